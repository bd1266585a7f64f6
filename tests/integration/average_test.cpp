// Means of checkpoints at the end of training: tried, kept where they are better, never gone on from.
#include <algorithm>

#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A rate so high for so long that the weights move about their mean: with five seeds of six it is the best there is.
const std::string noisy =
    "seed: 2\n"
    "threads: 1\n"
    "tokenizer: {kind: bpe, vocabulary: 140, sampling: 0}\n"
    "model: {width: 16, heads: 2, feed_forward: 32, encoder_layers: 1, decoder_layers: 1, dropout: 0}\n"
    "training: {batch_tokens: 256, max_updates: 300, average_decay: 0, label_smoothing: 0}\n"
    "learning_rate: {peak: 2e-2, schedule: constant, warmup_updates: 30}\n"
    "validation: {every: 20, metric: loss, samples: 0}\n"
    "checkpoint: {every: 20}\n";

std::string name_of_best(const fs::path& run) {
  return fs::canonical(run / "best").filename().string();
}

std::vector<std::string> names_of_checkpoints(const fs::path& run) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(run / "checkpoints")) names.push_back(entry.path().filename());
  std::sort(names.begin(), names.end());
  return names;
}

TEST(Average, OfTheLastCheckpointsBecomesTheBestWhereItIsBetterAndTrainingGoesOnWithoutIt) {
  const Workspace workspace(noisy);
  const fs::path run_folder = workspace / "run";
  expect_success(workspace.train());
  const std::vector<Json> averages = events(run_folder, "average");
  ASSERT_EQ(averages.size(), 1U);
  EXPECT_EQ(averages[0]["of"], Json({240, 260, 280, 300}));
  ASSERT_EQ(averages[0]["best"], true) << "in this test the mean is to be better";
  EXPECT_EQ(name_of_best(run_folder), "average-00000300");
  const Json best = progress_of(run_folder / "best");
  EXPECT_EQ(best["average_of"], averages[0]["of"]);
  EXPECT_EQ(best["score"], averages[0]["nll"]);
  EXPECT_EQ(progress_of(run_folder / "last")["best_score"], averages[0]["nll"]) << "a run that goes on must beat it";

  const Result result = run({"evaluate", run_folder.string(), "--source", words("dev.src").string(), "--reference",
                             words("dev.trg").string(), "--threads", "1", "--json"});
  expect_success(result);
  EXPECT_NEAR(Json::parse(result.out)["nll"].get<double>(), averages[0]["nll"].get<double>(), 1e-4);
  const Result inspected = run({"inspect", run_folder.string()});
  EXPECT_THAT(inspected.out, HasSubstr("weights: the mean of the checkpoints after updates 240, 260, 280, 300"));

  // The same command again finds nothing to do; with a higher limit training goes on from the last checkpoint.
  expect_success(workspace.train());
  EXPECT_EQ(events(run_folder, "average").size(), 1U);
  const Result more = workspace.train({"training.max_updates=700", "validation.every=100", "checkpoint.every=100"});
  expect_success(more);
  EXPECT_THAT(more.err, HasSubstr("update-00000300"));
  EXPECT_THAT(more.err, Not(HasSubstr("average-00000300")));
  ASSERT_LT(progress_of(run_folder / "best")["best_score"], averages[0]["nll"]) << "more updates are to help here";
  EXPECT_THAT(names_of_checkpoints(run_folder), Not(testing::Contains("average-00000300"))) << "nothing points at it";
}

TEST(Average, WhoseTrainingStateIsDamagedDoesNotKeepAFinishedRunFromEndingWell) {
  const Workspace workspace(noisy);
  const fs::path run_folder = workspace / "run";
  expect_success(workspace.train());
  ASSERT_EQ(name_of_best(run_folder), "average-00000300") << "in this test the mean is to be better";
  const fs::path best = fs::canonical(run_folder / "best");
  ASSERT_TRUE(fs::exists(best / "alignment.json"));
  std::string bytes = read_text(best / "training.safetensors");
  bytes.back() = static_cast<char>(bytes.back() ^ 1);
  write_text(best / "training.safetensors", bytes);
  const Result nothing_to_do = workspace.train();
  expect_success(nothing_to_do);
  EXPECT_THAT(nothing_to_do.err, Not(HasSubstr("could not be noted")));

  fs::remove(best / "alignment.json");
  Json manifest = read_json(best / "manifest.json");
  manifest["files"].erase("alignment.json");
  write_text(best / "manifest.json", manifest.dump());
  const Result cannot_note = workspace.train();
  expect_success(cannot_note);
  EXPECT_THAT(cannot_note.err, AllOf(HasSubstr("could not be noted"), HasSubstr("training.safetensors is damaged")));
}

