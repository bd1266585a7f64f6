#include "training/resume.h"

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/judged_by.h"
#include "config/changed_options.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

void forget_best(Progress& progress, const char* why) {
  progress.quality.reset();
  if (!progress.best) return;
  log::warning("{}: which checkpoint is best is judged anew", why);
  progress.best.reset();
  progress.best_update = 0;
  progress.validations_without_gain = 0;
}

// Who changes the rate has drawn the conclusion that training drew before by lowering it.
void forget_set_backs(Progress& progress) {
  log::info("learning_rate has changed: it holds as it is stated");
  progress.set_backs = 0;
  progress.rate_factor = 1;
}

void refuse_other_text(std::vector<Problem> problems) {
  problems.back().remedy =
      "with the old text the run goes on as it was begun; for a new run give another run folder; "
      "`ferry train --accept-changed-data` goes on with the new text";
  throw UserError(std::move(problems));
}

}  // namespace

std::optional<Checkpoint> earlier_sitting(const fs::path& run_folder) {
  const fs::path newest = newest_sound_checkpoint(run_folder);
  if (!newest.empty()) {
    log::info("going on from {}", newest.string());
    return load_checkpoint(newest, Parts::All);
  }
  if (list_checkpoints(run_folder).empty()) return std::nullopt;
  throw UserError(Problem{.where = run_folder.string(),
                          .what = "all checkpoints of this run are damaged, there is nothing to go on from",
                          .remedy = "move the run folder away to begin anew, or give another one"});
}

void keep_options(Config& config, Checkpoint& earlier) {
  keep_choices(config, earlier.config);
  const bool set_back = earlier.progress.set_backs > 0;
  std::vector<Problem> problems;
  for (const ChangedOption& option : changed_options(earlier.config, config)) {
    if (option.on_resume == OnResume::MayChange || (set_back && option.on_resume == OnResume::AfterSetBack)) continue;
    problems.push_back(
        {.where = option.name, .what = format("this run was begun with {}, not with {}", option.before, option.now)});
  }
  if (problems.empty()) {
    if (!(earlier.config.learning_rate == config.learning_rate)) forget_set_backs(earlier.progress);
    return;
  }
  problems.back().remedy =
      "set back, the run goes on (its config.yaml has all options); for a new run give another run folder";
  throw UserError(std::move(problems));
}

void say_changed_options(const Config& config, const Config& earlier) {
  for (const ChangedOption& option : changed_options(earlier, config)) {
    // Where the run stands now is no news.
    if (option.name != "run") log::info("{}: {} from now on, {} before", option.name, option.now, option.before);
  }
}

void keep_data(const PreparedData& data, Checkpoint& earlier, bool accept_changed_data) {
  Progress& progress = earlier.progress;
  const JudgedBy then = judged_by(earlier.config.validation, progress);
  const JudgedBy now{data.config.validation.metric, data.config.validation.tokenize, fingerprint(data.valid_text)};
  if (!can_be_compared(then, now)) {
    forget_best(progress, then.metric == now.metric && then.tokenize == now.tokenize
                              ? "the validation text changed"
                              : "the metric of validation is another one");
  }
  if (!progress.data) {
    log::info(
        "this checkpoint is of an earlier version and does not tell what it was trained on: "
        "nothing can be said about whether the training text is still the same");
    return;
  }
  std::vector<Problem> changed = changes(progress.data->train, fingerprint(data.train_text), data.config.data.train);
  if (changed.empty()) return;
  if (!accept_changed_data) refuse_other_text(std::move(changed));
  for (const Problem& problem : changed) log::warning("{}; going on with it", to_string(problem));
  progress.position.batch = 0;
}

}  // namespace ferry
