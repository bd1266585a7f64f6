#include "training/divergence.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

using testing::HasSubstr;

// ln(1000) = 6.9078.
constexpr std::int64_t vocabulary = 1000;

std::optional<std::string> remark(LossLevel& level, double loss) {
  return divergence(loss, vocabulary, level);
}

int remarks_of(LossLevel& level, const std::vector<double>& losses) {
  int count = 0;
  for (const double loss : losses) count += remark(level, loss) ? 1 : 0;
  return count;
}

TEST(Divergence, ALossThatFallsWithOrdinaryNoiseIsNoDivergence) {
  LossLevel level;
  std::vector<double> losses;
  for (int i = 0; i < 200; ++i) losses.push_back(1.5 + 6.0 / (1 + 0.1 * i) + 0.1 * ((i * 7) % 5 - 2));
  EXPECT_EQ(remarks_of(level, losses), 0);
}

TEST(Divergence, AConstantLossMayRiseByAFifthAndNotByMore) {
  LossLevel calm;
  EXPECT_EQ(remarks_of(calm, {2, 2, 2, 2, 2, 2, 2.39}), 0);
  LossLevel jump;
  EXPECT_EQ(remarks_of(jump, {2, 2, 2, 2, 2, 2}), 0);
  EXPECT_THAT(remark(jump, 2.41).value(), HasSubstr("jumped to 2.41"));
}

TEST(Divergence, SixDeviationsCountWhereTheLossVariesMuch) {
  // Mean 3, deviation 0.5477 (of 1, -1, 0, ... times 0.7071 over six reports it is the root of 3/... by hand: the
  // squares 0.25 * 6 over 5 are 0.3): the limit is 3 + 6 * 0.5477 = 6.286.
  const std::vector<double> level{2.5, 3.5, 2.5, 3.5, 2.5, 3.5};
  LossLevel below;
  remarks_of(below, level);
  EXPECT_FALSE(remark(below, 6.28));
  LossLevel above;
  remarks_of(above, level);
  EXPECT_TRUE(remark(above, 6.29));
}

TEST(Divergence, BackAtGuessingIsToldHoweverSlowlyItCame) {
  LossLevel level;
  std::vector<double> losses;
  for (double loss = 5; loss < 6.9; loss += 0.1) losses.push_back(loss);
  EXPECT_EQ(remarks_of(level, losses), 0);
  EXPECT_THAT(remark(level, 6.95).value(), HasSubstr("what guessing has"));
}

TEST(Divergence, AModelThatHasLearntNothingYetMayBeAboveGuessing) {
  LossLevel level;
  EXPECT_EQ(remarks_of(level, {8.5, 7.5, 7.1, 6.95, 6.92}), 0);
}

TEST(Divergence, WorseThanGuessingByFarIsToldAtOnce) {
  LossLevel level;
  EXPECT_THAT(remark(level, 14).value(), HasSubstr("worse than guessing (6.91)"));
}

TEST(Divergence, ItIsToldOnceAndAgainOnlyAfterTrainingWentBack) {
  LossLevel level;
  EXPECT_EQ(remarks_of(level, {20, 30, 40, 1, 1, 1, 1, 1, 1, 30}), 1);
  level = {};  // as when training goes back
  EXPECT_EQ(remarks_of(level, {20, 30}), 1);
}

TEST(Divergence, TheRemarkNamesWhatHelps) {
  LossLevel level;
  EXPECT_THAT(remark(level, 50).value(), HasSubstr("learning_rate.peak"));
}

}  // namespace
}  // namespace ferry
