// How much more memory this process may take, and what sets the limit.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace ferry {

struct AvailableMemory {
  std::int64_t bytes = 0;
  std::string limit;  ///< "memory of the machine", "memory limit of the container (cgroup)" or "ulimit -v"
  /// Whether allocations fail at the limit; elsewhere the system ends the process.
  bool allocations_fail = false;
};

/// The least of: what the kernel counts as available (without swap), what is left of every cgroup (version 1 or 2) this
/// process is in, and what is left of RLIMIT_AS. `root` is where proc and sys are found. Without any of these files:
/// the largest number.
AvailableMemory available_memory(const std::filesystem::path& root = "/");

/// What this process has resident now, in bytes.
std::int64_t resident_memory();

/// "512 MB", "1.9 GB".
std::string memory_size(std::int64_t bytes);

}  // namespace ferry
