// The same command again goes on: a run that was interrupted ends where one that never was would have ended.
#include <cmath>

#include <gmock/gmock.h>
#include <unistd.h>

#include "integration/resumed_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

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

TEST(Resume, AReportTellsOfTheUpdatesOfBothSittings) {
  const Workspace straight(resume_options);
  const Workspace stopped(resume_options);
  const std::string rarely = "training.log_every=7";
  expect_success(straight.train({updates(updates_in_all), rarely}));
  expect_success(stopped.train({updates(17), rarely}));
  expect_success(stopped.train({updates(updates_in_all), rarely}));
  const std::vector<Json> reports = events(straight / "run", "train");
  ASSERT_EQ(reports.size(), 5U);
  EXPECT_EQ(events(stopped / "run", "train"), reports);
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

TEST(Resume, AFinishedRunDoesNothingMoreAndChangesNothingButTheLog) {
  const Workspace workspace(resume_options);
  // The last checkpoint is older than the last validation, so it is saved again at the end.
  expect_success(workspace.train({updates(6)}));
  const auto before = everything_but_the_log(workspace / "run");
  const std::string log = read_text(workspace / "run/log.txt");
  const Result again = workspace.train({updates(6)});
  expect_success(again);
  EXPECT_THAT(again.err, HasSubstr("max_updates: 6 updates are made"));
  EXPECT_EQ(everything_but_the_log(workspace / "run"), before);
  EXPECT_GT(read_text(workspace / "run/log.txt").size(), log.size());
}

TEST(Resume, TheLastCheckpointKnowsOfTheLastValidation) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(6)}));
  const std::vector<Json> validations = events(workspace / "run", "validation");
  ASSERT_EQ(validations.size(), 2U);
  double best = 0;
  for (const Json& validation : validations) best = std::max(best, validation["bleu"]["score"].get<double>());
  EXPECT_EQ(progress_of(workspace / "run/last")["best_score"].get<double>(), best);
}

TEST(Resume, LinksThatSuddenDeathLeftBehindAreMadeRightByTheSameCommand) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(12)}));
  const fs::path best = fs::read_symlink(workspace / "run/best");
  fs::remove(workspace / "run/last");
  fs::remove(workspace / "run/best");
  fs::create_symlink("checkpoints/update-00000000", workspace / "run/best");
  expect_success(workspace.train({updates(12)}));
  EXPECT_EQ(fs::read_symlink(workspace / "run/last"), "checkpoints/update-00000012");
  EXPECT_EQ(fs::read_symlink(workspace / "run/best"), best);
}

TEST(Resume, AFinishedRunGoesOnWhenItsLimitIsRaised) {
  // Warm-up, average and rhythm of validation are left to Ferry, who would choose others for a longer run.
  const Workspace workspace(tiny_shape + "tokenizer: {vocabulary: 60}\ntraining: {batch_tokens: 400}\n");
  const auto train = [&](const std::vector<std::string>& set, const std::string& reason) {
    const Result result = workspace.train(set);
    expect_success(result);
    EXPECT_THAT(result.err, HasSubstr(reason));
    return progress_of(workspace / "run/last")["update"].get<int>();
  };
  EXPECT_EQ(train({updates(6)}, "max_updates: 6"), 6);
  EXPECT_EQ(train({updates(10)}, "max_updates: 10"), 10);
  EXPECT_THAT(read_text(workspace / "run/config.yaml"), HasSubstr("max_updates: 10"));
  const int two_epochs = train({updates(1000), "training.max_epochs=2"}, "max_epochs: 2");
  EXPECT_GT(two_epochs, 10);
  EXPECT_GT(train({updates(1000), "training.max_epochs=3"}, "max_epochs: 3"), two_epochs);
}

TEST(Resume, ARunShorterThanItsFirstValidationIsValidatedAtItsEndAllTheSame) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(3), "validation.every=100", "checkpoint.every=100"}));
  EXPECT_EQ(events(workspace / "run", "validation").size(), 1U);
  EXPECT_EQ(progress_of(workspace / "run/best")["update"], 3);
}

TEST(Resume, ARunWhoseCheckpointsAreAllDamagedIsNotBegunAnewInSilence) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(6)}));
  for (const auto& entry : fs::directory_iterator(workspace / "run/checkpoints")) {
    write_text(entry.path() / "model.safetensors", "");
  }
  const std::string metrics = read_text(workspace / "run/metrics.jsonl");
  const Result result = workspace.train({updates(6)});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("update-00000006"), HasSubstr("all checkpoints of this run are damaged")));
  EXPECT_EQ(read_text(workspace / "run/metrics.jsonl"), metrics);
}

TEST(Resume, TheOnlyCheckpointIsTakenUpAgainWhereDeathCameWhileItWasReplaced) {
  const Workspace workspace(resume_options);
  const fs::path checkpoints = workspace / "run/checkpoints";
  expect_success(workspace.train({updates(6), "checkpoint.keep=1", "validation.every=6"}));
  const fs::path only = fs::canonical(workspace / "run/last");
  for (const auto& entry : fs::directory_iterator(checkpoints)) {
    if (entry.path().filename() != only.filename()) fs::remove_all(entry.path());
  }
  // The number may by now be that of another program: of this test, here.
  const fs::path aside = checkpoints / ("." + only.filename().string() + ".replaced-" + std::to_string(::getpid()));
  fs::rename(only, aside);
  expect_success(workspace.dry_run({updates(8)}));
  EXPECT_TRUE(fs::exists(aside)) << "a dry run writes nothing";
  const Result result = workspace.train({updates(8)});
  expect_success(result);
  EXPECT_THAT(result.err, AllOf(HasSubstr("it is taken up again"), HasSubstr("going on from")));
  EXPECT_EQ(events(workspace / "run", "train").size(), 8U) << "updates were made twice";
  EXPECT_FALSE(fs::exists(aside));
}

TEST(Resume, ACheckpointOfANewerVersionEndsTheCommandAndStays) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(12)}));
  const fs::path newest = fs::canonical(workspace / "run/last");
  Json manifest = read_json(newest / "manifest.json");
  manifest["format_version"] = 2;
  write_text(newest / "manifest.json", manifest.dump());
  const Result result = workspace.train({updates(14)});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("has format version 2"), Not(HasSubstr("going on"))));
  EXPECT_EQ(read_json(newest / "manifest.json"), manifest);
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
