#include "training/learning_rate.h"

#include <cmath>

#include <gtest/gtest.h>

namespace ferry {
namespace {

LearningRateConfig rate_config(Schedule schedule, double peak, int warmup) {
  LearningRateConfig config;
  config.schedule = schedule;
  config.peak = peak;
  config.warmup_updates = warmup;
  return config;
}

TEST(LearningRate, InverseSqrtWarmsUpInEqualStepsAndThenFallsWithTheRootOfTheUpdate) {
  const LearningRateConfig config = rate_config(Schedule::InverseSqrt, 1e-3, 4);
  for (int update = 1; update <= 4; ++update) EXPECT_DOUBLE_EQ(learning_rate(config, 0, update), 2.5e-4 * update);
  // peak * sqrt(warmup / update): sqrt(4/7) = 0.7559..., sqrt(4/12) = 0.5773...
  EXPECT_NEAR(learning_rate(config, 0, 7), 7.559289e-4, 1e-10);
  EXPECT_NEAR(learning_rate(config, 0, 12), 5.773503e-4, 1e-10);
  EXPECT_DOUBLE_EQ(learning_rate(config, 0, 16), 5e-4);
}

TEST(LearningRate, TheNoamScheduleIsInverseSqrtWithItsPeakAtTheEndOfTheWarmUp) {
  // Vaswani et al. 2017, eq. 3: D^-0.5 min(t^-0.5, t warmup^-1.5) with D = 64, warmup = 4 peaks at 1/8 * 1/2.
  const LearningRateConfig config = rate_config(Schedule::InverseSqrt, 0.0625, 4);
  for (const int t : {1, 3, 4, 5, 9, 100}) {
    const double noam = std::pow(64.0, -0.5) * std::min(std::pow(t, -0.5), t * std::pow(4.0, -1.5));
    EXPECT_NEAR(learning_rate(config, 0, t), noam, 1e-12) << t;
  }
}

TEST(LearningRate, CosineIsHalfwayDownHalfwayThroughAndOnePercentAtTheEnd) {
  const LearningRateConfig config = rate_config(Schedule::Cosine, 1.0, 100);
  EXPECT_DOUBLE_EQ(learning_rate(config, 1100, 50), 0.5);
  EXPECT_DOUBLE_EQ(learning_rate(config, 1100, 100), 1.0);
  EXPECT_NEAR(learning_rate(config, 1100, 600), 0.505, 1e-12);
  EXPECT_NEAR(learning_rate(config, 1100, 1100), 0.01, 1e-12);
  EXPECT_NEAR(learning_rate(config, 1100, 5000), 0.01, 1e-12);
}

TEST(LearningRate, ConstantStaysAtThePeakOnceWarm) {
  const LearningRateConfig config = rate_config(Schedule::Constant, 0.25, 2);
  EXPECT_DOUBLE_EQ(learning_rate(config, 0, 1), 0.125);
  for (const int update : {2, 3, 100000}) EXPECT_DOUBLE_EQ(learning_rate(config, 0, update), 0.25);
}

TEST(LearningRate, WithoutWarmUpTheFirstUpdateHasThePeak) {
  for (const Schedule schedule : {Schedule::InverseSqrt, Schedule::Cosine, Schedule::Constant}) {
    EXPECT_NEAR(learning_rate(rate_config(schedule, 0.5, 0), 1000000, 1), 0.5, 1e-6);
  }
}

}  // namespace
}  // namespace ferry
