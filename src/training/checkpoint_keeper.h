// Brings the state of a run into its folder: checkpoints, the links `best` and `last`, and no more of them than wanted.
// A disk that is full now may have room at the next save, so a save that fails does not end a run.
#pragma once

#include <filesystem>

#include "training/progress_log.h"
#include "training/run_state.h"

namespace ferry {

class CheckpointKeeper {
 public:
  /// All must outlive the keeper. A state that has made updates is one that was read from a checkpoint.
  CheckpointKeeper(const PreparedData& data, RunState& state, std::filesystem::path run_folder, ProgressLog& log);

  /// To be called whenever the state, progress included, changes.
  void state_changed() { saved_ = false; }
  /// To be called when the state is that of an earlier checkpoint again.
  void went_back();
  /// To be called before an update. A best model that could not be saved is gone then: it must not keep later ones from
  /// being the best that is kept.
  void forget_unsaved_best();

  /// False, with a warning, where the state is not saved now: the disk, or numbers that are not finite. What is saved
  /// already is not saved again, but links that are not right (a failure or sudden death may have left such) are made
  /// right.
  bool save();
  /// The same after the last update; throws UserError where anything of it fails.
  void save_at_the_end();

 private:
  void write();

  const PreparedData& data_;
  RunState& state_;
  std::filesystem::path run_folder_;
  ProgressLog& log_;
  bool saved_;     ///< the newest checkpoint holds the state as it is
  Progress kept_;  ///< of the newest checkpoint
};

}  // namespace ferry
