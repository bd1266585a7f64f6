#include "decoding/source_batches.h"

#include <algorithm>
#include <numeric>

namespace ferry {

std::vector<std::vector<std::size_t>> group_by_length(const std::vector<std::int64_t>& positions,
                                                      std::int64_t batch_tokens) {
  std::vector<std::size_t> order(positions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t sentence) { return positions[sentence]; });
  std::vector<std::vector<std::size_t>> groups;
  std::int64_t room = 0;  // sentences that still fit into the newest group, as wide as its first sentence
  for (const std::size_t sentence : order) {
    if (room == 0) {
      groups.emplace_back();
      room = std::max<std::int64_t>(1, batch_tokens / positions[sentence]);
    }
    groups.back().push_back(sentence);
    --room;
  }
  return groups;
}

}  // namespace ferry
