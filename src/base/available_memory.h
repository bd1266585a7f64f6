// How much more memory this process may take, and what sets the limit.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

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

/// What is left of RLIMIT_AS alone (`ulimit -v`), in microseconds; the largest number where there is no limit.
std::int64_t address_space_left();

/// For what is read to be kept, and may be far larger than it looks (a .gz file holds up to a thousand times its size):
/// refuses it before the system ends the process.
class MemoryWatch {
 public:
  /// `what` is read, as it is called in the message.
  explicit MemoryWatch(std::string what, std::filesystem::path root = "/")
      : what_(std::move(what)), root_(std::move(root)) {}

  /// To be told of all that is kept. Throws UserError where as much again, which a block that grows may need for a
  /// moment, is not available.
  void took(std::size_t bytes) {
    taken_ += static_cast<std::int64_t>(bytes);
    if (taken_ >= next_look_) look();
  }

 private:
  static constexpr std::int64_t look_every = 64'000'000;
  void look();

  std::string what_;
  std::filesystem::path root_;
  std::int64_t taken_ = 0;
  std::int64_t next_look_ = look_every;
};

/// What this process has resident now, in bytes.
std::int64_t resident_memory();

/// "512 MB", "1.9 GB".
std::string memory_size(std::int64_t bytes);

}  // namespace ferry
