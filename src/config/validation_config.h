// Sections `validation`, `checkpoint` and `decoding`: how progress is judged, kept, and put into words.
#pragma once

#include "config/automatic.h"

namespace ferry {

enum class Metric { Loss, Bleu, Chrf };

struct ValidationConfig {
  Automatic<int> every;          ///< updates
  Metric metric = Metric::Bleu;  ///< decides which checkpoint is best
  int samples = 3;               ///< translations shown at each validation
  bool operator==(const ValidationConfig&) const = default;
};

struct CheckpointConfig {
  Automatic<int> every;  ///< updates
  int keep = 2;          ///< the newest so many, besides the best
  bool operator==(const CheckpointConfig&) const = default;
};

struct DecodingConfig {
  int beam = 4;                   ///< 1: greedy
  double length_penalty = 1.0;    ///< score = log-probability / length^penalty
  double max_length_ratio = 2.0;  ///< longest translation: this times the source's pieces, plus 10
  int batch_tokens = 4096;        ///< source positions translated together
  bool operator==(const DecodingConfig&) const = default;
};

}  // namespace ferry
