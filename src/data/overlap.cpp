#include "data/overlap.h"

#include <string_view>
#include <unordered_map>

#include "base/text.h"

namespace ferry {
namespace {

using Places = std::unordered_multimap<std::string_view, std::uint32_t>;

Places places_of(const TextLines& lines) {
  Places places;
  places.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trimmed(lines[i]);
    if (!line.empty()) places.emplace(line, static_cast<std::uint32_t>(i));
  }
  return places;
}

std::vector<std::uint32_t> places_where(const std::vector<bool>& marks) {
  std::vector<std::uint32_t> places;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i]) places.push_back(static_cast<std::uint32_t>(i));
  }
  return places;
}

}  // namespace

Overlap find_overlap(const ParallelText& large, const ParallelText& small) {
  const Places places = places_of(small.source);
  std::vector<bool> sources(small.size());
  std::vector<bool> pairs(small.size());
  Overlap overlap;
  for (std::size_t i = 0; i < large.size(); ++i) {
    const auto [begin, end] = places.equal_range(trimmed(large.source[i]));
    if (begin == end) continue;
    overlap.in_large.push_back(static_cast<std::uint32_t>(i));
    for (auto place = begin; place != end; ++place) {
      sources[place->second] = true;
      if (trimmed(small.target[place->second]) == trimmed(large.target[i])) pairs[place->second] = true;
    }
  }
  overlap.sources = places_where(sources);
  overlap.pairs = places_where(pairs);
  return overlap;
}

}  // namespace ferry
