// Sections `training` and `learning_rate`: one update, how many of them, and how fast.
#pragma once

#include "config/automatic.h"

namespace ferry {

enum class OptimizerKind { Adamw };
enum class Schedule { InverseSqrt, Cosine, Constant };

struct TrainingConfig {
  Automatic<int> batch_tokens;      ///< most positions a side in one batch, padding included
  int accumulate = 1;               ///< batches an update
  double label_smoothing = 0.1;
  double clip_norm = 1.0;           ///< 0: no clipping
  OptimizerKind optimizer = OptimizerKind::Adamw;
  double weight_decay = 0.0;        ///< of weight matrices; norms and biases are left alone
  double beta1 = 0.9;
  double beta2 = 0.98;
  double epsilon = 1e-9;
  Automatic<double> average_decay;  ///< of the moving average of the weights that is validated and kept; 0: none
  Automatic<int> max_updates;       ///< 0: no limit
  int max_epochs = 0;               ///< 0: no limit
  double max_minutes = 0;           ///< 0: no limit
  int patience = 0;                 ///< validations without a better score before stopping; 0: no limit
  bool operator==(const TrainingConfig&) const = default;
};

struct LearningRateConfig {
  Automatic<double> peak;
  Automatic<Schedule> schedule;
  Automatic<int> warmup_updates;
  bool operator==(const LearningRateConfig&) const = default;
};

}  // namespace ferry
