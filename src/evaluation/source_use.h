// Whether a model translates at all: its loss with the right sources beside its loss with those of other sentences.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "evaluation/corpus_loss.h"

namespace ferry {

struct SourceUse {
  std::int64_t pairs = 0;    ///< on how many it was measured
  double loss = 0;           ///< nats a token, plain likelihood, each target under its own source
  double shuffled_loss = 0;  ///< the same targets, each under the source of another pair

  /// A decoder that knows the target language alone pays nothing for a wrong source. Clear: a perplexity more than a
  /// tenth higher.
  bool clear() const;
};

/// On at most 300 pairs from all over the corpus, the same ones each time; nothing where there are fewer than two.
std::optional<SourceUse> source_use(TransformerImpl& model, const EncodedCorpus& corpus, const LossOptions& options);

/// A permutation of 0..size-1 that moves every element; a pure function of the size, which is at least 2.
std::vector<std::size_t> permutation_without_fixed_points(std::size_t size);

Json to_json(const SourceUse& use);
/// For people; says in plain words when the source has no clear influence.
std::string to_line(const SourceUse& use);

}  // namespace ferry
