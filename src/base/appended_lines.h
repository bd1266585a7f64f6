// A file that grows line by line while a program runs: a log, a table of measurements.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/file_operations.h"

namespace ferry {

/// Each line stands in the file whole, or not at all; what could not be written (the disk may be full for a while) is
/// kept, and written before the next line.
class AppendedLines {
 public:
  /// Lines go after what the file holds, half a line at its end stays one of its own; the file is made where it is
  /// missing. Throws std::system_error.
  explicit AppendedLines(const std::filesystem::path& path);

  /// Adds the line with its line end. The reason, where it has to wait.
  std::optional<std::error_code> add(std::string_view line);

  /// Leaves whole lines in the file, and returns those that still wait. Nothing may be added after it.
  std::string close();

 private:
  OutputFile file_;
  std::uint64_t sound_size_;     ///< of what was written whole
  bool partly_written_ = false;  ///< there may be more in the file than that
  std::string waiting_;
};

}  // namespace ferry
