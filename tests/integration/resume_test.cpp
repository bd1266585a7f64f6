// The same command again goes on: a run that was interrupted ends where one that never was would have ended.
#include <cmath>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <unistd.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

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

/// Everything in a folder: what each file holds, where each link leads, and when it was last written.
std::map<std::string, std::string> contents_of(const fs::path& folder) {
  std::map<std::string, std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    std::string& what = found[entry.path().lexically_relative(folder).string()];
    if (entry.is_symlink()) {
      what = fs::read_symlink(entry.path()).string();
    } else if (entry.is_regular_file()) {
      what = std::to_string(entry.last_write_time().time_since_epoch().count()) + read_text(entry.path());
    }
  }
  return found;
}

/// The same without the log, and without the time at which the lock was last held.
std::map<std::string, std::string> everything_but_the_log(const fs::path& run_folder) {
  std::map<std::string, std::string> found = contents_of(run_folder);
  found.erase("log.txt");
  found[".lock"] = read_text(run_folder / ".lock");
  return found;
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

TEST(Resume, OptionsThatMustStayAreRefusedEachByNameWithBothValues) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(2)}));
  const auto before = contents_of(workspace / "run");
  const std::vector<std::pair<std::string, std::string>> changes{
      {"seed=2", "seed: this run was begun with 1, not with 2"},
      {"data.max_tokens=100", "data.max_tokens: this run was begun with 128, not with 100"},
      {"tokenizer.sampling=0", "tokenizer.sampling: this run was begun with 0.2, not with 0.0"},
      {"model.width=32", "model.width: this run was begun with 16, not with 32"},
      {"model.dropout=0.5", "model.dropout: this run was begun with 0.2, not with 0.5"},
      {"training.batch_tokens=500", "training.batch_tokens: this run was begun with 400, not with 500"},
      {"training.label_smoothing=0", "training.label_smoothing: this run was begun with 0.1, not with 0.0"},
      {"learning_rate.peak=1", "learning_rate.peak: this run was begun with 0.001, not with 1.0"}};
  std::vector<std::string> all{updates(4)};
  for (const auto& [set, told] : changes) {
    const Result result = workspace.train({updates(4), set});
    EXPECT_EQ(result.code, 2) << set;
    EXPECT_THAT(result.err, AllOf(HasSubstr(told), HasSubstr("another run folder"), Not(HasSubstr("going on after"))));
    all.push_back(set);
  }
  const Result result = workspace.train(all);
  EXPECT_EQ(result.code, 2);
  for (const auto& [set, told] : changes) EXPECT_THAT(result.err, HasSubstr(told));
  EXPECT_EQ(workspace.dry_run(all).code, 2) << "a dry run tells it too";
  const auto after = contents_of(workspace / "run");
  EXPECT_EQ(before.size(), after.size());
  for (const auto& [name, what] : before) {
    EXPECT_TRUE(name == ".lock" || after.at(name) == what) << name;
  }
}

TEST(Resume, AnOptionOfTheFileThatMustStayIsRefusedAtItsLineAndColumn) {
  const Workspace workspace(seven_sources, seven_targets, tiny_shape + "training: {max_updates: 2}\n");
  expect_success(workspace.train());
  workspace.configure(data_section("train.src", "train.trg") + tiny_shape + "training: {max_updates: 2}\nseed: 9\n");
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("config.yaml:6:7: seed: this run was begun with 1, not with 9"));
}

TEST(Resume, ALimitBelowTheWarmUpThatWasChosenIsRefusedAtTheLimit) {
  const auto configured = [](int limit) {
    return data_section("train.src", "train.trg") + tiny_shape + "learning_rate: {schedule: cosine}\ntraining:\n" +
           "  max_updates: " + std::to_string(limit) + "\n";
  };
  const Workspace workspace(seven_sources, seven_targets, tiny_shape);
  workspace.configure(configured(100));
  expect_success(workspace.train());
  workspace.configure(configured(2));
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("config.yaml:7:16: training.max_updates: a warm-up of"),
                                HasSubstr("leaves none of 2"), HasSubstr("at least")));
}

TEST(Resume, WhatMayChangeIsToldAndHolds) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(2)}));
  const Result result = workspace.train({updates(8), "training.log_every=2", "checkpoint.keep=1", "checkpoint.every=1",
                                         "validation.every=4", "decoding.beam=1", "training.patience=100"});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("training.log_every: 2 from now on, 1 before"));
  EXPECT_EQ(events(workspace / "run", "train").size(), 2U + 3U);
  std::set<std::string> kept;
  for (const auto& entry : fs::directory_iterator(workspace / "run/checkpoints")) kept.insert(entry.path().filename());
  EXPECT_EQ(kept, (std::set<std::string>{"update-00000008", fs::canonical(workspace / "run/best").filename()}));
}

/// With files of its own, so that a test can change them.
Workspace changeable_corpus() {
  return {read_text(words("train.src")), read_text(words("train.trg")), resume_options};
}

TEST(Resume, ARunShorterThanItsFirstValidationIsValidatedAtItsEndAllTheSame) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(3), "validation.every=100", "checkpoint.every=100"}));
  EXPECT_EQ(events(workspace / "run", "validation").size(), 1U);
  EXPECT_EQ(progress_of(workspace / "run/best")["update"], 3);
}

std::vector<std::string> with_validation(std::vector<std::string> set) {
  for (const char* side : {"source=dev.src", "target=dev.trg"}) {
    const std::string text = side;
    set.push_back("data.valid." + text.substr(0, 7) + words(text.substr(7)).string());
  }
  set.emplace_back("validation.metric=loss");
  return set;
}

void append(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::app) << text;
}

