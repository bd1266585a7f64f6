// The lines a command reads: from a file, or as they are typed.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/files.h"
#include "base/line_numbers.h"

namespace ferry {

enum class Reading {
  Blocks,   ///< a great many lines at once: fast
  AsTyped,  ///< each line as soon as it is there, for people and for programs that wait for the answer
};

class InputLines {
 public:
  /// "-" is standard input; anything else is read in blocks. Throws UserError where it cannot be opened.
  InputLines(const std::filesystem::path& path, Reading reading);

  /// Whether somebody types the lines.
  static bool on_terminal(const std::filesystem::path& path);

  bool as_typed() const { return !reader_; }
  /// False at the end. Lines are as LineReader gives them.
  bool next(std::string& line);
  /// Warns of what was odd in the lines read so far.
  void say_remarks() const;

 private:
  bool next_typed(std::string& line);

  std::optional<LineReader> reader_;
  bool first_ = true;
  LineNumbers nul_;
  LineNumbers broken_;
};

}  // namespace ferry
