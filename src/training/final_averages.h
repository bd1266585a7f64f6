// Which means of checkpoints are tried at the end of training.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "config/config.h"

namespace ferry {

struct AverageCandidate {
  std::string name;                                ///< "the last 4 checkpoints"
  std::vector<std::filesystem::path> checkpoints;  ///< two or more, oldest first
};

/// The newest checkpoint.average of a run, and the best checkpoint.keep_best where those are others. Damaged ones are
/// passed over, each named in the log.
std::vector<AverageCandidate> average_candidates(const std::filesystem::path& run_folder, const Config& config);

}  // namespace ferry
