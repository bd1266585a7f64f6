// A whole run in which one operation on files fails, or all from there on: for each of them in turn.
#include <cerrno>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/format.h"
#include "base/json.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/checkpoint.h"
#include "training/train_run.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t all_updates = 4;

/// Two checkpoints, each of them the best so far when it is saved or replacing one that was.
Config tiny_run_config(const fs::path& run_folder) {
  const fs::path words = fs::path(FERRY_SOURCE_DIR) / "tests/fixtures/words";
  return parse_config(format("run: {0}\n"
                             "device: cpu\n"
                             "precision: float32\n"
                             "threads: 1\n"
                             "data:\n"
                             "  train: {{source: {1}/dev.src, target: {1}/dev.trg}}\n"
                             "  valid: {{source: valid.src, target: valid.trg}}\n"
                             "tokenizer: {{kind: char, vocabulary: 40}}\n"
                             "model: {{width: 2, heads: 1, feed_forward: 2, encoder_layers: 1, decoder_layers: 1}}\n"
                             "training: {{max_updates: {2}, batch_tokens: 200, average_decay: 0, log_every: 1}}\n"
                             "learning_rate: {{peak: 1e-2, schedule: constant, warmup_updates: 0}}\n"
                             "validation: {{every: 2, metric: loss, samples: 0}}\n"
                             "checkpoint: {{every: 2, keep: 1}}\n"
                             "decoding: {{max_length_ratio: 0.1}}\n",
                             run_folder.string(), words.string(), all_updates),
                      run_folder.parent_path() / "config.yaml");
}

enum class Trouble { Once, FromThenOn };

class FailingDisk : public testing::TestWithParam<Trouble> {
 protected:
  void SetUp() override {
    log::set_level(log::Level::Warning);
    fs::create_directories(folder_);
    // Two pairs: what is done with each of them in a run is done hundreds of times here.
    write_file(folder_ / "valid.src", "fosti civo\nmodu enku ostra\n");
    write_file(folder_ / "valid.trg", "ulde tholu\ncrut pask mindo\n");
    train_run(tiny_run_config(folder_ / "straight"));
  }
  void TearDown() override {
    log::detach_file();
    log::set_level(log::Level::Info);
    fs::remove_all(folder_);
  }

  /// What the user is told, "" when the run went on to its end; false when there was no n-th operation.
  bool train(const fs::path& run, int n, std::string& told) {
    int count = 0;
    const ScopedFileOperationHook hook([&](FileOperation, const fs::path&) {
      const int number = count++;
      return number == n || (number > n && GetParam() == Trouble::FromThenOn) ? ENOSPC : 0;
    });
    told.clear();
    try {
      train_run(tiny_run_config(run));
    } catch (const UserError& error) {
      told = error.what();
    }
    log::detach_file();
    return count > n;
  }

  void expect_whole_checkpoints(const fs::path& run) const {
    for (const fs::path& checkpoint : list_checkpoints(run)) verify_checkpoint(checkpoint, Parts::All);
    for (const char* link : {"best", "last"}) {
      if (fs::is_symlink(run / link)) verify_checkpoint(run / link, Parts::All);
    }
  }

  void expect_end_of_straight_run(const fs::path& run) const {
    for (const char* link : {"best", "last"}) {
      EXPECT_EQ(fs::read_symlink(run / link), fs::read_symlink(folder_ / "straight" / link));
      for (const char* file : {"model.safetensors", "training.safetensors"}) {
        EXPECT_TRUE(read_file(run / link / file) == read_file(folder_ / "straight" / link / file)) << link << file;
      }
    }
    EXPECT_EQ(losses(run), losses(folder_ / "straight"));
  }

  /// As metrics.jsonl tells them, update by update.
  static std::vector<std::string> losses(const fs::path& run) {
    std::vector<std::string> told;
    const std::string metrics = read_file(run / "metrics.jsonl");
    for (const std::string_view line : split(metrics, '\n')) {
      const Json entry = Json::parse(line, nullptr, false);
      if (entry.is_object() && entry["event"] == "train") {
        told.push_back(format("{} {}", entry["update"].dump(), entry["loss"].dump()));
      }
    }
    return told;
  }

  // In memory where that is possible: a thousand trainings flush ten thousand files.
  static fs::path place() { return fs::is_directory("/dev/shm") ? "/dev/shm" : fs::temp_directory_path(); }
  const fs::path folder_ = place() / format("ferry_failing_disk_{}", ::getpid());
};

// With sanitizers, which take ten times as long, one operation in seven fails.
#ifdef FERRY_SANITIZED
constexpr int thinned = 7;
#else
constexpr int thinned = 1;
#endif

TEST_P(FailingDisk, TheRunGoesOnOrEndsWithOneClearBlockAndEveryCheckpointStaysWhole) {
  int ended = 0;
  int went_on = 0;
  bool reached = true;
  // What fails from the n-th operation on fails much as from the next one on.
  const int step = (GetParam() == Trouble::Once ? 1 : 3) * thinned;
  for (int n = 0; reached; n += step) {
    const fs::path run = folder_ / std::to_string(n);
    std::string told;
    reached = train(run, n, told);
    SCOPED_TRACE(format("operation {} failed; {}", n, told));
    expect_whole_checkpoints(run);
    if (told.empty()) {
      ++went_on;
      expect_end_of_straight_run(run);
    } else {
      ++ended;
      EXPECT_THAT(told, testing::HasSubstr("No space left on device"));
      EXPECT_THAT(told, testing::HasSubstr(run.string()));
    }
    // The same command on a sound disk.
    train_run(tiny_run_config(run));
    log::detach_file();
    expect_end_of_straight_run(run);
    EXPECT_EQ(list_checkpoints(run).size(), list_checkpoints(folder_ / "straight").size());
    for (const auto& entry : fs::recursive_directory_iterator(run)) {
      EXPECT_EQ(entry.path().filename().string().find("partial"), std::string::npos) << entry.path();
    }
    fs::remove_all(run);
    if (HasFailure()) return;
  }
  EXPECT_GE(ended, std::max(1, 10 / thinned));
  EXPECT_GE(went_on, GetParam() == Trouble::Once ? 60 / thinned : 1);
}

INSTANTIATE_TEST_SUITE_P(Troubles, FailingDisk, testing::Values(Trouble::Once, Trouble::FromThenOn),
                         [](const auto& trouble) { return trouble.param == Trouble::Once ? "Once" : "FromThenOn"; });

}  // namespace
}  // namespace ferry
