#include "training/stop_rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

using testing::HasSubstr;

TrainingConfig without_limits() {
  TrainingConfig config;
  config.max_updates = 0;
  return config;
}

TEST(StopRules, WithoutLimitsTrainingNeverStops) {
  Progress progress;
  progress.update = 1000000000;
  progress.position.epoch = 1000000;
  progress.seconds = 1e12;
  progress.validations_without_gain = 1000000;
  EXPECT_FALSE(reason_to_stop(without_limits(), progress));
}

TEST(StopRules, EachLimitStopsExactlyWhenItIsReachedAndNamesItself) {
  TrainingConfig updates = without_limits();
  updates.max_updates = 10;
  TrainingConfig epochs = without_limits();
  epochs.max_epochs = 3;
  TrainingConfig minutes = without_limits();
  minutes.max_minutes = 1.5;
  TrainingConfig patience = without_limits();
  patience.patience = 2;

  Progress progress;
  progress.update = 9;
  progress.position.epoch = 2;
  progress.seconds = 89.9;
  progress.validations_without_gain = 1;
  for (const TrainingConfig& config : {updates, epochs, minutes, patience}) {
    EXPECT_FALSE(reason_to_stop(config, progress));
  }
  progress.update = 10;
  progress.position.epoch = 3;
  progress.seconds = 90;
  progress.validations_without_gain = 2;
  EXPECT_THAT(reason_to_stop(updates, progress).value(), HasSubstr("max_updates"));
  EXPECT_THAT(reason_to_stop(epochs, progress).value(), HasSubstr("max_epochs"));
  EXPECT_THAT(reason_to_stop(minutes, progress).value(), HasSubstr("max_minutes"));
  EXPECT_THAT(reason_to_stop(patience, progress).value(), HasSubstr("patience"));
}

}  // namespace
}  // namespace ferry
