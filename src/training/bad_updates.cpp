#include "training/bad_updates.h"

#include <algorithm>
#include <cmath>

#include "base/errors.h"
#include "base/format.h"
#include "base/line_numbers.h"
#include "base/log.h"
#include "checkpoint/checkpoint_names.h"
#include "training/bad_tensor.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

std::vector<std::int64_t> lines_of(const std::vector<Batch>& batches, const EncodedCorpus& corpus) {
  std::vector<std::int64_t> lines;
  for (const Batch& batch : batches) {
    for (const PairIndex pair : batch.pairs) lines.push_back(corpus.lines[pair]);
  }
  std::sort(lines.begin(), lines.end());
  return lines;
}

std::string names_of(const std::vector<std::int64_t>& lines) {
  LineNumbers numbers;
  for (const std::int64_t line : lines) numbers.add(line);
  return numbers.names();
}

std::string what_is_wrong(const StepResult& step) {
  if (!std::isfinite(step.totals.loss)) return "its loss is not finite";
  if (!is_usable(step.totals)) return format("its loss is {:.3g} nats a piece", step.totals.nll_per_token());
  if (!std::isfinite(step.gradient_norm)) return "its gradient is not finite";
  return format("its gradient has the norm {:.3g}, too long to be squared", step.gradient_norm);
}

/// Newest first, and first those that are there in a run that no signal disturbed.
std::vector<fs::path> candidates(const fs::path& run_folder, const Config& config) {
  const auto is_regular = [&config](const fs::path& checkpoint) {
    const std::int64_t update = update_of(checkpoint.filename().string()).value();
    return update % config.checkpoint.every.value() == 0 || update % config.validation.every.value() == 0;
  };
  std::vector<fs::path> found = list_checkpoints(run_folder);
  std::reverse(found.begin(), found.end());
  std::stable_partition(found.begin(), found.end(), is_regular);
  return found;
}

}  // namespace

BadUpdates::BadUpdates(const PreparedData& data, RunState& state, fs::path run_folder, const StepOptions& options)
    : data_(data), state_(state), run_folder_(std::move(run_folder)), options_(options) {}

Json BadUpdates::leave_out(const StepResult& step, const std::vector<Batch>& batches) {
  const std::int64_t update = state_.progress.update;
  if (state_.progress.bad_updates_in_a_row <= 1) left_out_.clear();
  const std::vector<std::int64_t> lines = lines_of(batches, data_.train);
  left_out_.push_back({.update = update,
                       .batches = batches,
                       .tensor = first_bad_tensor(*state_.model, *state_.parameters, batches, update, options_, step),
                       .lines = names_of(lines)});
  const LeftOut& bad = left_out_.back();
  log::warning("update {} is left out, {} (first bad: {}); it is of {} pairs, training {}", update, what_is_wrong(step),
               bad.tensor, lines.size(), bad.lines);
  return {{"nll", step.totals.nll_per_token()},
          {"gradient_norm", step.gradient_norm},
          {"tensor", bad.tensor},
          {"lines", lines}};
}

Json BadUpdates::go_back() {
  const Progress before = state_.progress;
  const std::string reason = format("{} updates in a row had no usable loss or gradient", before.bad_updates_in_a_row);
  if (before.set_backs >= most_set_backs) {
    give_up(format("{}, after {} returns to an earlier checkpoint, each with half the learning rate", reason,
                   before.set_backs),
            format("a lower learning_rate.peak (now {:g}) or a longer learning_rate.warmup_updates; training.clip_norm "
                   "above 0; precision: float32",
                   data_.config.learning_rate.peak.value()));
  }
  std::optional<JudgedBy> judged;
  if (list_checkpoints(run_folder_).empty()) {
    state_ = new_run_state(data_, options_.device);
  } else if (!(judged = load_sound_checkpoint())) {
    give_up(format("{}, and so it is from each checkpoint in {}", reason, run_folder_.string()),
            format("another run folder, with a lower learning_rate.peak (now {:g})",
                   data_.config.learning_rate.peak.value()));
  }
  Progress& now = state_.progress;
  now.bad_updates_in_a_row = 0;
  now.set_backs = before.set_backs + 1;
  now.returns = before.returns + 1;
  now.rate_factor = before.rate_factor * set_back_factor;
  now.seconds = before.seconds;
  log::warning("{}: going back to {} with {:g} times the learning rate", reason,
               now.update > 0 ? format("update {}", now.update) : std::string("the beginning"), now.rate_factor);
  if (!forget_checkpoints_after(run_folder_, now.update, now.best_update)) {
    now.best.reset();
    now.best_update = 0;
  }
  // `best` stays until a model is judged as it is done now.
  if (judged && !can_be_compared(*judged, judged_by(data_.config.validation, now))) {
    now.best.reset();
    now.quality.reset();
    now.best_update = now.validations_without_gain = 0;
  }
  left_out_.clear();
  return {{"from", before.update}, {"return", now.returns}, {"rate_factor", now.rate_factor}};
}

std::optional<JudgedBy> BadUpdates::load_sound_checkpoint() {
  for (const fs::path& place : candidates(run_folder_, data_.config)) {
    JudgedBy judged;
    try {
      const Checkpoint checkpoint = load_checkpoint(place, Parts::All);
      load_into(state_, checkpoint, place.string());
      judged = judged_by(checkpoint.config.validation, checkpoint.progress);
    } catch (const UserError& error) {
      log::warning("{}; passed over", error.problems().front().what);
      continue;
    }
    if (state_.optimizer->is_finite() && computes_the_last()) return judged;
    log::warning("{} has no finite numbers for these sentences either; passed over", place.string());
  }
  return std::nullopt;
}

// A model can hold finite numbers that are too large to compute with. Such a checkpoint is no place to go back to. Only
// the last of the bad updates is tried: the earlier ones may have been made before the program was last started.
bool BadUpdates::computes_the_last() {
  const LeftOut& bad = left_out_.back();
  const StepResult step = add_gradients(*state_.model, bad.batches, bad.update, options_);
  const double norm = state_.optimizer->gradient_norm(step.totals.tokens);
  state_.optimizer->discard_gradients();
  return is_usable(step.totals) && std::isfinite(norm);
}

void BadUpdates::give_up(const std::string& reason, const std::string& advice) const {
  std::string where;
  if (!left_out_.empty()) {
    where = format("\nthe first bad tensor of update {} (training {}): {}", left_out_.front().update,
                   left_out_.front().lines, left_out_.front().tensor);
  }
  throw UserError(Problem{.where = run_folder_.string(), .what = reason + where, .remedy = advice});
}

}  // namespace ferry
