// Which lines of a corpus a tokenizer learns from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ferry {

/// Lines with more bytes than this are not learnt from: SentencePiece's own limit, above which it drops them.
inline constexpr std::size_t longest_training_line = 4192;
/// SentencePiece's stand-in for rare characters, U+2585; it drops lines that hold it.
inline constexpr std::string_view reserved_character = "\xE2\x96\x85";
/// From more lines than this an evenly spaced choice is learnt from: more text changes few pieces and takes gigabytes.
inline constexpr std::size_t most_training_lines = 300'000;

struct TrainingLines {
  std::vector<std::string_view> lines;
  std::vector<std::string> remarks;  ///< one line for each reason to leave lines out
};

/// Leaves out blank lines in silence and those the library would drop with a remark, then at most `most` lines. Throws
/// UserError when nothing with a visible character is left.
TrainingLines choose_training_lines(const std::vector<std::string_view>& lines,
                                    std::span<const std::int64_t> line_numbers, std::size_t most = most_training_lines);

}  // namespace ferry
