#include "decoding/length_penalty.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"

namespace ferry {
namespace {

constexpr LengthPenalty by_sum{.alpha = 0};
constexpr LengthPenalty by_mean{.alpha = 1};
constexpr LengthPenalty by_gnmt{.normalization = LengthNormalization::Gnmt, .alpha = 0.6};

TEST(LengthPenalty, OrdersAShortAndALongHypothesisByTheFormulaInForce) {
  EXPECT_GT(hypothesis_score(by_sum, -1.2, 1), hypothesis_score(by_sum, -3.0, 6));
  EXPECT_LT(hypothesis_score(by_mean, -1.2, 1), hypothesis_score(by_mean, -3.0, 6));
  EXPECT_DOUBLE_EQ(hypothesis_score(by_mean, -3.0, 6), -0.5);
  EXPECT_DOUBLE_EQ(hypothesis_score(by_gnmt, -1.2, 1), -1.2);
  EXPECT_NEAR(hypothesis_score(by_gnmt, -3.0, 6), -3.0 / std::pow(11.0 / 6.0, 0.6), 1e-12);
  EXPECT_NEAR(hypothesis_score(by_gnmt, -3.0, 6), -2.0853, 5e-4);
}

TEST(LengthPenalty, ScoreTimesLengthIsTheLogProbabilityWithAlphaOne) {
  for (const int length : {1, 2, 7, 100}) EXPECT_DOUBLE_EQ(hypothesis_score(by_mean, -4.2, length) * length, -4.2);
}

TEST(LengthPenalty, AWordRewardIsAddedForEachPieceAndTheEnd) {
  const LengthPenalty rewarded{.alpha = 0, .reward = 0.25};
  EXPECT_DOUBLE_EQ(hypothesis_score(rewarded, -2.0, 4), -1.0);
}

TEST(LengthPenalty, NothingThatFollowsLiftsAHypothesisOverItsBound) {
  RandomStream random(1, "bounds");
  for (int trial = 0; trial < 2000; ++trial) {
    const LengthPenalty penalty{
        .normalization = random.below(2) == 0 ? LengthNormalization::Power : LengthNormalization::Gnmt,
        .alpha = 2 * random.uniform(),
        .reward = random.uniform() - 0.5};
    const auto shortest = static_cast<std::int64_t>(1 + random.below(10));
    const auto longest = shortest + static_cast<std::int64_t>(random.below(10));
    const double now = -10 * random.uniform();
    const double bound = highest_possible_score(penalty, now, shortest, longest);
    for (std::int64_t length = shortest; length <= longest; ++length) {
      EXPECT_LE(hypothesis_score(penalty, now - random.uniform(), length), bound + 1e-12);
      EXPECT_LE(hypothesis_score(penalty, now, length), bound + 1e-12);
    }
  }
}

TEST(LengthPenalty, TheBoundIsReachedWhereEverythingThatFollowsIsCertain) {
  EXPECT_DOUBLE_EQ(highest_possible_score(by_mean, -3.0, 2, 12), hypothesis_score(by_mean, -3.0, 12));
  EXPECT_DOUBLE_EQ(highest_possible_score(by_sum, -3.0, 2, 12), -3.0);
}

}  // namespace
}  // namespace ferry
