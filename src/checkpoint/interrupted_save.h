// What a save or removal that was cut off leaves beside the checkpoints of a run.
#pragma once

#include <filesystem>
#include <vector>

namespace ferry {

/// Where the file system cannot exchange two names, a save that is cut off between its two moves leaves the checkpoint
/// that it was to replace under neither: each such gets its name back, with a warning. Only for who holds the run's
/// lock: for all others it may be under way. Throws std::system_error.
void recover_replaced(const std::filesystem::path& run_folder);

/// Folders that nobody writes any more, of this run. To be removed before any checkpoint is: a leftover whose
/// checkpoint is gone would be taken for one that is to be recovered.
std::vector<std::filesystem::path> list_leftovers(const std::filesystem::path& run_folder);

}  // namespace ferry
