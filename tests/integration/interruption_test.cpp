// Signals, sudden death and a second process: nothing is lost but the time since the last checkpoint.
#include <random>

#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>

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
    // As `timeout` does, which signals the program and its group: that is one request.
    training.send(signal);
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

TEST(Interruption, ASignalWhileItValidatesIsFollowedAndTheNextSittingValidatesAgain) {
  const Workspace workspace(seven_sources, seven_targets);
  std::string many_sources;
  std::string many_targets;
  for (int i = 0; i < 1500; ++i) {
    many_sources += seven_sources;
    many_targets += seven_targets;
  }
  workspace.files().write("many.src", many_sources);
  workspace.files().write("many.trg", many_targets);
  // Not one of its translations ends before the limit: weights that know nothing yet.
  workspace.configure(
      "data: {train: {source: train.src, target: train.trg}, valid: {source: many.src, target: many.trg}}\n" +
      tiny_shape + "training: {max_updates: 3, log_every: 1}\nvalidation: {every: 3}\n");
  Process training({.arguments = workspace.train_arguments()});
  wait_for_updates(training, workspace / "run", 3);
  const auto asked = std::chrono::steady_clock::now();
  training.send(SIGTERM);
  const Result stopped = training.wait();
  EXPECT_EQ(stopped.code, 128 + SIGTERM) << stopped.err;
  EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::seconds(10));
  EXPECT_TRUE(events(workspace / "run", "validation").empty()) << "it was too late: the test has lost its point";
  EXPECT_EQ(progress_of(workspace / "run/last")["update"], 3);
  expect_whole_checkpoints(workspace / "run");

  expect_success(workspace.train());
  const std::vector<Json> validations = events(workspace / "run", "validation");
  ASSERT_EQ(validations.size(), 1U);
  EXPECT_EQ(validations.front()["update"], 3);
  EXPECT_TRUE(fs::exists(workspace / "run/best"));
}

TEST(Interruption, ASignalBeforeTrainingBeginsEndsItAtOnceAndSaysThatNothingWasWritten) {
  std::string sources;
  std::string targets;
  for (int i = 0; i < 20'000; ++i) {
    sources += seven_sources;
    targets += seven_targets;
  }
  const Workspace workspace(sources, targets, interruption_options);
  Process training({.arguments = workspace.train_arguments()});
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(100);
  // The corpus is read: its tokenizer comes next.
  while (training.err().empty() && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  const auto asked = std::chrono::steady_clock::now();
  training.send(SIGTERM);
  const Result stopped = training.wait();
  EXPECT_EQ(stopped.code, 128 + SIGTERM);
  EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::seconds(10));
  EXPECT_THAT(stopped.err, HasSubstr("stopped by a signal before training began"));
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

TEST(Interruption, ATranslationThatIsStoppedLeavesNothingHalfWritten) {
  std::string input;
  for (int i = 0; i < 20'000; ++i) input += "banu civo .\n";
  const TemporaryFolder folder;
  folder.write("out.txt", "what was there before\n");
  Process translation(
      {.arguments = {"translate", tiny_model().string(), "--output", (folder / "out.txt").string()}, .input = input});
  const auto files = [&] { return std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()); };
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(100);
  while (files() == 1 && std::chrono::steady_clock::now() < deadline) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  ASSERT_EQ(files(), 2) << "it was over too soon: the test has lost its point";
  translation.send(SIGTERM);
  EXPECT_EQ(translation.wait().code, 128 + SIGTERM);
  EXPECT_EQ(files(), 1);
  EXPECT_EQ(read_text(folder / "out.txt"), "what was there before\n");
}

TEST(Interruption, ASignalThatTheProgramWasStartedToIgnoreDoesNotStopIt) {
  const Workspace workspace(interruption_options);
  Process training({.arguments = workspace.train_arguments({"training.max_updates=30"}), .ignored_signal = SIGHUP});
  wait_for_updates(training, workspace / "run", 3);
  training.send(SIGHUP);
  expect_success(training.wait());
  EXPECT_EQ(progress_of(workspace / "run/last")["update"], 30);
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

/// Opens a named pipe that somebody reads.
int open_read_pipe(const fs::path& pipe) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(100);
  while (std::chrono::steady_clock::now() < deadline) {
    const int descriptor = ::open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0) return descriptor;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  throw std::runtime_error("nobody reads " + pipe.string());
}

TEST(Interruption, ARunThatAnotherProcessBeganWhileDataWerePreparedIsNotBegunAgain) {
  const Workspace workspace(seven_sources, seven_targets, tiny_shape + "training: {max_updates: 3}\n");
  ASSERT_EQ(::mkfifo((workspace / "slow.src").c_str(), 0600), 0);
  workspace.files().write("slow.yaml", "run: run\n" + data_section("slow.src", "train.trg") + tiny_shape);
  // Waits for its text.
  Process slow({.arguments = {"train", (workspace / "slow.yaml").string()}});
  const int pipe = open_read_pipe(workspace / "slow.src");
  expect_success(workspace.train());
  const std::string metrics = read_text(workspace / "run/metrics.jsonl");
  ASSERT_EQ(::write(pipe, seven_sources.data(), seven_sources.size()), static_cast<ssize_t>(seven_sources.size()));
  ::close(pipe);
  const Result result = slow.wait();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("another process has begun this run meanwhile"));
  EXPECT_EQ(progress_of(workspace / "run/last")["update"], 3);
  EXPECT_EQ(read_text(workspace / "run/metrics.jsonl"), metrics);
}

}  // namespace
}  // namespace ferry::integration
