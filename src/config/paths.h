// Paths in a configuration: written relative to the file that holds them, held absolute while the program runs.
#pragma once

#include <filesystem>
#include <string>

namespace ferry {

/// The folder that paths in a file are relative to: absolute, with symbolic links followed, so that `..` in the file
/// means what it means to the operating system.
std::filesystem::path folder_of(const std::filesystem::path& file);

/// The absolute form of a path as written in a file of this folder: without `.` and `..` where that does not change
/// what it names, without a slash at its end; `~/` is the user's home.
std::filesystem::path absolute_path(const std::filesystem::path& written, const std::filesystem::path& folder);

/// The path as a file in `folder` should hold it: relative to it, or absolute where `folder` is empty or that cannot be
/// done. absolute_path gives back the (absolute) path.
std::string written_path(const std::filesystem::path& path, const std::filesystem::path& folder);

}  // namespace ferry
