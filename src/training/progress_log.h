// What a person sees of training: a line that renews itself on a terminal, plain lines in the log, and metrics.jsonl.
#pragma once

#include <chrono>
#include <filesystem>

#include "base/appended_lines.h"
#include "base/json.h"
#include "checkpoint/progress.h"
#include "config/training_config.h"
#include "training/divergence.h"
#include "training/train_step.h"

namespace ferry {

class ProgressLog {
 public:
  /// Appends to run_folder/metrics.jsonl, from which lines about updates after `update`, the one that training goes on
  /// from, are removed first. The target vocabulary tells what loss is none. Throws UserError where that file cannot be
  /// written; where it cannot later on, lines are kept until it can.
  ProgressLog(const std::filesystem::path& run_folder, const TrainingConfig& config, std::int64_t vocabulary,
              std::int64_t update);

  /// Training goes on from an earlier update: what was told of later ones goes.
  void go_back(std::int64_t update);

  /// After each update that was applied; every `log_every` of them a line is written.
  void update(const StepResult& step, const Progress& progress, double rate);
  /// One object for metrics.jsonl; "event" first, then the update, then what is given.
  void record(const std::string& event, std::int64_t update, const Json& values);
  /// Time that is not training (validation, saving) does not count as training speed.
  void pause();
  void resume();

 private:
  using Clock = std::chrono::steady_clock;
  void report(const Progress& progress, double rate);
  void forget_since_report();
  std::string time_left(const Progress& progress) const;

  TrainingConfig config_;
  std::filesystem::path file_;
  DivergenceWatch divergence_;
  std::optional<AppendedLines> metrics_;
  bool metrics_fail_ = false;
  // Since the last report:
  LossTotals totals_;
  std::int64_t source_tokens_ = 0;
  std::int64_t updates_ = 0;
  double norm_sum_ = 0;
  double seconds_ = 0;
  Clock::time_point since_;
  double last_loss_ = 0;
  double last_speed_ = 0;
};

/// "1 h 02 min", "3 min 20 s", "12 s".
std::string duration(double seconds);

}  // namespace ferry
