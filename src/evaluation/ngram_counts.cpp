#include "evaluation/ngram_counts.h"

#include <algorithm>

namespace ferry {

std::u32string WordNumbers::units(const std::vector<std::u32string>& words) {
  std::u32string units;
  units.reserve(words.size());
  for (const std::u32string& word : words) {
    units += numbers_.try_emplace(word, static_cast<char32_t>(numbers_.size())).first->second;
  }
  return units;
}

NgramCounts count_ngrams(std::u32string_view units, std::size_t order) {
  NgramCounts counts;
  counts.reserve(units.size());
  for (std::size_t i = 0; i + order <= units.size(); ++i) ++counts[units.substr(i, order)];
  return counts;
}

std::int64_t ngram_total(std::u32string_view units, std::size_t order) {
  return units.size() < order ? 0 : static_cast<std::int64_t>(units.size() - order + 1);
}

std::int64_t count_matches(const NgramCounts& hypothesis, const NgramCounts& reference) {
  std::int64_t matches = 0;
  for (const auto& [ngram, count] : hypothesis) {
    const auto found = reference.find(ngram);
    if (found != reference.end()) matches += std::min(count, found->second);
  }
  return matches;
}

}  // namespace ferry
