#include "training/final_averages.h"

#include <algorithm>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "checkpoint/checkpoint.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

bool verifies(const fs::path& checkpoint) {
  try {
    verify_checkpoint(checkpoint, Parts::Model);
    return true;
  } catch (const UserError& error) {
    log::warning("{}; passed over", error.problems().front().what);
    return false;
  }
}

std::vector<fs::path> newest(const std::vector<fs::path>& checkpoints, int count) {
  const std::size_t taken = std::min(checkpoints.size(), static_cast<std::size_t>(count));
  return {checkpoints.end() - static_cast<std::ptrdiff_t>(taken), checkpoints.end()};
}

}  // namespace

std::vector<AverageCandidate> average_candidates(const fs::path& run_folder, const Config& config) {
  const CheckpointConfig& options = config.checkpoint;
  if (options.average == 0) return {};
  std::vector<AverageCandidate> candidates;
  const auto add = [&](const char* which, std::vector<fs::path> checkpoints) {
    std::erase_if(checkpoints, [](const fs::path& checkpoint) { return !verifies(checkpoint); });
    std::ranges::sort(checkpoints);
    if (checkpoints.size() < 2) return;
    if (!candidates.empty() && candidates.front().checkpoints == checkpoints) return;
    candidates.push_back({format("the {} {} checkpoints", which, checkpoints.size()), checkpoints});
  };
  add("last", newest(list_checkpoints(run_folder), options.average));
  if (options.keep_best > 1) {
    add("best", best_checkpoints(run_folder, options.keep_best, config.validation.metric));
  }
  return candidates;
}

}  // namespace ferry