TEST(Average, ThatIsWorseIsToldAndNotKept) {
  // While a model learns fast, its past is no help.
  const Workspace workspace(noisy);
  expect_success(workspace.train({"training.max_updates=80", "learning_rate.peak=2e-3"}));
  const std::vector<Json> averages = events(workspace / "run", "average");
  ASSERT_EQ(averages.size(), 1U);
  EXPECT_EQ(averages[0]["best"], false);
  EXPECT_EQ(name_of_best(workspace / "run"), "update-00000080");
  EXPECT_FALSE(fs::exists(workspace / "run/checkpoints/average-00000080"));
}

TEST(Average, OfNoneIsTriedWhereTheFileSaysSo) {
  const Workspace workspace(noisy);
  expect_success(workspace.train({"training.max_updates=60", "checkpoint.average=0"}));
  EXPECT_TRUE(events(workspace / "run", "average").empty());
  EXPECT_THAT(names_of_checkpoints(workspace / "run"),
              ElementsAre("update-00000020", "update-00000040", "update-00000060"));
}

TEST(Average, OfTheBestCheckpointsIsTriedWhereTheyAreKept) {
  const Workspace workspace(noisy);
  const fs::path run_folder = workspace / "run";
  // A rate that rises until it spoils what was learnt, so that the best are not the last.
  expect_success(
      workspace.train({"training.max_updates=160", "learning_rate.peak=5e-1", "learning_rate.warmup_updates=160",
                       "checkpoint.average=2", "checkpoint.keep_best=3"}));
  std::vector<std::pair<double, int>> validated;
  for (const Json& validation : events(run_folder, "validation")) {
    validated.emplace_back(validation["nll"].get<double>(), validation["update"].get<int>());
  }
  std::sort(validated.begin(), validated.end());
  ASSERT_GE(validated.size(), 5U);
  std::vector<int> best;
  for (int i = 0; i < 3; ++i) best.push_back(validated[static_cast<std::size_t>(i)].second);
  std::sort(best.begin(), best.end());
  ASSERT_LT(best.back(), 140) << "in this test the last are to be worse";

  const std::vector<Json> averages = events(run_folder, "average");
  ASSERT_EQ(averages.size(), 2U);
  EXPECT_EQ(averages[0]["of"], Json({140, 160}));
  EXPECT_EQ(averages[1]["of"], Json(best));
  for (const int update : best) {
    const fs::path checkpoint = run_folder / "checkpoints" /
                                (std::string(update < 100 ? "update-000000" : "update-00000") + std::to_string(update));
    EXPECT_TRUE(fs::exists(checkpoint)) << checkpoint;
  }
}

TEST(Average, ThatIsStoppedAtAnyMomentIsWholeOrAbsent) {
  const Workspace workspace(tiny_shape);
  expect_success(workspace.train({"training.max_updates=2", "tokenizer.vocabulary=60"}));
  const fs::path place = workspace / "means";
  fs::create_directories(place);
  for (int round = 0; round < 8; ++round) {
    Process averaging(
        {.arguments = {"average", (workspace / "run/last").string(), "--output", (place / "mean").string()}});
    // From one round to the next later: the folder written aside is there for two moments.
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(100);
    while (fs::is_empty(place) && std::chrono::steady_clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(round * 4));
    averaging.send(SIGTERM);
    const Result stopped = averaging.wait();
    EXPECT_TRUE(stopped.code == 128 + SIGTERM || stopped.code == 0) << stopped.err;
    for (const auto& entry : fs::directory_iterator(place)) {
      EXPECT_EQ(entry.path().filename(), "mean") << "was left behind";
      expect_success(run({"inspect", entry.path().string()}));
    }
    fs::remove_all(place / "mean");
  }
}

}  // namespace
}  // namespace ferry::integration
