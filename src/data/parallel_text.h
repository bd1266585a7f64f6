// First station of the data: two lists of text files become pairs of lines, read once and kept as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "config/data_config.h"

namespace ferry {

/// Lines of text kept in one block, so that a million short lines cost their bytes and little more.
class TextLines {
 public:
  void add(std::string_view line);
  std::size_t size() const { return ends_.size(); }
  std::string_view operator[](std::size_t i) const;

 private:
  std::string bytes_;
  std::vector<std::uint64_t> ends_;
};

/// A pair that is not used, by line number, from 1 over all files of a side.
enum class Reason { Blank, TooLong };

struct LeftOut {
  Reason reason;
  std::int64_t line;
};

struct ParallelText {
  std::string name;                      ///< "training", "validation", ... for messages
  TextLines source;
  TextLines target;
  std::vector<std::int64_t> lines;       ///< the line number of each kept pair
  std::vector<LeftOut> left_out;
  std::int64_t lines_read = 0;
  std::vector<std::string> remarks;      ///< byte order marks, NUL bytes: one line each
  std::size_t size() const { return lines.size(); }
};

/// Reads the files; pairs with a blank side are left out and listed. Throws UserError naming both sides and both counts
/// when the numbers of lines differ, or a file that cannot be read. `keep_blank` keeps every pair (for evaluation,
/// where each line counts).
ParallelText read_parallel_text(const ParallelFiles& files, const std::string& name, bool keep_blank = false);

/// "7 pairs read, 4 used; 3 skipped, blank: lines 3, 5, 6": the counts by reason with the first line numbers.
std::string summary(const ParallelText& text);

}  // namespace ferry
