// Which lines of a side look more like the other side's language: a comparison of letter sequences, which needs no
// knowledge of any language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "data/parallel_text.h"

namespace ferry {

/// Counts the sequences of four bytes in the two sides of some pairs, and tells by them to which side a line belongs.
class LanguageProfile {
 public:
  LanguageProfile();
  void add(std::string_view source, std::string_view target);
  /// After the last pair: what `odds` needs.
  void finish();

  /// The logarithm (nats) of how much more likely the line stands on the source side than on the target side. Each byte
  /// is in four sequences, and so the sum over the sequences is divided by four.
  float odds(std::string_view line) const;

 private:
  std::vector<std::uint32_t> source_;
  std::vector<std::uint32_t> target_;
  std::vector<float> odds_;
};

/// For each pair, which of its sides looks like the other side's language.
struct LanguageVerdict {
  bool two_languages = false;  ///< the sides can be told apart
  std::vector<bool> source;
  std::vector<bool> target;
};

/// Judges the pairs whose index is in `pairs`, ascending; the verdict is in the order of `pairs`. A line stands out
/// when the other side is more than e^5 times as likely. Each half of the pairs is judged by a profile of the other
/// half, so that no line speaks for itself. No line stands out where there are fewer than 200 pairs, or where the sides
/// cannot be told apart: less than half of the lines are that much likelier on their own side.
LanguageVerdict lines_in_the_other_language(const ParallelText& text, const std::vector<std::uint32_t>& pairs);

}  // namespace ferry
