// What is scored: lines of text with a name, hypotheses beside one or more streams of references.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ferry {

struct Segments {
  std::string name;                ///< a file's path, or what else a message may call these lines
  std::vector<std::string> lines;  ///< one segment each; an empty line is a segment
};

/// Every line of a text file, empty ones and overlong ones included; only LF ends a line. Throws UserError when the
/// file cannot be read.
Segments read_segments(const std::filesystem::path& path);

/// Throws UserError naming every stream that has not as many segments as the hypotheses, with both counts; also when
/// there is no reference or nothing to score. Cutting to the shorter one would give a score of misaligned lines.
void check_same_number(const Segments& hypotheses, const std::vector<Segments>& references);

/// The references of one segment, one from each stream.
std::vector<std::string_view> references_of(const std::vector<Segments>& references, std::size_t segment);

}  // namespace ferry
