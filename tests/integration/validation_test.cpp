// How validations choose: ties, the words of BLEU.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;

/// One pair a line, twelve of them; the same part to train on and to validate with.
std::string repeated(const std::string& lines) {
  return lines + lines + lines;
}

std::string validated(const std::string& options) {
  return "data:\n  train: {source: train.src, target: train.trg}\n  valid: {source: train.src, target: train.trg}\n" +
         tiny_shape + options;
}

TEST(Validation, WhereEveryBleuIsZeroTheLowestLossIsTheBest) {
  // No target has four words, so no model scores above 0.
  const Workspace workspace(repeated("banu civo\ndapel enku\ngaru helmo\nikwa jedri\n"),
                            repeated("wexa\ngimra\nfonti\ndrano\n"));
  workspace.configure(
      validated("tokenizer: {vocabulary: 40}\n"
                "training: {max_updates: 9, average_decay: 0}\n"
                "learning_rate: {peak: 3e-3, schedule: constant, warmup_updates: 0}\n"
                "validation: {every: 3}\n"));
  expect_success(workspace.train());
  const std::vector<Json> validations = events(workspace / "run", "validation");
  ASSERT_EQ(validations.size(), 3U);
  Json best;
  for (const Json& validation : validations) {
    EXPECT_EQ(validation["bleu"]["score"], 0.0);
    if (best.is_null() || validation["nll"] < best["nll"]) best = validation;
  }
  const Json progress = progress_of(workspace / "run/best");
  EXPECT_GT(best["update"], 3) << "the model of this test learns nothing";
  EXPECT_EQ(progress["update"], best["update"]);
  EXPECT_EQ(progress["best_loss"], best["nll"]);
}

TEST(Validation, JapaneseIsScoredByCharactersUnlessTheFileSaysOtherwise) {
  const Workspace workspace(repeated("a good book\nthe sea\na hat\nthe house\n"),
                            repeated("良い本です\n海です\n帽子です\n家です\n"));
  workspace.configure(validated("tokenizer: {vocabulary: 60}\ntraining: {max_updates: 1}\n"));
  expect_success(workspace.train());
  const auto signature = [&] {
    return events(workspace / "run", "validation").back()["bleu"]["signature"].get<std::string>();
  };
  EXPECT_THAT(signature(), HasSubstr("tok:char"));
  expect_success(workspace.train({"training.max_updates=2", "validation.tokenize=intl"}));
  EXPECT_THAT(signature(), HasSubstr("tok:intl"));

  std::vector<std::string> arguments{
      "evaluate",    (workspace / "run").string(),       "--source",  (workspace / "train.src").string(),
      "--reference", (workspace / "train.trg").string(), "--threads", "1"};
  const Result configured = run(arguments);
  expect_success(configured);
  EXPECT_THAT(configured.out, HasSubstr("tok:intl"));
  arguments.insert(arguments.end(), {"--tokenize", "zh"});
  const Result asked = run(arguments);
  expect_success(asked);
  EXPECT_THAT(asked.out, HasSubstr("tok:zh"));
}

}  // namespace
}  // namespace ferry::integration
