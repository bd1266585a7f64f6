// Learning rates that make numbers explode: noticed at once, never saved, and gone back from where that helps.
#include <cmath>

#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string quick = tiny_shape + "tokenizer: {vocabulary: 60, sampling: 0}\nprecision: float32\n";

const std::string far_too_fast = quick +
                                 "training: {max_updates: 50, batch_tokens: 400, log_every: 1}\n"
                                 "learning_rate: {peak: 1e6, schedule: constant, warmup_updates: 4}\n";

// A decay of rate * weight_decay above 2 blows the weights up, update by update: it is reached in the warm-up. Half the
// rate is below 2 and shrinks them.
const std::string too_fast = quick +
                             "training: {max_updates: 60, batch_tokens: 400, log_every: 1, weight_decay: 3000, "
                             "average_decay: 0.9}\n"
                             "learning_rate: {peak: 1e-3, schedule: constant, warmup_updates: 20}\n"
                             "validation: {every: 100}\n"
                             "checkpoint: {every: 6, keep: 3}\n";

bool all_finite(const fs::path& tensors) {
  const std::string bytes = read_text(tensors);
  std::size_t length = 0;
  for (std::size_t i = 8; i-- > 0;) length = length * 256 + static_cast<unsigned char>(bytes.at(i));
  for (std::size_t i = 8 + length; i + 4 <= bytes.size(); i += 4) {
    float number = 0;
    std::memcpy(&number, &bytes[i], sizeof(number));
    if (!std::isfinite(number)) return false;
  }
  return true;
}

void expect_finite_checkpoints(const fs::path& run_folder) {
  for (const auto& checkpoint : fs::directory_iterator(run_folder / "checkpoints")) {
    for (const char* file : {"model.safetensors", "training.safetensors"}) {
      EXPECT_TRUE(all_finite(checkpoint.path() / file)) << checkpoint.path();
    }
  }
}

TEST(BadNumbers, ARateOfAMillionEndsTheRunAndNamesUpdateLinesTensorAndRemedy) {
  const Workspace workspace(far_too_fast);
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("update 2 "), HasSubstr("training lines "), HasSubstr("first bad"),
                                HasSubstr("learning_rate.peak (now 1e+06)"), Not(HasSubstr("fault of Ferry"))));
  const std::vector<Json> bad = events(workspace / "run", "bad_update");
  ASSERT_FALSE(bad.empty());
  EXPECT_EQ(bad.front()["update"], 2);
  EXPECT_FALSE(bad.front()["lines"].empty());
  EXPECT_NE(bad.front()["tensor"], "");
  expect_finite_checkpoints(workspace / "run");
}

TEST(BadNumbers, GoingBackWithHalfTheRateSavesARunThatHalfTheRateCanSave) {
  const Workspace workspace(too_fast);
  const Result result = workspace.train();
  expect_success(result);
  const std::vector<Json> set_backs = events(workspace / "run", "set_back");
  ASSERT_EQ(set_backs.size(), 1U) << result.err;
  EXPECT_EQ(set_backs[0]["rate_factor"], 0.5);
  EXPECT_EQ(set_backs[0]["left_out"].size(), 3U);
  EXPECT_GT(set_backs[0]["update"].get<int>(), 0) << "it went back to a checkpoint, not to the beginning";
  EXPECT_LT(set_backs[0]["update"].get<int>(), set_backs[0]["from"].get<int>());
  // Every update is told once, and the rates after the return are halved.
  const std::vector<Json> reports = events(workspace / "run", "train");
  ASSERT_EQ(reports.size(), 60U);
  EXPECT_NEAR(reports.back()["learning_rate"].get<double>(), 0.5e-3, 1e-12);
  const Json progress = progress_of(workspace / "run/last");
  EXPECT_EQ(progress["rate_factor"], 0.5);
  EXPECT_EQ(progress["set_backs"], 1);
  expect_finite_checkpoints(workspace / "run");
}

TEST(BadNumbers, StoppingBeforeWithinOrAfterASetBackEqualsNeverStopping) {
  const Workspace straight(too_fast);
  expect_success(straight.train());
  const std::vector<Json> set_backs = events(straight / "run", "set_back");
  ASSERT_EQ(set_backs.size(), 1U);
  const auto from = set_backs[0]["from"].get<std::int64_t>();
  for (const std::int64_t stop : {from - 4, from - 1, from + 2}) {
    const Workspace stopped(too_fast);
    expect_success(stopped.train({updates(stop)}));
    EXPECT_EQ(progress_of(stopped / "run/last")["bad_updates_in_a_row"], stop == from - 1 ? 2 : 0);
    expect_success(stopped.train());
    EXPECT_EQ(events(stopped / "run", "train"), events(straight / "run", "train")) << stop;
    EXPECT_EQ(events(stopped / "run", "set_back"), set_backs) << stop;
    for (const char* file : {"model.safetensors", "training.safetensors"}) {
      expect_same_file(straight / "run/last" / file, stopped / "run/last" / file);
    }
  }
}

TEST(BadNumbers, AnotherLearningRateHoldsAsItIsStated) {
  const Workspace workspace(too_fast);
  expect_success(workspace.train());
  expect_success(workspace.train({updates(61), "learning_rate.peak=2e-4"}));
  EXPECT_NEAR(events(workspace / "run", "train").back()["learning_rate"].get<double>(), 2e-4, 1e-12);
  EXPECT_EQ(progress_of(workspace / "run/last")["set_backs"], 0);
}

TEST(BadNumbers, ADivergenceThatStaysFiniteIsToldOnceAndTrainingGoesOn) {
  const Workspace workspace(quick +
                            "training: {max_updates: 60, batch_tokens: 400, log_every: 1}\n"
                            "learning_rate: {peak: 2, schedule: constant, warmup_updates: 4}\n");
  const Result result = workspace.train();
  expect_success(result);
  EXPECT_EQ(events(workspace / "run", "divergence").size(), 1U);
  EXPECT_THAT(result.err, HasSubstr("seems to diverge"));
}

}  // namespace
}  // namespace ferry::integration
