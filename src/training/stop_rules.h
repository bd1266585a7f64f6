// Why training stops.
#pragma once

#include <optional>
#include <string>

#include "checkpoint/progress.h"
#include "config/training_config.h"

namespace ferry {

/// The reason in words, or nothing while training goes on. A pure function of where the run stands.
std::optional<std::string> reason_to_stop(const TrainingConfig& config, const Progress& progress);

}  // namespace ferry
