#include "decoding/source_batches.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.h"

namespace ferry {
namespace {

TEST(SourceBatches, HoldEverySentenceOnceWithinTheBudgetLongestFirst) {
  RandomStream random(1, "lengths");
  std::vector<std::int64_t> positions(500);
  for (std::int64_t& length : positions) length = 1 + static_cast<std::int64_t>(random.below(60));
  std::vector<int> seen(positions.size(), 0);
  std::int64_t before = 1000;
  for (const auto& group : group_by_length(positions, 256)) {
    const std::int64_t longest = positions[group.front()];
    EXPECT_LE(longest * static_cast<std::int64_t>(group.size()), 256);
    for (const std::size_t sentence : group) {
      EXPECT_LE(positions[sentence], before);
      before = positions[sentence];
      ++seen[sentence];
    }
  }
  EXPECT_TRUE(std::ranges::all_of(seen, [](int times) { return times == 1; }));
}

TEST(SourceBatches, ASentenceLongerThanTheBudgetIsAlone) {
  EXPECT_EQ(group_by_length({3, 50, 3}, 8), (std::vector<std::vector<std::size_t>>{{1}, {0, 2}}));
  EXPECT_EQ(group_by_length({3, 3}, 1), (std::vector<std::vector<std::size_t>>{{0}, {1}}));
  EXPECT_TRUE(group_by_length({}, 8).empty());
}

}  // namespace
}  // namespace ferry
