// Token budgets, updates of several batches, and validation lines beyond the limit.
#include <algorithm>
#include <cmath>
#include <memory>

#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(Batching, APairLongerThanTheTokenBudgetEndsNothing) {
  const Workspace workspace(tiny_shape);
  const Result result = workspace.train({"training.batch_tokens=8", "training.max_epochs=1", "training.max_updates=0"});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("300 pairs read, 300 used"));
  EXPECT_EQ(progress_of(workspace / "run/last")["position"]["epoch"], 1);
}

TEST(Batching, ABatchOfSeveralPairsKeepsWithinTheTokenBudgetPaddingIncluded) {
  const Workspace workspace(tiny_shape);
  expect_success(run({"benchmark", "train", workspace.config(), "--set", "training.batch_tokens=64", "--updates", "30",
                      "--warmup", "0", "--batches", (workspace / "batches.json").string()}));
  const Json batches = read_json(workspace / "batches.json")["batches"];
  ASSERT_EQ(batches.size(), 30U);
  std::size_t largest = 0;
  for (const Json& batch : batches) {
    for (const char* side : {"source", "target_input", "target_output"}) {
      const std::size_t positions = batch[side].size() * batch[side][0].size();
      if (batch[side].size() == 1) continue;
      EXPECT_LE(positions, 64U);
      largest = std::max(largest, positions);
    }
  }
  EXPECT_GT(largest, 48U) << "batches are far smaller than was asked for";
}

TEST(Batching, AnUpdateIsAStepOfTheOptimizerHoweverManyBatchesItTakes) {
  const std::vector<std::string> rate{"learning_rate.peak=1e-3", "learning_rate.warmup_updates=4",
                                      "learning_rate.schedule=inverse_sqrt", "training.log_every=1"};
  const auto trained = [&rate](const std::string& updates, const std::string& accumulate) {
    auto workspace = std::make_unique<Workspace>(tiny_shape);
    std::vector<std::string> set = rate;
    set.insert(set.end(),
               {"training.max_updates=" + updates, "training.accumulate=" + accumulate, "training.batch_tokens=200"});
    expect_success(workspace->train(set));
    return workspace;
  };
  const auto two_batches = trained("10", "2");
  const auto one_batch = trained("20", "1");
  EXPECT_EQ(progress_of(*two_batches / "run/last")["update"], 10);
  // Twenty batches of the same stream either way.
  EXPECT_EQ(progress_of(*two_batches / "run/last")["position"], progress_of(*one_batch / "run/last")["position"]);
  EXPECT_EQ(progress_of(*two_batches / "run/last")["target_tokens"],
            progress_of(*one_batch / "run/last")["target_tokens"]);
  const std::vector<Json> reports = events(*two_batches / "run", "train");
  ASSERT_EQ(reports.size(), 10U);
  EXPECT_NEAR(reports[9]["learning_rate"].get<double>(), 1e-3 * std::sqrt(4.0 / 10.0), 1e-12);
}

TEST(Batching, AValidationLineBeyondTheLimitIsTranslatedAllTheSameAndNamedAsWithoutLoss) {
  std::string long_line;
  for (int i = 0; i < 60; ++i) long_line += "banu ";
  const TemporaryFolder folder;
  const std::string source = folder.write("dev.src", read_text(words("dev.src")) + long_line + "\n").string();
  const std::string target = folder.write("dev.trg", read_text(words("dev.trg")) + long_line + "\n").string();
  const Workspace workspace(tiny_shape);
  const Result trained =
      workspace.train({"data.valid.source=" + source, "data.valid.target=" + target, "data.max_tokens=50",
                       "training.max_updates=4", "validation.every=2", "tokenizer.vocabulary=60"});
  expect_success(trained);
  EXPECT_THAT(trained.err, HasSubstr("validation: 21 pairs read, 20 used; 1 left out: 1 too long (line 21)"));
  EXPECT_EQ(events(workspace / "run", "validation").size(), 2U);

  const Result evaluated = run({"evaluate", (workspace / "run").string(), "--source", source, "--reference", target,
                                "--threads", "1", "--beam", "1", "--output", (folder / "out").string(), "--json"});
  expect_success(evaluated);
  EXPECT_EQ(Json::parse(evaluated.out)["sentences"], 21);
  EXPECT_EQ(lines_of(read_text(folder / "out")).size(), 21U);
  EXPECT_THAT(evaluated.err, AllOf(HasSubstr("1 too long"), HasSubstr("line 21")));
}

}  // namespace
}  // namespace ferry::integration
