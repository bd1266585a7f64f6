// What a person sees of training: a line that renews itself on a terminal, plain lines in the log, and metrics.jsonl.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/appended_lines.h"
#include "base/json.h"
#include "checkpoint/progress.h"
#include "config/training_config.h"
#include "training/train_step.h"

namespace ferry {

class ProgressLog {
 public:
  /// Appends to run_folder/metrics.jsonl, from which lines that `progress`, where training goes on from, does not know
  /// of are removed first. `progress` must outlive the log and keeps what is not reported yet, so that the reports of a
  /// later sitting are those of a run that never stopped. The target vocabulary tells what loss is none. Throws
  /// UserError where that file cannot be written; where it cannot later on, lines are kept until it can.
  ProgressLog(const std::filesystem::path& run_folder, const TrainingConfig& config, std::int64_t vocabulary,
              Progress& progress);

  /// `progress` is that of an earlier update now: what was told of later ones goes. Returns those lines of it that tell
  /// of updates left out.
  std::vector<Json> go_back();

  /// After each update that was applied; every `log_every` of them a line is written.
  void update(const StepResult& step, double rate);
  /// One object for metrics.jsonl; "event" first, then the update reached, then what is given.
  void record(const std::string& event, const Json& values);
  /// That the checkpoint of the update reached was saved.
  void record_checkpoint();
  /// Time that is not training (validation, saving) does not count as training speed.
  void pause();
  void resume();

 private:
  using Clock = std::chrono::steady_clock;
  std::vector<Json> open();
  void report(double rate);
  void forget_speed();
  std::string time_left() const;

  TrainingConfig config_;
  std::filesystem::path file_;
  std::int64_t vocabulary_;
  Progress& progress_;
  std::optional<AppendedLines> metrics_;
  bool metrics_fail_ = false;
  // Of this sitting, since the last report:
  std::int64_t source_tokens_ = 0;
  std::int64_t target_tokens_ = 0;
  double seconds_ = 0;
  std::optional<Clock::time_point> running_since_;  ///< none: paused
  double last_loss_ = 0;
  double last_speed_ = 0;
};

/// "1 h 02 min", "3 min 20 s", "12 s".
std::string duration(double seconds);

}  // namespace ferry
