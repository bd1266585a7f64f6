// The training loop, on one screen, and the few things it does.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

#include "evaluation/validator.h"
#include "training/bad_updates.h"
#include "training/checkpoint_keeper.h"
#include "training/final_averages.h"
#include "training/memory_shortage.h"
#include "training/progress_log.h"
#include "training/run_state.h"

namespace ferry {

/// One sitting of a run: from where its last checkpoint left it to a reason to stop.
class Trainer {
 public:
  /// The data and the state must outlive the trainer; the run folder exists and is ours.
  Trainer(const PreparedData& data, RunState& state, const std::filesystem::path& run_folder, const at::Device& device);

  /// Trains, validates, saves. Returns why it stopped; throws StoppedBySignal after saving when a signal ended it.
  std::string train();

 private:
  void update();
  void leave_out(const StepResult& step, const std::vector<Batch>& batches);
  void validate();
  bool validation_is_due() const;
  bool is_best(const Quality& quality) const;
  std::optional<Validation> validation_of(Transformer& model);
  void try_averages();
  bool try_average(const AverageCandidate& candidate);
  void keep_average(Checkpoint mean, const Quality& quality);
  void open_stream();
  bool due(int every) const { return state_.progress.update > 0 && state_.progress.update % every == 0; }

  const PreparedData& data_;
  const Config& config_;
  RunState& state_;
  std::filesystem::path run_folder_;
  StepOptions step_options_;
  std::optional<BatchStream> stream_;
  BadUpdates bad_updates_;
  MemoryShortage memory_shortage_;
  ProgressLog progress_log_;
  CheckpointKeeper keeper_;
  Validator validator_;
  double earlier_seconds_;
  std::chrono::steady_clock::time_point start_;
};

}  // namespace ferry
