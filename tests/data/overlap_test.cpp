#include "data/overlap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Overlap, TellsCommonPairsFromCommonSources) {
  const ParallelText train = text_of({{"a", "1"}, {"b", "2"}, {"a", "3"}, {"c", "4"}});
  const ParallelText test = text_of({{"c", "5"}, {"d", "1"}, {"a", "3"}, {"a", "9"}});
  const Overlap overlap = find_overlap(train, test);
  EXPECT_THAT(overlap.sources, ElementsAre(0, 2, 3));
  EXPECT_THAT(overlap.pairs, ElementsAre(2));
  EXPECT_THAT(overlap.in_large, ElementsAre(0, 2, 3));
}

TEST(Overlap, DoesNotDependOnBlanksAtTheEndsAndLeavesBlankLinesOut) {
  const Overlap overlap = find_overlap(text_of({{"a ", "1"}, {" ", "2"}}), text_of({{"\ta", " 1"}, {"", "2"}}));
  EXPECT_THAT(overlap.pairs, ElementsAre(0));
  EXPECT_THAT(overlap.in_large, ElementsAre(0));
}

TEST(Overlap, WithNothingIsNothing) {
  EXPECT_THAT(find_overlap(text_of({{"a", "1"}}), {}).sources, IsEmpty());
  EXPECT_THAT(find_overlap({}, text_of({{"a", "1"}})).sources, IsEmpty());
}

}  // namespace
}  // namespace ferry
