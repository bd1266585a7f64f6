// Going on with other options or another text: what may change is told, what must stay is refused.
#include <fstream>
#include <set>

#include <gmock/gmock.h>

#include "integration/resumed_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(ChangedRun, OptionsThatMustStayAreRefusedEachByNameWithBothValues) {
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

TEST(ChangedRun, AnOptionOfTheFileThatMustStayIsRefusedAtItsLineAndColumn) {
  const Workspace workspace(seven_sources, seven_targets, tiny_shape + "training: {max_updates: 2}\n");
  expect_success(workspace.train());
  workspace.configure(data_section("train.src", "train.trg") + tiny_shape + "training: {max_updates: 2}\nseed: 9\n");
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("config.yaml:6:7: seed: this run was begun with 1, not with 9"));
}

TEST(ChangedRun, ALimitBelowTheWarmUpThatWasChosenIsRefusedAtTheLimit) {
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

TEST(ChangedRun, WhatMayChangeIsToldAndHolds) {
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

TEST(ChangedRun, AChangedTrainingTextIsRefusedByNameAndGoneOnWithWhenThatIsAsked) {
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

TEST(ChangedRun, AChangedTargetWithTheSameNumberOfLinesIsNoticed) {
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

TEST(ChangedRun, AWorseScoreLaterLeavesTheBestWhereItIs) {
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

TEST(ChangedRun, ABestByAnotherMetricOrAnotherTextIsNoBest) {
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

}  // namespace
}  // namespace ferry::integration
