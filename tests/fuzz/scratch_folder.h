// Where a target puts its bytes for readers that take files.
#pragma once

#include <filesystem>
#include <string_view>

namespace ferry {

/// An empty folder of this process alone, removed when it ends; a crash leaves it behind. TMPDIR says where.
const std::filesystem::path& scratch_folder();

/// Writes bytes as they are and returns the file's path.
std::filesystem::path scratch_file(const char* name, std::string_view bytes);

}  // namespace ferry
