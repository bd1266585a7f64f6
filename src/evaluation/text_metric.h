// The metrics by name, for those who are told at run time which ones to compute.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "evaluation/bleu.h"
#include "evaluation/bootstrap.h"
#include "evaluation/score.h"
#include "evaluation/segments.h"

namespace ferry {

enum class TextMetric { Bleu, Chrf, ChrfPlusPlus, Ter };

/// The name as options and JSON have it: "bleu", "chrf", "chrf++", "ter".
std::string_view name_of(TextMetric metric);
/// Throws UserError listing the names when there is no such metric.
TextMetric text_metric(std::string_view name);

struct MetricOptions {
  MetricTokenizer tokenizer = MetricTokenizer::V13a;  ///< BLEU
  Smoothing smoothing = Smoothing::Exp;               ///< BLEU
  bool lowercase = false;                             ///< BLEU and chrF; TER ignores case as it is
  std::optional<Resampling> resampling = {};          ///< only for the signature
};

/// A score, and the sums that resampling needs.
struct Measurement {
  Score score;
  SegmentSums sums;
};

/// Throws UserError when the streams differ in length.
Measurement measure(TextMetric metric, const Segments& hypotheses, const std::vector<Segments>& references,
                    const MetricOptions& options);

}  // namespace ferry
