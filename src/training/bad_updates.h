// What becomes of updates that cannot be applied: each is left out and named; after some in a row training goes back to
// an earlier checkpoint with a lower learning rate; and when that does not help either, it ends.
#pragma once

#include <filesystem>
#include <optional>

#include "checkpoint/judged_by.h"
#include "training/run_state.h"
#include "training/train_step.h"

namespace ferry {

/// Weights that have exploded make every update a bad one; a sentence that cannot be computed makes one.
constexpr std::int64_t most_bad_updates_in_a_row = 3;
constexpr std::int64_t most_set_backs = 3;
/// Of the learning rate, at each set-back.
constexpr double set_back_factor = 0.5;

class BadUpdates {
 public:
  /// All of it must outlive the object; the run folder is ours.
  BadUpdates(const PreparedData& data, RunState& state, std::filesystem::path run_folder, const StepOptions& options);

  /// An update that was not applied and was counted: warns of it with the lines of its sentences and its first bad
  /// tensor. Returns the same for metrics.jsonl.
  Json leave_out(const StepResult& step, const std::vector<Batch>& batches);
  bool too_many() const { return state_.progress.bad_updates_in_a_row >= most_bad_updates_in_a_row; }

  /// Back to the newest checkpoint with which all numbers are finite, those of the update just left out included;
  /// where there is no checkpoint yet, to the first weights. Later checkpoints go. Of the checkpoints only those count
  /// that the undisturbed run has, too, and not those that a signal asked for, unless there is no other. Throws
  /// UserError when training has gone back too often or no checkpoint is sound; then all checkpoints are still there.
  /// Returns what is to be told in metrics.jsonl.
  Json go_back();

 private:
  struct LeftOut {
    std::int64_t update;
    std::vector<Batch> batches;
    std::string tensor;
    std::string lines;
  };
  /// By what its scores were found; nothing where no checkpoint is sound.
  std::optional<JudgedBy> load_sound_checkpoint();
  bool computes_the_last();
  [[noreturn]] void give_up(const std::string& reason, const std::string& advice) const;

  const PreparedData& data_;
  RunState& state_;
  std::filesystem::path run_folder_;
  const StepOptions& options_;
  std::vector<LeftOut> left_out_;  ///< the bad updates in a row
};

}  // namespace ferry
