// What a save or removal that was cut off leaves beside the checkpoints of a run.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ferry {

/// The name of a folder while a process writes it, replaces it or removes it: ".update-00001200.partial-4711".
struct AsideName {
  std::string whose;    ///< of a checkpoint or a mean
  std::string purpose;  ///< "partial", "replaced" or "removed"
  int process = 0;
};
std::optional<AsideName> aside_name_of(std::string_view name);

/// True where that process is no more, and for our own number: nothing of this process is under way when it asks.
bool is_over(int process);

/// True for a folder that nobody writes any more and whose name the checkpoint itself has, or never had.
bool is_leftover(const std::filesystem::path& folder);

/// Where the file system cannot exchange two names, a save that is cut off between its two moves leaves the checkpoint
/// that it was to replace under neither: each such gets its name back. Returns those that a process which still lives
/// seems to be replacing at this moment. Throws std::system_error.
std::vector<std::filesystem::path> recover_replaced(const std::filesystem::path& run_folder);

}  // namespace ferry
