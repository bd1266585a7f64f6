// Signals, sudden death and a second process: nothing is lost but the time since the last checkpoint.
#include <random>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"
#include "integration/whole_checkpoints.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;

constexpr int all_updates = 120;
const std::string interruption_options =
    tiny_shape +
    "tokenizer: {vocabulary: 60, sampling: 0.2}\n"
    "training: {max_updates: 120, batch_tokens: 300, average_decay: 0.9, log_every: 1}\n"
    "learning_rate: {peak: 1e-3, schedule: inverse_sqrt, warmup_updates: 4}\n"
    "validation: {every: 60}\n"
    "checkpoint: {every: 5, keep: 3}\n";

/// The run folder of the run that nobody disturbed.
fs::path straight_run() {
  const auto train = [](const fs::path& folder) {
    const Workspace workspace(interruption_options);
    const Result result = workspace.train();
    if (result.code != 0) throw std::runtime_error(result.err);
    fs::copy(workspace / "run", folder / "run", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  };
  return made_once("straight_run", train) / "run";
}

void expect_end_of_straight_run(const fs::path& run_folder) {
  EXPECT_EQ(progress_of(run_folder / "last")["update"], all_updates);
  for (const char* file : {"model.safetensors", "training.safetensors"}) {
    expect_same_file(run_folder / "last" / file, straight_run() / "last" / file);
  }
}

void wait_for_updates(const Process& process, const fs::path& run_folder, std::size_t count) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(200);
  while (lines_of(read_text(run_folder / "metrics.jsonl")).size() < count) {
    if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error("no progress: " + process.err());
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

TEST(Interruption, ASignalToEndSavesAndGoingOnEqualsTheUndisturbedRun) {
  for (const int signal : {SIGTERM, SIGINT}) {
    const Workspace workspace(interruption_options);
    Process training({.arguments = workspace.train_arguments()});
    wait_for_updates(training, workspace / "run", 8);
    training.send(signal);
    const Result stopped = training.wait();
    ASSERT_EQ(stopped.code, 128 + signal) << stopped.err;
    EXPECT_EQ(stopped.out, "");
    const Json progress = progress_of(workspace / "run/last");
    EXPECT_LT(progress["update"].get<int>(), all_updates);
    // Saved is what was reached, not only what the last regular checkpoint held.
    EXPECT_EQ(progress["update"], events(workspace / "run", "train").back()["update"]);

    expect_success(workspace.train());
    expect_end_of_straight_run(workspace / "run");
    EXPECT_EQ(events(workspace / "run", "train"), events(straight_run(), "train"));
  }
}

TEST(Interruption, DeathAtAnyMomentLeavesWholeCheckpointsFromWhichTheRunGoesOn) {
  const Workspace workspace(interruption_options);
  std::minstd_rand random(11);
  std::size_t lines = 3;
  for (int round = 0; round < 4; ++round) {
    Process training({.arguments = workspace.train_arguments()});
    // The first round may die before there is a run folder at all; a save is under way more often than not.
    if (round > 0) wait_for_updates(training, workspace / "run", lines);
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % 60));
    training.send(SIGKILL);
    EXPECT_EQ(training.wait().code, 128 + SIGKILL);
    expect_whole_checkpoints(workspace / "run");
    lines = lines_of(read_text(workspace / "run" / "metrics.jsonl")).size() + 7;
  }
  expect_success(workspace.train());
  expect_end_of_straight_run(workspace / "run");
  expect_whole_checkpoints(workspace / "run");
  for (const auto& entry : fs::directory_iterator(workspace / "run/checkpoints")) {
    EXPECT_TRUE(entry.path().filename().string().starts_with("update-")) << entry.path() << " was left behind";
  }
}

TEST(Interruption, ARunThatDiedTellsEachUpdateOnce) {
  const Workspace workspace(interruption_options);
  Process training({.arguments = workspace.train_arguments()});
  wait_for_updates(training, workspace / "run", 8);
  training.send(SIGKILL);
  training.wait();
  expect_success(workspace.train());
  EXPECT_EQ(events(workspace / "run", "train"), events(straight_run(), "train"));
}

TEST(Interruption, ASecondTrainingInTheSameRunFolderIsRefusedAndTheFirstGoesOn) {
  const Workspace workspace(interruption_options);
  Process first({.arguments = workspace.train_arguments({"training.max_updates=1000000"})});
  wait_for_updates(first, workspace / "run", 2);
  const Result second = workspace.train({"training.max_updates=1000000"});
  EXPECT_EQ(second.code, 2);
  EXPECT_THAT(second.err, HasSubstr("another process"));
  first.send(SIGTERM);
  EXPECT_EQ(first.wait().code, 128 + SIGTERM);
  expect_whole_checkpoints(workspace / "run");
}

}  // namespace
}  // namespace ferry::integration
