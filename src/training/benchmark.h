// How fast this machine trains a configuration, and what it could do at most.
#pragma once

#include <filesystem>

#include "base/json.h"
#include "config/config.h"

namespace ferry {

struct BenchmarkOptions {
  int warmup_updates = 5;
  int updates = 20;
  std::filesystem::path batches;  ///< where the shape and the batches are written as JSON, for other programs; or empty
};

/// Trains for a few updates, writes nothing, and measures: target_tokens_per_second, seconds, peak_memory_bytes,
/// product_gflops (the machine's own rate in products of the model's shape, measured in the same run) and
/// achieved_gflops (the model's products alone, over all of the time), stages (seconds an update).
Json benchmark_training(const Config& config, const BenchmarkOptions& options);

}  // namespace ferry
