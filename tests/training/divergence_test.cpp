#include "training/divergence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

using testing::HasSubstr;

// ln(1000) = 6.9078.
constexpr std::int64_t vocabulary = 1000;

int remarks_of(DivergenceWatch& watch, const std::vector<double>& losses) {
  int count = 0;
  for (const double loss : losses) count += watch.remark(loss) ? 1 : 0;
  return count;
}

TEST(Divergence, ALossThatFallsWithOrdinaryNoiseIsNoDivergence) {
  DivergenceWatch watch(vocabulary);
  std::vector<double> losses;
  for (int i = 0; i < 200; ++i) losses.push_back(1.5 + 6.0 / (1 + 0.1 * i) + 0.1 * ((i * 7) % 5 - 2));
  EXPECT_EQ(remarks_of(watch, losses), 0);
}

TEST(Divergence, AConstantLossMayRiseByAFifthAndNotByMore) {
  DivergenceWatch calm(vocabulary);
  EXPECT_EQ(remarks_of(calm, {2, 2, 2, 2, 2, 2, 2.39}), 0);
  DivergenceWatch jump(vocabulary);
  EXPECT_EQ(remarks_of(jump, {2, 2, 2, 2, 2, 2}), 0);
  EXPECT_THAT(jump.remark(2.41).value(), HasSubstr("jumped to 2.41"));
}

TEST(Divergence, SixDeviationsCountWhereTheLossVariesMuch) {
  // Mean 3, deviation 0.5477 (of 1, -1, 0, ... times 0.7071 over six reports it is the root of 3/... by hand: the
  // squares 0.25 * 6 over 5 are 0.3): the limit is 3 + 6 * 0.5477 = 6.286.
  const std::vector<double> level{2.5, 3.5, 2.5, 3.5, 2.5, 3.5};
  DivergenceWatch below(vocabulary);
  remarks_of(below, level);
  EXPECT_FALSE(below.remark(6.28));
  DivergenceWatch above(vocabulary);
  remarks_of(above, level);
  EXPECT_TRUE(above.remark(6.29));
}

TEST(Divergence, BackAtGuessingIsToldHoweverSlowlyItCame) {
  DivergenceWatch watch(vocabulary);
  std::vector<double> losses;
  for (double loss = 5; loss < 6.9; loss += 0.1) losses.push_back(loss);
  EXPECT_EQ(remarks_of(watch, losses), 0);
  EXPECT_THAT(watch.remark(6.95).value(), HasSubstr("what guessing has"));
}

TEST(Divergence, AModelThatHasLearntNothingYetMayBeAboveGuessing) {
  DivergenceWatch watch(vocabulary);
  EXPECT_EQ(remarks_of(watch, {8.5, 7.5, 7.1, 6.95, 6.92}), 0);
}

TEST(Divergence, WorseThanGuessingByFarIsToldAtOnce) {
  DivergenceWatch watch(vocabulary);
  EXPECT_THAT(watch.remark(14).value(), HasSubstr("worse than guessing (6.91)"));
}

TEST(Divergence, ItIsToldOnceAndAgainOnlyAfterTrainingWentBack) {
  DivergenceWatch watch(vocabulary);
  EXPECT_EQ(remarks_of(watch, {20, 30, 40, 1, 1, 1, 1, 1, 1, 30}), 1);
  watch.restart();
  EXPECT_EQ(remarks_of(watch, {20, 30}), 1);
}

TEST(Divergence, TheRemarkNamesWhatHelps) {
  DivergenceWatch watch(vocabulary);
  EXPECT_THAT(watch.remark(50).value(), HasSubstr("learning_rate.peak"));
}

}  // namespace
}  // namespace ferry