TEST(Resume, AChangedTrainingTextIsRefusedByNameAndGoneOnWithWhenThatIsAsked) {
  const Workspace workspace = changeable_corpus();
  expect_success(workspace.train({updates(6)}));
  const auto before = everything_but_the_log(workspace / "run");
  append(workspace / "train.src", "banu .\n");
  append(workspace / "train.trg", "wexa .\n");
  const Result refused = workspace.train({updates(8)});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err,
              AllOf(HasSubstr((workspace / "train.src").string() + ": the source text changed: 301 lines, before 300"),
                    HasSubstr((workspace / "train.trg").string() + ": the target text changed: 301 lines, before 300"),
                    HasSubstr("--accept-changed-data")));
  EXPECT_EQ(everything_but_the_log(workspace / "run"), before);

  std::vector<std::string> accepting = workspace.train_arguments({updates(8)});
  accepting.emplace_back("--accept-changed-data");
  const Result accepted = run(accepting);
  expect_success(accepted);
  EXPECT_THAT(accepted.err, HasSubstr("301 lines, before 300; going on with it"));
  const Json progress = progress_of(workspace / "run/last");
  EXPECT_EQ(progress["update"], 8);
  EXPECT_EQ(progress["position"], (Json{{"epoch", 0}, {"batch", 4}})) << "the epoch did not begin anew";
  // From now on it is the new text that must stay.
  expect_success(workspace.train({updates(9)}));
}

TEST(Resume, AChangedTargetWithTheSameNumberOfLinesIsNoticed) {
  const Workspace workspace = changeable_corpus();
  expect_success(workspace.train({updates(2)}));
  std::string text = read_text(workspace / "train.trg");
  text[text.size() / 2] = text[text.size() / 2] == 'a' ? 'e' : 'a';
  write_text(workspace / "train.trg", text);
  const Result refused = workspace.train({updates(4)});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err,
              HasSubstr("train.trg: the target text changed: other text in the same number of lines, 300"));
}

TEST(Resume, AWorseScoreLaterLeavesTheBestWhereItIs) {
  const Workspace workspace = changeable_corpus();
  expect_success(workspace.train(with_validation({updates(80), "learning_rate.peak=1e-2", "validation.every=40"})));
  const Json before = progress_of(workspace / "run/best");
  const std::string best_model = read_text(workspace / "run/best/model.safetensors");
  // A text that spoils the model: all later losses are worse.
  std::string spoiled;
  for (int i = 0; i < 300; ++i) spoiled += "wexa wexa wexa wexa wexa wexa\n";
  write_text(workspace / "train.trg", spoiled);
  std::vector<std::string> arguments =
      workspace.train_arguments(with_validation({updates(160), "learning_rate.peak=1e-2", "validation.every=40"}));
  arguments.emplace_back("--accept-changed-data");
  expect_success(run(arguments));
  const std::vector<Json> validations = events(workspace / "run", "validation");
  ASSERT_GE(validations.size(), 4U);
  ASSERT_GT(validations.back()["nll"].get<double>(), before["best_score"].get<double>());
  EXPECT_EQ(progress_of(workspace / "run/best"), before);
  EXPECT_TRUE(read_text(workspace / "run/best/model.safetensors") == best_model);
  EXPECT_EQ(progress_of(workspace / "run/last")["best_score"], before["best_score"]);
}

TEST(Resume, ABestByAnotherMetricOrAnotherTextIsNoBest) {
  const Workspace workspace = changeable_corpus();
  const auto train = [&](int count, const std::string& more) {
    const Result result = workspace.train(with_validation({updates(count), more}));
    expect_success(result);
    return result.err;
  };
  train(5, "seed=1");
  const double loss = progress_of(workspace / "run/last")["best_score"].get<double>();
  // By loss less is better, by chrF more: the one number says nothing about the other.
  std::vector<std::string> chrf = with_validation({updates(10)});
  chrf.back() = "validation.metric=chrf";
  const Result other_metric = workspace.train(chrf);
  expect_success(other_metric);
  EXPECT_THAT(other_metric.err,
              HasSubstr("the metric of validation is another one: which checkpoint is best is judged anew"));
  EXPECT_EQ(progress_of(workspace / "run/last")["best_update"], 10);
  EXPECT_NE(progress_of(workspace / "run/last")["best_score"].get<double>(), loss);
  chrf.emplace_back("data.valid.source=" + words("test.src").string());
  chrf.emplace_back("data.valid.target=" + words("test.trg").string());
  chrf.front() = updates(15);
  EXPECT_THAT(workspace.train(chrf).err, HasSubstr("the validation text changed: which checkpoint is best"));
  EXPECT_EQ(progress_of(workspace / "run/last")["best_update"], 15);
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
  // No process has that number.
  const fs::path aside = checkpoints / ("." + only.filename().string() + ".replaced-2147483647");
  fs::rename(only, aside);
  const Result result = workspace.train({updates(8)});
  expect_success(result);
  EXPECT_THAT(result.err, AllOf(HasSubstr("it is taken up again"), HasSubstr("going on from")));
  EXPECT_EQ(events(workspace / "run", "train").size(), 8U) << "updates were made twice";
  EXPECT_FALSE(fs::exists(aside));
}

TEST(Resume, ACheckpointThatALivingProcessSeemsToReplaceIsNotPassedOverInSilence) {
  const Workspace workspace(resume_options);
  expect_success(workspace.train({updates(6)}));
  const fs::path newest = fs::canonical(workspace / "run/last");
  const fs::path aside =
      newest.parent_path() / ("." + newest.filename().string() + ".replaced-" + std::to_string(::getpid()));
  fs::rename(newest, aside);
  const Result result = workspace.train({updates(8)});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr(aside.filename().string()), HasSubstr("rename this folder to update-")));
  EXPECT_TRUE(fs::exists(aside));
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
