// First station of the data: two lists of text files become pairs of lines, read once and kept as text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "config/data_config.h"
#include "data/text_file.h"

namespace ferry {

/// Lines of text kept in one block, so that a million short lines cost their bytes and little more.
class TextLines {
 public:
  void reserve(std::size_t lines, std::size_t bytes);
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
  std::string name;  ///< "training", "validation", ... for messages
  TextLines source;
  TextLines target;
  std::vector<std::int64_t> lines;  ///< the line number of each kept pair
  std::vector<LeftOut> left_out;
  std::int64_t lines_read = 0;
  std::vector<std::int64_t> nul_lines;  ///< line numbers of pairs in which a NUL byte was read as a blank
  std::vector<TextFile> source_files;
  std::vector<TextFile> target_files;  ///< empty where the source files hold both sides as columns
  std::vector<std::string> remarks;    ///< byte order marks, NUL bytes, broken UTF-8, cut lines: one line each
  std::size_t size() const { return lines.size(); }
};

/// Reads the files; pairs with a blank side are left out and listed, and so are those with a line that was cut because
/// it is longer than a megabyte. Throws UserError naming both sides and both counts when the numbers of lines differ
/// (of the sides, and of each pair of files where both sides have as many), or a file that cannot be read or is in
/// UTF-16. `keep_blank`
/// keeps every pair (for evaluation, where each line counts).
/// Where both sides name the same .tsv files, their two columns are the sides; lines with another number of columns
/// are an error that names them.
ParallelText read_parallel_text(const ParallelFiles& files, const std::string& name, bool keep_blank = false);

/// "training: 7 pairs read, 4 used; 3 left out: 3 blank (lines 3, 5, 6)": the counts by reason with the first line
/// numbers. No "training: " when the text has no name.
std::string summary(const ParallelText& text);

/// The same sentence from its parts.
std::string summary(const std::string& name, std::int64_t lines_read, std::size_t used,
                    const std::vector<LeftOut>& left_out);

}  // namespace ferry
