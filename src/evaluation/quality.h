// How good a model is, as far as choosing between two of them goes.
#pragma once

#include <limits>

#include "config/validation_config.h"

namespace ferry {

/// A validation's score by the metric that the configuration chooses by, and its loss, which decides between equal
/// scores: BLEU is 0 for every model while no four words in a row are right, and a model that learns has no other
/// way to show it.
struct Quality {
  double score = 0;
  double loss = std::numeric_limits<double>::infinity();  ///< nats a token; infinite: not known
  bool operator==(const Quality&) const = default;
};

/// False for a model that computes no numbers: it is not to be chosen.
bool is_finite(const Quality& quality);

/// Losses are minimised, the other metrics maximised. False between equals, and for what is no number.
bool is_better(Metric metric, const Quality& quality, const Quality& than);

}  // namespace ferry
