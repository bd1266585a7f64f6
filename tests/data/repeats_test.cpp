#include "data/repeats.h"

#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/threads.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Repeats repeats_of(const ParallelText& text) {
  std::vector<std::uint32_t> all(text.size());
  std::iota(all.begin(), all.end(), 0U);
  return find_repeats(text, all);
}

TEST(Repeats, AreThePairsThatStandEarlier) {
  const Repeats found = repeats_of(text_of({{"a", "1"}, {"b", "2"}, {"a", "1"}, {"a", "2"}, {"a", "1"}, {"b", "1"}}));
  EXPECT_THAT(found.pairs, ElementsAre(2, 4));
}

TEST(Repeats, CountSourcesWithDifferentTargetsOnceAndNameEveryLaterTarget) {
  const Repeats found = repeats_of(
      text_of({{"a", "1"}, {"a", "1"}, {"a", "2"}, {"b", "1"}, {"a", "3"}, {"a", "2"}, {"c", "4"}, {"c", "5"}}));
  EXPECT_EQ(found.sources_with_different_targets, 2);
  EXPECT_THAT(found.later_targets, ElementsAre(2, 4, 7));
  EXPECT_EQ(found.targets_with_different_sources, 1);  // 1, of a and b
  EXPECT_THAT(found.later_sources, ElementsAre(3));
}

TEST(Repeats, DoNotDependOnBlanksAtTheEnds) {
  const Repeats found = repeats_of(text_of({{"a b", "1"}, {" a b", "1\t"}, {"a  b", "1"}}));
  EXPECT_THAT(found.pairs, ElementsAre(1));
  EXPECT_EQ(found.sources_with_different_targets, 0);
}

TEST(Repeats, AreLookedForInTheGivenPairsOnly) {
  const ParallelText text = text_of({{"a", "1"}, {"a", "1"}, {"a", "2"}});
  const Repeats found = find_repeats(text, {1, 2});
  EXPECT_THAT(found.pairs, IsEmpty());
  EXPECT_THAT(found.later_targets, ElementsAre(2));
  EXPECT_THAT(find_repeats(text, {}).pairs, IsEmpty());
}

}  // namespace
}  // namespace ferry
