// The edits of the translation edit rate: insertions, deletions, substitutions and shifts of whole phrases, found
// greedily (Snover et al. 2006, "A study of translation edit rate with targeted human annotation", algorithm 1) with
// the limits and the order of preference of the authors' program Tercom.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ferry {

struct ShiftLimits {
  static constexpr std::size_t longest_phrase = 10;      ///< words that are moved together
  static constexpr std::size_t farthest = 50;            ///< words between the two places of a phrase
  static constexpr std::int64_t most_candidates = 1000;  ///< shifts tried for one sentence, for the sake of time
};

/// The number of edits, shifts counting one each, that turn the hypothesis into the reference. Words are numbers.
std::int64_t count_edits(std::u32string_view hypothesis, std::u32string_view reference);

}  // namespace ferry
