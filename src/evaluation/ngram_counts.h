// Counting what two texts share: n-grams over units, where a unit is a character or the number of a word.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ferry {

/// Numbers words in the order in which they are first seen, so that a sequence of words becomes a sequence of units and
/// one way of counting serves words and characters.
class WordNumbers {
 public:
  std::u32string units(const std::vector<std::u32string>& words);

 private:
  std::unordered_map<std::u32string, char32_t> numbers_;
};

/// How often each n-gram occurs. The keys are views into the units that were counted, which must live as long.
using NgramCounts = std::unordered_map<std::u32string_view, std::int64_t>;

NgramCounts count_ngrams(std::u32string_view units, std::size_t order);

/// How many n-grams of that order there are: max(0, length - order + 1).
std::int64_t ngram_total(std::u32string_view units, std::size_t order);

/// Occurrences that both have, each counted as often as in the one that has it less often (clipped counts).
std::int64_t count_matches(const NgramCounts& hypothesis, const NgramCounts& reference);

}  // namespace ferry
