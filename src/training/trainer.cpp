#include "training/trainer.h"

#include <algorithm>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/signals.h"
#include "checkpoint/average.h"
#include "checkpoint/restore.h"
#include "training/learning_rate.h"
#include "training/stop_rules.h"

namespace ferry {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

Trainer::Trainer(const PreparedData& data, RunState& state, const fs::path& run_folder, const at::Device& device)
    : data_(data),
      config_(data.config),
      state_(state),
      run_folder_(run_folder),
      step_options_(step_options(config_, device)),
      bad_updates_(data, state, run_folder, step_options_),
      progress_log_(run_folder, config_.training, data.tokenizers.target->size(), state.progress),
      keeper_(data, state, run_folder, progress_log_),
      validator_(data.valid_text, data.valid, data.tokenizers, validation_options(config_)),
      earlier_seconds_(state.progress.seconds),
      start_(Clock::now()) {}

std::string Trainer::train() {
  const SavingOnSignal saving;
  open_stream();
  // A signal may have ended the sitting before this one while it validated.
  if (validation_is_due()) validate();
  std::optional<std::string> reason = reason_to_stop(config_.training, state_.progress);
  while (!reason && noted_stop_signal() == 0) {
    update();
    if (validation_is_due()) validate();
    const bool sound = state_.progress.bad_updates_in_a_row == 0;
    if ((sound && due(config_.checkpoint.every.value())) || checkpoint_asked()) keeper_.save();
    reason = reason_to_stop(config_.training, state_.progress);
  }
  log::status_line("");
  // Not when the same command finds a run that has ended already.
  if (reason && state_.progress.validated_update != state_.progress.update) validate();
  keeper_.save_at_the_end();
  if (reason) try_averages();
  if (noted_stop_signal() != 0) {
    log::info("stopped by a signal after update {}, saved; the same command goes on from there",
              state_.progress.update);
    throw StoppedBySignal{noted_stop_signal()};
  }
  return *reason;
}

void Trainer::open_stream() {
  stream_.emplace(data_.train, data_.train_text, data_.tokenizers, stream_options(config_), state_.progress.position);
}

void Trainer::update() {
  std::vector<Batch> batches;
  for (int i = 0; i < config_.training.accumulate; ++i) batches.push_back(stream_->next());
  Progress& progress = state_.progress;
  const double rate = progress.rate_factor *
                      learning_rate(config_.learning_rate, config_.training.max_updates.value(), progress.update + 1);
  const StepResult step =
      train_step(*state_.model, *state_.optimizer, batches, progress.update + 1, rate, step_options_);
  keeper_.forget_unsaved_best();
  ++progress.update;
  progress.quality.reset();
  progress.position = stream_->position();
  progress.source_tokens += step.source_tokens;
  progress.target_tokens += step.totals.tokens;
  progress.seconds = earlier_seconds_ + std::chrono::duration<double>(Clock::now() - start_).count();
  keeper_.state_changed();
  const Json shortage = memory_shortage_.note(step, data_.train, progress.update, step_options_);
  if (!shortage.is_null()) progress_log_.record("memory_shortage", shortage);
  if (step.totals.tokens == 0) return;  // not one of its sentences fits into memory
  progress.bad_updates_in_a_row = step.applied ? 0 : progress.bad_updates_in_a_row + 1;
  if (!step.applied) return leave_out(step, batches);
  progress_log_.update(step, rate);
}

void Trainer::leave_out(const StepResult& step, const std::vector<Batch>& batches) {
  progress_log_.record("bad_update", bad_updates_.leave_out(step, batches));
  if (!bad_updates_.too_many()) return;
  Json told = bad_updates_.go_back();
  keeper_.went_back();
  open_stream();
  // What was told of the updates in a row, some perhaps in an earlier sitting, goes with them; here it stays.
  const std::vector<Json> left_out = progress_log_.go_back();
  const auto in_a_row = std::min<std::ptrdiff_t>(std::ssize(left_out), most_bad_updates_in_a_row);
  told["left_out"] = std::vector<Json>(left_out.end() - in_a_row, left_out.end());
  progress_log_.record("set_back", told);
  // So that the lower rate is not forgotten with the process.
  if (state_.progress.update > 0) keeper_.save();
}

bool Trainer::validation_is_due() const {
  return due(config_.validation.every.value()) && state_.progress.validated_update != state_.progress.update;
}

void Trainer::validate() {
  if (data_.valid.size() == 0) return;
  progress_log_.pause();
  log::status_line("  validating");
  Progress& progress = state_.progress;
  const std::optional<Validation> done = [&] {
    const ExchangedWeights averaged(*state_.parameters, state_.optimizer->average());
    return validation_of(state_.model);
  }();
  if (!done) return;
  const Validation& result = *done;
  progress.validated_update = progress.update;
  const Quality quality = quality_of(result, config_.validation.metric);
  if (!is_finite(quality)) log::warning("update {}: the loss of the validation text is not finite", progress.update);
  const bool better = is_best(quality);
  if (better) {
    progress.best = quality;
    progress.best_update = progress.update;
  }
  progress.quality = is_finite(quality) ? std::optional(quality) : std::nullopt;
  progress.validations_without_gain = better ? 0 : progress.validations_without_gain + 1;
  report(result, progress.update, better);
  progress_log_.record("validation", to_json(result));
  keeper_.state_changed();  // a checkpoint of this update does not know of the validation yet
  if (better || config_.checkpoint.keep_best > 1) keeper_.save();
  progress_log_.resume();
}

bool Trainer::is_best(const Quality& quality) const {
  const std::optional<Quality>& best = state_.progress.best;
  return is_finite(quality) && (!best || is_better(config_.validation.metric, quality, *best));
}

// Nothing where a signal asks to stop. The next sitting validates again.
std::optional<Validation> Trainer::validation_of(Transformer& model) {
  try {
    return validator_.validate(model);
  } catch (const StoppedBySignal&) {
    return std::nullopt;
  }
}

// The mean of several checkpoints is often better than each of them (Vaswani et al. 2017, section 6.1), and to find out
// takes one validation.
void Trainer::try_averages() {
  Progress& progress = state_.progress;
  if (data_.valid.size() == 0 || progress.averaged_update == progress.update || noted_stop_signal() != 0) return;
  const std::vector<AverageCandidate> candidates = average_candidates(run_folder_, config_);
  if (candidates.empty()) return;
  for (const AverageCandidate& candidate : candidates) {
    // What is not done is done by the next sitting.
    if (!try_average(candidate)) return;
  }
  // Once more, with what is known now: a run that goes on must beat the mean, and need not try it again.
  progress.averaged_update = progress.update;
  keeper_.state_changed();
  keeper_.save_at_the_end();
}

// False where a signal asks to stop.
bool Trainer::try_average(const AverageCandidate& candidate) {
  log::status_line("  validating the mean of " + candidate.name);
  Checkpoint mean = average_checkpoints(candidate.checkpoints);
  Transformer model = restore_model(mean, candidate.name);
  model->to(state_.parameters->values().device());
  const std::optional<Validation> done = validation_of(model);
  if (!done) return false;
  const Validation& result = *done;
  const Quality quality = quality_of(result, config_.validation.metric);
  const bool better = is_best(quality);
  Json entry = to_json(result);
  entry["of"] = mean.progress.average_of;
  entry["best"] = better;
  progress_log_.record("average", entry);
  log::info("the mean of {}: loss {:.4f}  BLEU {:.2f}  chrF {:.2f}{}", candidate.name, result.loss.loss_per_token(),
            result.bleu.score, result.chrf.score, better ? "  best so far" : "");
  if (better) keep_average(std::move(mean), quality);
  return true;
}

void Trainer::keep_average(Checkpoint mean, const Quality& quality) {
  Progress& progress = state_.progress;
  std::vector<std::int64_t> average_of = std::move(mean.progress.average_of);
  mean.progress = progress;
  mean.progress.best = mean.progress.quality = quality;
  mean.progress.best_update = progress.update;
  mean.progress.average_of = std::move(average_of);
  try {
    save_checkpoint_as(run_folder_ / "checkpoints" / average_name(progress.update), mean);
  } catch (const UserError& error) {
    std::vector<Problem> problems = error.problems();
    problems.push_back({.where = run_folder_.string(),
                        .what = "training has ended, but its best model, a mean of checkpoints, is not saved",
                        .remedy = "the same command makes it again"});
    throw UserError(std::move(problems));
  }
  progress.best = quality;
  progress.best_update = progress.update;
}

}  // namespace ferry
