// What a checkpoint's score was found by.
#pragma once

#include <optional>

#include "checkpoint/progress.h"
#include "config/validation_config.h"

namespace ferry {

struct JudgedBy {
  Metric metric = Metric::Bleu;
  Automatic<MetricTokenizer> tokenize;
  std::optional<TextFingerprint> text;  ///< absent in checkpoints of earlier versions
};

/// Of the scores in `progress`, by the configuration of the same checkpoint.
JudgedBy judged_by(const ValidationConfig& config, const Progress& progress);

/// Whether a score of the one says anything beside a score of the other.
bool can_be_compared(const JudgedBy& one, const JudgedBy& other);

}  // namespace ferry
