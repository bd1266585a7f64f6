#include "training/progress_log.h"

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/checkpoint_names.h"
#include "training/divergence.h"

namespace ferry {
namespace {

/// What a run that died suddenly has told may be more than its newest checkpoint knows, and is told again.
bool is_known(const Json& line, const Progress& progress) {
  const auto number = [&line](const char* key) {
    return line.contains(key) && line[key].is_number_integer() ? line[key].get<std::int64_t>() : -1;
  };
  const std::int64_t update = number("update");
  if (update < progress.update) return update >= 0;
  const std::string event = line.value("event", Json()).is_string() ? line["event"].get<std::string>() : "";
  if (event == "validation") return update <= progress.validated_update;
  if (event == "average") return update <= progress.averaged_update;
  if (event == "set_back" && number("return") > progress.returns) return false;
  return update == progress.update;
}

struct KnownLines {
  std::vector<Json> left_out;       ///< what was told of updates left out and is not known
  bool tell_of_checkpoint = false;  ///< that it was saved: death may have come between saving and telling
};

/// Removes the lines that the checkpoint does not know of, the last one perhaps written in part; adds those it knows of
/// of the lines that could not be written so far.
KnownLines keep_known_lines(const std::filesystem::path& metrics, const std::string& waiting,
                            const Progress& progress) {
  KnownLines known;
  if (!std::filesystem::exists(metrics)) return known;
  const std::string written = read_file(metrics);
  const std::string text = written + waiting;
  std::string kept;
  for (const std::string_view line : split(text, '\n')) {
    const Json entry = Json::parse(line, nullptr, false);
    if (!entry.is_object()) continue;
    const Json event = entry.value("event", Json());
    if (is_known(entry, progress)) {
      kept += std::string(line) + '\n';
      known.tell_of_checkpoint |= event == "checkpoint" && entry["update"] == progress.update;
    } else if (event == "bad_update") {
      known.left_out.push_back(entry);
    }
  }
  if (kept != written) write_file(metrics, kept);
  return known;
}

}  // namespace

std::string duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds + 0.5);
  if (whole >= 3600) return format("{} h {:02} min", whole / 3600, whole / 60 % 60);
  if (whole >= 60) return format("{} min {:02} s", whole / 60, whole % 60);
  return format("{} s", whole);
}

ProgressLog::ProgressLog(const std::filesystem::path& run_folder, const TrainingConfig& config, std::int64_t vocabulary,
                         Progress& progress)
    : config_(config), file_(run_folder / "metrics.jsonl"), vocabulary_(vocabulary), progress_(progress) {
  open();
}

std::vector<Json> ProgressLog::go_back() {
  // The level is a new one, and a new divergence is told again. Speed is measured anew.
  progress_.loss_level = {};
  forget_speed();
  return open();
}

std::vector<Json> ProgressLog::open() {
  const std::string waiting = metrics_ ? metrics_->close() : std::string();
  metrics_.reset();
  KnownLines known = keep_known_lines(file_, waiting, progress_);
  try {
    metrics_.emplace(file_);
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = file_.string(),
                            .what = "cannot write: " + error.code().message(),
                            .remedy = remedy_for(error.code())});
  }
  if (progress_.update > 0 && !known.tell_of_checkpoint) record_checkpoint();
  resume();
  return std::move(known.left_out);
}

namespace {

// From 1, of the batch trained last; the position is that of the next.
std::int64_t epoch_of(const Progress& progress) {
  return progress.position.batch == 0 ? progress.position.epoch : progress.position.epoch + 1;
}

}  // namespace

void ProgressLog::update(const StepResult& step, double rate) {
  UnreportedUpdates& unreported = progress_.unreported;
  unreported.totals += step.totals;
  unreported.norms += step.gradient_norm;
  ++unreported.updates;
  source_tokens_ += step.source_tokens;
  target_tokens_ += step.totals.tokens;
  if (progress_.update % config_.log_every == 0) report(rate);
  if (log::on_terminal()) {
    const int limit = config_.max_updates.value();
    log::status_line(format("  update {}{}  epoch {}  loss {:.3f}  {:.0f} tokens/s  {}", progress_.update,
                            limit > 0 ? format("/{}", limit) : "", epoch_of(progress_),
                            unreported.updates > 0 ? unreported.totals.loss_per_token() : last_loss_, last_speed_,
                            time_left()));
  }
}

void ProgressLog::report(double rate) {
  pause();
  const UnreportedUpdates& unreported = progress_.unreported;
  const LossTotals& totals = unreported.totals;
  const double seconds = std::max(seconds_, 1e-9);
  last_loss_ = totals.loss_per_token();
  last_speed_ = static_cast<double>(target_tokens_) / seconds;
  const double norm = unreported.norms / static_cast<double>(unreported.updates);
  log::info(
      "update {:>6}  epoch {:>3}  loss {:.4f}  perplexity {:>8.2f}  norm {:.2f}  rate {:.2e}  {:>5.0f} tokens/s  {}",
      progress_.update, epoch_of(progress_), last_loss_, totals.perplexity(), norm, rate, last_speed_, time_left());
  const double nll = totals.nll_per_token();
  record("train", {{"epoch", epoch_of(progress_)},
                   {"loss", last_loss_},
                   {"nll", nll},
                   {"accuracy", totals.accuracy()},
                   {"gradient_norm", norm},
                   {"learning_rate", rate},
                   {"target_tokens", progress_.target_tokens},
                   {"target_tokens_per_second", last_speed_},
                   {"source_tokens_per_second", static_cast<double>(source_tokens_) / seconds}});
  if (const std::optional<std::string> remark = divergence(nll, vocabulary_, progress_.loss_level)) {
    log::warning("update {}: {}", progress_.update, *remark);
    record("divergence", {{"nll", nll}, {"remark", *remark}});
  }
  progress_.unreported = {};
  forget_speed();
  resume();
}

void ProgressLog::forget_speed() {
  source_tokens_ = target_tokens_ = 0;
  seconds_ = 0;
}

void ProgressLog::record(const std::string& event, const Json& values) {
  Json line{{"event", event}, {"update", progress_.update}};
  line.update(values);
  const std::optional<std::error_code> failure = metrics_->add(line.dump());
  if (failure && !metrics_fail_) {
    log::warning("{}: cannot write: {}; its lines are kept until it can be written", file_.string(),
                 failure->message());
  }
  metrics_fail_ = failure.has_value();
}

void ProgressLog::record_checkpoint() {
  record("checkpoint", {{"path", "checkpoints/" + checkpoint_name(progress_.update)}});
}

void ProgressLog::pause() {
  if (!running_since_) return;
  seconds_ += std::chrono::duration<double>(Clock::now() - *running_since_).count();
  running_since_.reset();
}

void ProgressLog::resume() {
  running_since_ = Clock::now();
}

std::string ProgressLog::time_left() const {
  double left = -1;
  const auto consider = [&left](double seconds) { left = left < 0 ? seconds : std::min(left, seconds); };
  if (const int limit = config_.max_updates.value(); limit > 0 && progress_.update > 0) {
    consider(progress_.seconds / static_cast<double>(progress_.update) * static_cast<double>(limit - progress_.update));
  }
  if (config_.max_minutes > 0) consider(config_.max_minutes * 60 - progress_.seconds);
  return left < 0 ? duration(progress_.seconds) + " so far" : duration(std::max(left, 0.0)) + " left";
}

}  // namespace ferry
