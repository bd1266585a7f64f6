// A training that is killed again and again, at any moment and often inside a save, ends where the one ended that
// nobody disturbed: to the last bit. FERRY_KILL_ROUNDS: how many deaths (25 unless set).
#include <random>
#include <set>

#include "integration/tiny_model.h"
#include "integration/whole_checkpoints.h"

namespace ferry::integration {
namespace {

constexpr int last_update = 150;
constexpr int deaths_in_a_run = 25;

/// Everything that a checkpoint must remember is in use, and a good part of the time goes into saving.
std::string sudden_death_options(int keep) {
  return tiny_shape +
         "tokenizer: {vocabulary: 60, sampling: 0.2}\n"
         "training: {max_updates: 150, accumulate: 2, batch_tokens: 200, average_decay: 0.9, log_every: 1}\n"
         "learning_rate: {peak: 1e-2, schedule: cosine, warmup_updates: 4}\n"
         "validation: {every: 10}\n"
         "checkpoint: {every: 2, keep: " +
         std::to_string(keep) + "}\n";
}

/// The run that nobody disturbed; it has kept all of its checkpoints.
fs::path undisturbed_run() {
  const auto train = [](const fs::path& folder) {
    const Workspace workspace(sudden_death_options(1000));
    const Result result = workspace.train();
    if (result.code != 0) throw std::runtime_error(result.err);
    fs::copy(workspace / "run", folder / "run", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  };
  return made_once("undisturbed_run", train) / "run";
}

int rounds_asked_for() {
  const char* asked = std::getenv("FERRY_KILL_ROUNDS");
  return asked == nullptr ? 25 : std::stoi(asked);
}

class Deaths {
 public:
  explicit Deaths(unsigned seed) : random_(seed) {}

  /// Waits for a moment to kill: soon after the start, while a save is under way, or some updates later; not longer
  /// than the training lasts. True when that moment was inside a save.
  bool wait_for_the_moment(const Process& training, const fs::path& run_folder) {
    const int kind = below(4);
    if (kind == 0) {
      sleep(below(900));
      return false;
    }
    const std::size_t lines = told(run_folder);
    const std::size_t more = 1 + static_cast<std::size_t>(below(12));
    while (told(run_folder) < lines + more && !training.has_ended()) sleep(2);
    if (kind == 1) {
      sleep(below(40));
      return false;
    }
    for (int waited = 0; waited < 2000 && !is_saving(run_folder); ++waited) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    std::this_thread::sleep_for(std::chrono::microseconds(below(8000)));
    return is_saving(run_folder);
  }

 private:
  int below(int limit) { return static_cast<int>(random_() % static_cast<unsigned>(limit)); }
  static void sleep(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }
  static std::size_t told(const fs::path& run_folder) {
    return lines_of(read_text(run_folder / "metrics.jsonl")).size();
  }
  static bool is_saving(const fs::path& run_folder) {
    std::error_code gone;
    for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", gone)) {
      if (entry.path().filename().string().starts_with(".update-")) return true;
    }
    return false;
  }

  std::mt19937 random_;
};

const std::vector<std::string> after_the_mean{"averaged_update", "best_score", "best_loss", "best_update"};

/// Each checkpoint there is equals the one that the undisturbed run made after the same update.
void expect_checkpoints_of_the_undisturbed_run(const fs::path& run_folder) {
  expect_whole_checkpoints(run_folder);
  for (const fs::path& checkpoint : checkpoints_of(run_folder)) {
    // The last one is saved once before the mean is tried and once with what came of it.
    const bool waits_for_mean = progress_of(checkpoint)["update"] == last_update;
    expect_same_checkpoint(checkpoint, undisturbed_run() / "checkpoints" / checkpoint.filename(),
                           waits_for_mean ? after_the_mean : std::vector<std::string>());
  }
}

/// The last one is saved twice, before and after the mean is tried; who dies in between may tell it once.
std::set<std::int64_t> updates_saved(const fs::path& run_folder) {
  std::set<std::int64_t> updates;
  for (const Json& event : events(run_folder, "checkpoint")) updates.insert(event["update"].get<std::int64_t>());
  return updates;
}

void expect_the_end_of_the_undisturbed_run(const fs::path& run_folder) {
  EXPECT_EQ(progress_of(run_folder / "last")["update"], last_update);
  expect_same_checkpoint(run_folder / "last", undisturbed_run() / "last");
  expect_same_checkpoint(run_folder / "best", undisturbed_run() / "best");
  for (const char* kind : {"train", "validation", "average"}) {
    EXPECT_EQ(events(run_folder, kind), events(undisturbed_run(), kind));
  }
  EXPECT_EQ(updates_saved(run_folder), updates_saved(undisturbed_run()));
  for (const fs::path& folder : {run_folder, run_folder / "checkpoints"}) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      EXPECT_EQ(entry.path().filename().string().find("partial"), std::string::npos) << entry.path() << " was left";
    }
  }
}

TEST(SuddenDeath, AtAnyMomentLeavesWholeCheckpointsAndGoingOnEqualsTheUndisturbedRun) {
  const int rounds = rounds_asked_for();
  int inside_saves = 0;
  int deaths = 0;
  while (deaths < rounds && !testing::Test::HasFailure()) {
    const Workspace workspace(sudden_death_options(4));
    bool ended = false;
    for (int i = 0; i < deaths_in_a_run && deaths < rounds && !ended; ++i) {
      SCOPED_TRACE("death " + std::to_string(deaths));
      Process training({.arguments = workspace.train_arguments()});
      const bool saving = Deaths(static_cast<unsigned>(deaths)).wait_for_the_moment(training, workspace / "run");
      training.send(SIGKILL);
      const Result result = training.wait();
      ended = result.code == 0;
      EXPECT_TRUE(ended || result.code == 128 + SIGKILL) << result.err;
      if (ended) break;
      ++deaths;
      inside_saves += saving ? 1 : 0;
      expect_checkpoints_of_the_undisturbed_run(workspace / "run");
      if (testing::Test::HasFailure()) return;
    }
    expect_success(workspace.train());
    expect_the_end_of_the_undisturbed_run(workspace / "run");
  }
  std::cout << deaths << " deaths, " << inside_saves << " of them inside a save\n";
  EXPECT_GT(inside_saves, rounds / 10) << "saves were missed: the test has lost its point";
}

}  // namespace
}  // namespace ferry::integration
