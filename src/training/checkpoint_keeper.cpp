#include "training/checkpoint_keeper.h"

#include <exception>
#include <optional>
#include <utility>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"

namespace ferry {

namespace fs = std::filesystem;

CheckpointKeeper::CheckpointKeeper(const PreparedData& data, RunState& state, fs::path run_folder, ProgressLog& log)
    : data_(data),
      state_(state),
      run_folder_(std::move(run_folder)),
      log_(log),
      saved_(state.progress.update > 0),
      kept_(state.progress) {}

void CheckpointKeeper::forget_unsaved_best() {
  Progress& progress = state_.progress;
  if (saved_ || progress.best_update != progress.update) return;
  progress.best = kept_.best;
  progress.best_update = kept_.best_update;
}

void CheckpointKeeper::went_back() {
  saved_ = false;
  kept_ = state_.progress;
}

bool CheckpointKeeper::save() {
  log_.pause();
  try {
    write();
  } catch (const UserError& error) {
    log::warning("{}; training goes on:\n{}",
                 saved_ ? "`best` and `last` could not be moved" : "this checkpoint could not be saved", error.what());
  }
  log_.resume();
  return saved_;
}

void CheckpointKeeper::save_at_the_end() {
  try {
    write();
  } catch (const UserError& error) {
    std::vector<Problem> problems = error.problems();
    problems.push_back({.where = run_folder_.string(),
                        .what = format("training ended after update {}, which is {}", state_.progress.update,
                                       saved_ ? "saved, but `best` and `last` may lead elsewhere" : "not saved"),
                        .remedy = "the same command goes on from the newest checkpoint there is"});
    throw UserError(std::move(problems));
  }
}

void CheckpointKeeper::write() {
  const Progress& progress = state_.progress;
  const fs::path checkpoints = run_folder_ / "checkpoints";
  if (!saved_) {
    if (!state_.optimizer->is_finite()) {
      throw UserError(
          format("update {} is not saved: not every weight and moment is a finite number", progress.update));
    }
    save_checkpoint(checkpoints, to_checkpoint(state_, data_));
    saved_ = true;
    kept_ = progress;
    log_.record_checkpoint();
  }
  const std::optional<fs::path> best = progress.best ? best_place(run_folder_, progress.best_update) : std::nullopt;
  std::exception_ptr failure;
  try {
    point(run_folder_, "last", checkpoints / checkpoint_name(progress.update));
    if (best) point(run_folder_, "best", *best);
  } catch (const UserError&) {
    failure = std::current_exception();
  }
  const CheckpointConfig& options = data_.config.checkpoint;
  prune_checkpoints(run_folder_, {.newest = options.keep,
                                  .every = options.every.value(),
                                  .best = options.keep_best,
                                  .metric = data_.config.validation.metric,
                                  .wanted = best ? best->filename().string() : ""});
  if (failure) std::rethrow_exception(failure);
}

}  // namespace ferry
