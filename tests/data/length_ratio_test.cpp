#include "data/length_ratio.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

std::vector<PairLengths> copies(std::size_t count, const PairLengths& pair) {
  return std::vector<PairLengths>(count, pair);
}

// With ratio 1 and the smallest spread, 1: |target - source| over the square root of their mean is at most 6.
TEST(LengthRule, AllowsShortPairsARatioThatItForbidsLongOnes) {
  const LengthRule rule(copies(20, {100, 100}));
  EXPECT_DOUBLE_EQ(rule.ratio(), 1);
  EXPECT_FALSE(rule.is_unlikely({100, 169}));  // 69 / sqrt(134.5) = 5.95
  EXPECT_TRUE(rule.is_unlikely({100, 170}));   // 70 / sqrt(135) = 6.02
  EXPECT_TRUE(rule.is_unlikely({170, 100}));
  EXPECT_FALSE(rule.is_unlikely({2, 20}));  // 18 / sqrt(11) = 5.43
  EXPECT_TRUE(rule.is_unlikely({2, 30}));   // 28 / sqrt(16) = 7
}

TEST(LengthRule, ExpectsTheRatioOfTheCorpus) {
  const LengthRule rule(copies(30, {50, 100}));
  EXPECT_DOUBLE_EQ(rule.ratio(), 2);
  EXPECT_FALSE(rule.is_unlikely({200, 400}));
  EXPECT_TRUE(rule.is_unlikely({200, 200}));  // 400 were expected: -200 / sqrt(300) = -11.5
}

TEST(LengthRule, AllowsMoreWhereTheCorpusVariesMore) {
  std::vector<PairLengths> pairs = copies(10, {100, 80});  // -20 / sqrt(90) = -2.108
  for (const PairLengths& pair : copies(10, {100, 100})) pairs.push_back(pair);
  for (const PairLengths& pair : copies(10, {100, 125})) pairs.push_back(pair);  // 25 / sqrt(112.5) = 2.357
  const LengthRule rule(pairs);
  // The middle is 0, the median distance from it 2.108, the spread 3.126, the limit 18.75.
  EXPECT_FALSE(rule.is_unlikely({100, 390}));  // 290 / sqrt(245) = 18.53
  EXPECT_TRUE(rule.is_unlikely({100, 400}));   // 300 / sqrt(250) = 18.97
}

TEST(LengthRule, IsNotMovedByTheOutliersItIsToFind) {
  std::vector<PairLengths> pairs = copies(60, {100, 100});
  for (const PairLengths& pair : copies(40, {100, 900})) pairs.push_back(pair);
  const LengthRule rule(pairs);
  EXPECT_FALSE(rule.is_unlikely({100, 100}));
  EXPECT_TRUE(rule.is_unlikely({100, 900}));
}

TEST(LengthRule, JudgesNothingByAHandfulOfPairs) {
  EXPECT_FALSE(LengthRule(copies(19, {100, 100})).is_unlikely({1, 1000}));
  EXPECT_FALSE(LengthRule({}).is_unlikely({1, 1000}));
}

}  // namespace
}  // namespace ferry
