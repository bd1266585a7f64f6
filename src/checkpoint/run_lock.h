// One process at a time trains in a run folder: two would overwrite each other's checkpoints.
#pragma once

#include <filesystem>

namespace ferry {

/// Holds the run folder (which must exist) from construction to destruction. The operating system gives the lock up
/// when the process ends, however it ends, so a crash leaves none behind.
class RunLock {
 public:
  /// Throws UserError naming the process that holds the folder.
  explicit RunLock(const std::filesystem::path& run_folder);
  ~RunLock();
  RunLock(const RunLock&) = delete;
  RunLock& operator=(const RunLock&) = delete;

 private:
  int descriptor_;
};

}  // namespace ferry
