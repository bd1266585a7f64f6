// Disks that are too small, become full, or cannot be written at all.
#include <gmock/gmock.h>

#include "integration/mounts.h"
#include "integration/whole_checkpoints.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A checkpoint takes about five megabytes, so a disk of 20 holds three but not five of them.
const std::string full_disk_options =
    "threads: 1\n"
    "tokenizer: {vocabulary: 60}\n"
    "model: {width: 96, heads: 2, feed_forward: 256, encoder_layers: 2, decoder_layers: 2, dropout: 0}\n"
    "training: {max_updates: 24, batch_tokens: 400, average_decay: 0, log_every: 1}\n"
    "validation: {every: 1000}\n"
    "checkpoint: {every: 4, keep: 1}\n";

class FullDisk : public testing::Test {
 protected:
  void SetUp() override {
    if (!no_mounts().empty()) GTEST_SKIP() << no_mounts();
    fs::create_directories(disk_);
  }
  std::string run_option() const { return "run=" + (disk_ / "run").string(); }
  /// Puts a file on the disk that leaves nothing free.
  void fill() const {
    std::ofstream file(disk_ / "filler", std::ios::binary);
    const std::string block(1 << 16, 'x');
    while (file.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
    }
  }

  const Workspace workspace_{full_disk_options};
  const fs::path disk_ = workspace_ / "disk";
};

void wait_for_text(const Process& process, const std::string& text) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(120);
  while (process.err().find(text) == std::string::npos) {
    if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error("not said: " + text + process.err());
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

TEST_F(FullDisk, ThatCannotHoldTheCheckpointsOfTheRunIsRefusedBeforeTraining) {
  const Mount disk = Mount::disk(disk_, 20);
  const std::vector<std::string> set{run_option(), "checkpoint.keep=4"};
  for (const Result& result : {workspace_.train(set), workspace_.dry_run(set)}) {
    EXPECT_EQ(result.code, 2);
    EXPECT_THAT(result.err, AllOf(HasSubstr("run: not enough space: 6 checkpoints of"), HasSubstr("checkpoint.keep: 4"),
                                  HasSubstr("21.0 MB are free"), HasSubstr("keep fewer")));
  }
  EXPECT_TRUE(fs::is_empty(disk_)) << "nothing is written";
}

TEST_F(FullDisk, ThatBecomesFullCostsCheckpointsButNeitherTheRunNorALine) {
  const Workspace straight(full_disk_options);
  const std::vector<std::string> longer{"training.max_updates=200"};
  expect_success(straight.train(longer));

  const Mount disk = Mount::disk(disk_, 20);
  Process training({.arguments = workspace_.train_arguments({run_option(), longer.front()})});
  wait_for_text(training, "update      8 ");
  fill();
  wait_for_text(training, "this checkpoint could not be saved; training goes on");
  expect_whole_checkpoints(disk_ / "run");
  EXPECT_GE(checkpoints_of(disk_ / "run").size(), 1U) << "the newest one there was is gone";
  fs::remove(disk_ / "filler");
  const Result result = training.wait();
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("cannot save the checkpoint"));
  expect_same_checkpoint(disk_ / "run/last", straight / "run/last");
  EXPECT_EQ(events(disk_ / "run", "train"), events(straight / "run", "train")) << "a line of metrics.jsonl is lost";
}

TEST_F(FullDisk, ThatStaysFullEndsTheRunWithOneBlockAndTheNewestCheckpointGoesOn) {
  const Mount disk = Mount::disk(disk_, 20);
  Process training({.arguments = workspace_.train_arguments({run_option(), "training.max_updates=60"})});
  wait_for_text(training, "update      8 ");
  fill();
  const Result result = training.wait();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("error: "), HasSubstr("training ended after update 60, which is not saved"),
                                Not(HasSubstr("fault of Ferry"))));
  expect_whole_checkpoints(disk_ / "run");
  fs::remove(disk_ / "filler");
  expect_success(workspace_.train({run_option(), "training.max_updates=60"}));
  EXPECT_EQ(progress_of(disk_ / "run/last")["update"], 60);
}

TEST_F(FullDisk, AFolderThatCannotBeWrittenIsRefusedInAFewLinesAndItsRunStaysAsItIs) {
  const std::vector<std::string> set{run_option(), "training.max_updates=4"};
  {
    const Mount mount = Mount::read_only(disk_);
    const Result result = workspace_.train(set);
    EXPECT_EQ(result.code, 2);
    EXPECT_THAT(result.err, AllOf(HasSubstr("Read-only file system"), HasSubstr((disk_ / "run").string()),
                                  HasSubstr("a folder that can be written")));
  }
  expect_success(workspace_.train(set));
  const Mount mount = Mount::read_only(disk_);
  const Result result = workspace_.train({run_option(), "training.max_updates=8"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("Read-only file system"), HasSubstr((disk_ / "run").string())));
  EXPECT_EQ(progress_of(disk_ / "run/last")["update"], 4);
  expect_success(run({"translate", (disk_ / "run").string(), "--threads", "1"}, "banu .\n"));
}

TEST(Space, ForMoreCheckpointsThanAnyDiskHoldsIsRefusedBeforeTraining) {
  const Workspace workspace(full_disk_options);
  const Result result = workspace.train({"checkpoint.keep=2000000000", "training.max_updates=0",
                                         "training.max_epochs=1", "learning_rate.schedule=constant"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("not enough space: 2000000002 checkpoints of"), HasSubstr("are free")));
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

}  // namespace
}  // namespace ferry::integration
