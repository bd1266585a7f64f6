#include "decoding/alignment.h"

#include <algorithm>

#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

constexpr std::string_view word_mark = "\u2581";

}  // namespace

std::vector<int> words_of_pieces(const std::vector<std::string>& pieces) {
  std::vector<int> words;
  int word = -1;      // the newest word that has begun
  bool apart = true;  // a blank stands before what comes next
  for (const std::string& piece : pieces) {
    std::string_view rest = piece;
    int first = -1;
    while (!rest.empty()) {
      if (rest.starts_with(word_mark)) {
        apart = true;
        rest.remove_prefix(word_mark.size());
        continue;
      }
      if (apart) ++word;
      apart = false;
      if (first < 0) first = word;
      rest.remove_prefix(std::min(rest.size(), rest.find(word_mark)));
    }
    words.push_back(first >= 0 ? first : word + 1);
  }
  for (int& belongs : words) belongs = belongs > word ? -1 : belongs;
  return words;
}

std::vector<AlignmentLink> word_alignment(const Tensor& weights, const std::vector<int>& source_words,
                                          const std::vector<int>& target_words) {
  const auto count = [](const std::vector<int>& words) {
    return words.empty() ? 0 : *std::ranges::max_element(words) + 1;
  };
  const int sources = count(source_words);
  const int targets = count(target_words);
  if (sources == 0) return {};
  std::vector<std::vector<double>> sums(static_cast<std::size_t>(targets),
                                        std::vector<double>(static_cast<std::size_t>(sources), 0.0));
  const auto cells = weights.accessor<float, 2>();
  for (std::size_t t = 0; t < target_words.size(); ++t) {
    for (std::size_t s = 0; s < source_words.size(); ++s) {
      if (target_words[t] < 0 || source_words[s] < 0) continue;
      sums[static_cast<std::size_t>(target_words[t])][static_cast<std::size_t>(source_words[s])] +=
          static_cast<double>(cells[static_cast<std::int64_t>(t)][static_cast<std::int64_t>(s)]);
    }
  }
  std::vector<AlignmentLink> links;
  for (int target = 0; target < targets; ++target) {
    const auto& row = sums[static_cast<std::size_t>(target)];
    const auto most = std::ranges::max_element(row);
    if (*most > 0) links.push_back({static_cast<int>(most - row.begin()), target});
  }
  return links;
}

std::string to_pharaoh(const std::vector<AlignmentLink>& links) {
  std::vector<std::string> pairs;
  for (const AlignmentLink& link : links) pairs.push_back(format("{}-{}", link.source, link.target));
  return join(pairs, " ");
}

}  // namespace ferry
