// The same command again goes on: a run that was interrupted ends where one that never was would have ended.
#include <cmath>

#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;

// Everything that a checkpoint must remember is in use: two batches an update, dropout, sampling, an average.
const std::string resume_options = tiny_shape +
                                   "tokenizer: {vocabulary: 60, sampling: 0.2}\n"
                                   "training: {accumulate: 2, batch_tokens: 400, average_decay: 0.9, log_every: 1}\n"
                                   "learning_rate: {peak: 1e-3, schedule: inverse_sqrt, warmup_updates: 4}\n"
                                   "validation: {every: 5}\n"
                                   "checkpoint: {every: 6}\n";

std::string updates(int count) {
  return "training.max_updates=" + std::to_string(count);
}

/// Twelve updates an epoch or so: forty end in the fourth.
constexpr int updates_in_all = 40;

TEST(Resume, StoppingAndGoingOnEqualsNeverStopping) {
  const Workspace straight(resume_options);
  const Workspace stopped(resume_options);
  expect_success(straight.train({updates(updates_in_all)}));
  expect_success(stopped.train({updates(17)}));
  const Result second = stopped.train({updates(updates_in_all)});
  expect_success(second);
  EXPECT_THAT(second.err, HasSubstr("going on from"));

  const std::vector<Json> reports = events(straight / "run", "train");
  ASSERT_EQ(reports.size(), static_cast<std::size_t>(updates_in_all));
  EXPECT_GE(reports.back()["epoch"].get<int>(), 2) << "the corpus is too large to see the second epoch";
  EXPECT_EQ(reports, events(stopped / "run", "train"));
  for (const char* file : {"model.safetensors", "training.safetensors", "tokenizer.model"}) {
    expect_same_file(straight / "run/last" / file, stopped / "run/last" / file);
  }
  Json progress = progress_of(straight / "run/last");
  Json resumed = progress_of(stopped / "run/last");
  // The stop itself was a validation more; how often none was better depends on it.
  for (const char* key : {"seconds", "validations_without_gain", "best_score", "best_loss", "best_update"}) {
    progress.erase(key);
    resumed.erase(key);
  }
  EXPECT_EQ(progress, resumed);
}

TEST(Resume, TheLearningRateGoesOnAndDoesNotWarmUpAgain) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(6)}));
  expect_success(workspace.train({updates(12)}));
  const std::vector<Json> reports = events(workspace / "run", "train");
  ASSERT_EQ(reports.size(), 12U);
  for (std::size_t i = 0; i < reports.size(); ++i) {
    const auto update = static_cast<double>(i + 1);
    EXPECT_EQ(reports[i]["update"].get<std::size_t>(), i + 1);
    const double expected = update <= 4 ? 1e-3 * update / 4 : 1e-3 * std::sqrt(4 / update);
    EXPECT_NEAR(reports[i]["learning_rate"].get<double>(), expected, 1e-9) << "update " << update;
  }
  EXPECT_NEAR(reports[6]["learning_rate"].get<double>(), 7.559289e-4, 5e-11);
  EXPECT_NEAR(reports[11]["learning_rate"].get<double>(), 5.773503e-4, 5e-11);
}

TEST(Resume, AFinishedRunDoesNothingMore) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(6)}));
  const std::string model = read_text(workspace / "run/last/model.safetensors");
  const std::vector<Json> before = events(workspace / "run", "train");
  const Result again = workspace.train({updates(6)});
  expect_success(again);
  EXPECT_EQ(events(workspace / "run", "train"), before);
  EXPECT_TRUE(read_text(workspace / "run/last/model.safetensors") == model);
}

TEST(Resume, ARunShorterThanItsFirstValidationIsValidatedAtItsEndAllTheSame) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(3), "validation.every=100", "checkpoint.every=100"}));
  EXPECT_EQ(events(workspace / "run", "validation").size(), 1U);
  EXPECT_EQ(progress_of(workspace / "run/best")["update"], 3);
}

TEST(Resume, AWorseScoreLaterLeavesTheBestWhereItIs) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(10), "validation.metric=loss", "learning_rate.peak=1e-2"}));
  const Json before = progress_of(workspace / "run/best");
  const std::string best_model = read_text(workspace / "run/best/model.safetensors");
  // A rate that spoils the model: all later losses are worse.
  expect_success(workspace.train({updates(20), "validation.metric=loss", "learning_rate.peak=5"}));
  const std::vector<Json> validations = events(workspace / "run", "validation");
  ASSERT_GE(validations.size(), 4U);
  ASSERT_GT(validations.back()["nll"].get<double>(), before["best_score"].get<double>());
  EXPECT_EQ(progress_of(workspace / "run/best"), before);
  EXPECT_TRUE(read_text(workspace / "run/best/model.safetensors") == best_model);
  EXPECT_EQ(progress_of(workspace / "run/last")["best_score"], before["best_score"]);
}

TEST(Resume, AnotherModelInTheSameRunFolderIsRefused) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(2)}));
  const Result other = workspace.train({updates(4), "model.width=32"});
  EXPECT_EQ(other.code, 2);
  EXPECT_THAT(other.err, HasSubstr("model"));
  EXPECT_EQ(progress_of(workspace / "run/last")["update"], 2);
}

TEST(Resume, ADamagedCheckpointIsNamedAndTheOneBeforeItIsTaken) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(12)}));
  const fs::path newest = fs::canonical(workspace / "run/last");
  std::string bytes = read_text(newest / "training.safetensors");
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  write_text(newest / "training.safetensors", bytes);
  const Result again = workspace.train({updates(14)});
  expect_success(again);
  EXPECT_THAT(again.err, HasSubstr(newest.filename().string()));
  EXPECT_EQ(progress_of(workspace / "run/last")["update"], 14);
}

}  // namespace
}  // namespace ferry::integration
