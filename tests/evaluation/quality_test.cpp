#include "evaluation/quality.h"

#include <limits>

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Quality, TheScoreDecidesWhateverTheLoss) {
  EXPECT_TRUE(is_better(Metric::Bleu, {.score = 20, .loss = 3}, {.score = 19, .loss = 2}));
  EXPECT_FALSE(is_better(Metric::Bleu, {.score = 19, .loss = 2}, {.score = 20, .loss = 3}));
  EXPECT_TRUE(is_better(Metric::Chrf, {.score = 20, .loss = 3}, {.score = 19, .loss = 2}));
  EXPECT_TRUE(is_better(Metric::Loss, {.score = 2, .loss = 2}, {.score = 3, .loss = 3}));
  EXPECT_FALSE(is_better(Metric::Loss, {.score = 3, .loss = 3}, {.score = 2, .loss = 2}));
}

TEST(Quality, OfEqualScoresTheLowerLossIsBetter) {
  for (const Metric metric : {Metric::Bleu, Metric::Chrf}) {
    EXPECT_TRUE(is_better(metric, {.score = 0, .loss = 2}, {.score = 0, .loss = 3}));
    EXPECT_FALSE(is_better(metric, {.score = 0, .loss = 3}, {.score = 0, .loss = 2}));
  }
}

TEST(Quality, AnEqualIsNotBetterAndNeitherIsWhatIsNoNumber) {
  const Quality same{.score = 1, .loss = 2};
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  for (const Metric metric : {Metric::Bleu, Metric::Chrf, Metric::Loss}) {
    EXPECT_FALSE(is_better(metric, same, same));
    EXPECT_FALSE(is_better(metric, {.score = none, .loss = none}, same));
  }
}

}  // namespace
}  // namespace ferry
