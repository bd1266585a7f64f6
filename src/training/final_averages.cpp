#include "training/final_averages.h"

#include <algorithm>

#include "base/format.h"
#include "checkpoint/checkpoint.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

// Of the last one and those in the rhythm: what else there is only a signal asked for.
std::vector<fs::path> newest(const std::vector<fs::path>& checkpoints, const CheckpointConfig& options) {
  std::vector<fs::path> counted = in_rhythm(checkpoints, options.every.value());
  if (!checkpoints.empty() && (counted.empty() || counted.back() != checkpoints.back())) {
    counted.push_back(checkpoints.back());
  }
  const std::size_t taken = std::min(counted.size(), static_cast<std::size_t>(options.average));
  return {counted.end() - static_cast<std::ptrdiff_t>(taken), counted.end()};
}

}  // namespace

std::vector<AverageCandidate> average_candidates(const fs::path& run_folder, const Config& config) {
  const CheckpointConfig& options = config.checkpoint;
  if (options.average == 0) return {};
  std::vector<AverageCandidate> candidates;
  const auto add = [&](const char* which, std::vector<fs::path> checkpoints) {
    std::erase_if(checkpoints, [](const fs::path& checkpoint) { return !is_sound(checkpoint, Parts::Model); });
    std::ranges::sort(checkpoints);
    if (checkpoints.size() < 2) return;
    if (!candidates.empty() && candidates.front().checkpoints == checkpoints) return;
    candidates.push_back({format("the {} {} checkpoints", which, checkpoints.size()), checkpoints});
  };
  add("last", newest(list_checkpoints(run_folder), options));
  if (options.keep_best > 1) {
    add("best", best_checkpoints(run_folder, options.keep_best, config.validation.metric));
  }
  return candidates;
}

}  // namespace ferry
