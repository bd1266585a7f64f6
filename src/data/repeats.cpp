#include "data/repeats.h"

#include <algorithm>
#include <functional>
#include <string_view>

#include "base/text.h"
#include "base/threads.h"

namespace ferry {
namespace {

using Hash = std::hash<std::string_view>;

struct HashedPair {
  std::size_t first = 0;  ///< hash of the side that is grouped by
  std::size_t second = 0;
  std::uint32_t index = 0;
};

/// Pairs seen from one of their sides: ordered so that equal lines of that side stand together, within them equal lines
/// of the other side, within them earlier pairs first.
class GroupedPairs {
 public:
  GroupedPairs(const TextLines& first, const TextLines& second, const std::vector<std::uint32_t>& pairs)
      : first_(first), second_(second), pairs_(pairs.size()) {
    for_ranges(pairs.size(), 4096, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        pairs_[i] = {Hash{}(first_line(pairs[i])), Hash{}(second_line(pairs[i])), pairs[i]};
      }
    });
    std::sort(pairs_.begin(), pairs_.end(),
              [this](const HashedPair& a, const HashedPair& b) { return comes_before(a, b); });
  }

  std::size_t size() const { return pairs_.size(); }
  std::uint32_t index(std::size_t place) const { return pairs_[place].index; }
  /// Whether the pair at this place has the line of the one before it.
  bool same_first(std::size_t place) const {
    return pairs_[place].first == pairs_[place - 1].first &&
           first_line(pairs_[place].index) == first_line(pairs_[place - 1].index);
  }
  bool same_second(std::size_t place) const {
    return pairs_[place].second == pairs_[place - 1].second &&
           second_line(pairs_[place].index) == second_line(pairs_[place - 1].index);
  }

 private:
  std::string_view first_line(std::uint32_t index) const { return trimmed(first_[index]); }
  std::string_view second_line(std::uint32_t index) const { return trimmed(second_[index]); }
  bool comes_before(const HashedPair& a, const HashedPair& b) const {
    if (a.first != b.first) return a.first < b.first;
    if (const int order = first_line(a.index).compare(first_line(b.index)); order != 0) return order < 0;
    if (a.second != b.second) return a.second < b.second;
    if (const int order = second_line(a.index).compare(second_line(b.index)); order != 0) return order < 0;
    return a.index < b.index;
  }

  const TextLines& first_;
  const TextLines& second_;
  std::vector<HashedPair> pairs_;
};

/// Adds to `later` the first pair of every counterpart but the earliest of the group; returns whether there is one.
bool add_later_counterparts(std::vector<std::uint32_t>& counterparts, std::vector<std::uint32_t>& later) {
  std::sort(counterparts.begin(), counterparts.end());
  if (counterparts.size() < 2) return false;
  later.insert(later.end(), counterparts.begin() + 1, counterparts.end());
  return true;
}

/// How many lines have different counterparts; those after the first go to `later`, pairs that stand earlier already to
/// `repeats`.
std::int64_t find_counterparts(const GroupedPairs& pairs, std::vector<std::uint32_t>& later,
                               std::vector<std::uint32_t>& repeats) {
  std::int64_t groups = 0;
  std::vector<std::uint32_t> counterparts;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i > 0 && !pairs.same_first(i)) {
      groups += add_later_counterparts(counterparts, later) ? 1 : 0;
      counterparts.clear();
    }
    const bool repeated = i > 0 && pairs.same_first(i) && pairs.same_second(i);
    (repeated ? repeats : counterparts).push_back(pairs.index(i));
  }
  groups += add_later_counterparts(counterparts, later) ? 1 : 0;
  std::sort(later.begin(), later.end());
  std::sort(repeats.begin(), repeats.end());
  return groups;
}

}  // namespace

Repeats find_repeats(const ParallelText& text, const std::vector<std::uint32_t>& pairs) {
  Repeats found;
  found.sources_with_different_targets =
      find_counterparts({text.source, text.target, pairs}, found.later_targets, found.pairs);
  std::vector<std::uint32_t> the_same_repeats;
  found.targets_with_different_sources =
      find_counterparts({text.target, text.source, pairs}, found.later_sources, the_same_repeats);
  return found;
}

}  // namespace ferry
