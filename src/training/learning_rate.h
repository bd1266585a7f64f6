// The learning rate as a pure function: a checkpoint stores the number of updates, no schedule object.
#pragma once

#include <cstdint>

#include "config/training_config.h"

namespace ferry {

/// The rate of update number `update`, from 1, under a resolved configuration. Linear warm-up to the peak, then
///   inverse_sqrt: peak * sqrt(warmup / update) (Vaswani et al. 2017, eq. 3, with the peak as the free factor);
///   cosine: half a cosine from the peak to 1 % of it at max_updates (Loshchilov and Hutter 2017, eq. 5);
///   constant: the peak.
double learning_rate(const LearningRateConfig& config, std::int64_t max_updates, std::int64_t update);

}  // namespace ferry
