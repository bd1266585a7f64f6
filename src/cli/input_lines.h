// The lines a command reads: from a file, or as they are typed.
#pragma once

#include <filesystem>
#include <string>

#include "base/files.h"
#include "base/line_numbers.h"

namespace ferry {

class InputLines {
 public:
  /// "-" is standard input; anything else is read in blocks. Throws UserError where it cannot be opened.
  InputLines(const std::filesystem::path& path, Reading reading);

  /// Whether somebody types the lines.
  static bool on_terminal(const std::filesystem::path& path);

  bool as_typed() const { return as_typed_; }
  /// False at the end. Lines are as LineReader gives them.
  bool next(std::string& line);
  /// Warns of what was odd in the lines read so far.
  void say_remarks() const;

 private:
  bool as_typed_;
  LineReader reader_;
  LineNumbers nul_;
  LineNumbers broken_;
};

}  // namespace ferry
