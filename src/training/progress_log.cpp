#include "training/progress_log.h"

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"

namespace ferry {
namespace {

// A run that died suddenly has told of more than its newest checkpoint knows, the last line perhaps in part. Those
// updates are made again, and told again: what was told of them goes.
void forget_later_updates(const std::filesystem::path& metrics, std::int64_t update) {
  if (!std::filesystem::exists(metrics)) return;
  const std::string text = read_file(metrics);
  std::string kept;
  for (const std::string_view line : split(text, '\n')) {
    const Json entry = Json::parse(line, nullptr, false);
    const bool told = entry.is_object() && entry.contains("update") && entry["update"].is_number_integer();
    if (told && entry["update"].get<std::int64_t>() <= update) kept += std::string(line) + '\n';
  }
  if (kept != text) write_file(metrics, kept);
}

}  // namespace

std::string duration(double seconds) {
  const auto whole = static_cast<std::int64_t>(seconds + 0.5);
  if (whole >= 3600) return format("{} h {:02} min", whole / 3600, whole / 60 % 60);
  if (whole >= 60) return format("{} min {:02} s", whole / 60, whole % 60);
  return format("{} s", whole);
}

ProgressLog::ProgressLog(const std::filesystem::path& run_folder, const TrainingConfig& config, std::int64_t vocabulary,
                         std::int64_t update)
    : config_(config), file_(run_folder / "metrics.jsonl"), divergence_(vocabulary) {
  go_back(update);
}

void ProgressLog::go_back(std::int64_t update) {
  metrics_.reset();
  forget_later_updates(file_, update);
  try {
    metrics_.emplace(file_);
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = file_.string(),
                            .what = "cannot write: " + error.code().message(),
                            .remedy = remedy_for(error.code())});
  }
  divergence_.restart();
  forget_since_report();
  resume();
}

namespace {

// From 1, of the batch trained last; the position is that of the next.
std::int64_t epoch_of(const Progress& progress) {
  return progress.position.batch == 0 ? progress.position.epoch : progress.position.epoch + 1;
}

}  // namespace

void ProgressLog::update(const StepResult& step, const Progress& progress, double rate) {
  totals_ += step.totals;
  source_tokens_ += step.source_tokens;
  norm_sum_ += step.gradient_norm;
  ++updates_;
  if (progress.update % config_.log_every == 0) report(progress, rate);
  if (log::on_terminal()) {
    const int limit = config_.max_updates.value();
    log::status_line(format("  update {}{}  epoch {}  loss {:.3f}  {:.0f} tokens/s  {}", progress.update,
                            limit > 0 ? format("/{}", limit) : "", epoch_of(progress),
                            updates_ > 0 ? totals_.loss_per_token() : last_loss_, last_speed_, time_left(progress)));
  }
}

void ProgressLog::report(const Progress& progress, double rate) {
  pause();
  const double seconds = std::max(seconds_, 1e-9);
  last_loss_ = totals_.loss_per_token();
  last_speed_ = static_cast<double>(totals_.tokens) / seconds;
  const double norm = norm_sum_ / static_cast<double>(updates_);
  log::info(
      "update {:>6}  epoch {:>3}  loss {:.4f}  perplexity {:>8.2f}  norm {:.2f}  rate {:.2e}  {:>5.0f} tokens/s  {}",
      progress.update, epoch_of(progress), last_loss_, totals_.perplexity(), norm, rate, last_speed_,
      time_left(progress));
  record("train", progress.update,
         {{"epoch", epoch_of(progress)},
          {"loss", last_loss_},
          {"nll", totals_.nll_per_token()},
          {"accuracy", totals_.accuracy()},
          {"gradient_norm", norm},
          {"learning_rate", rate},
          {"target_tokens", progress.target_tokens},
          {"target_tokens_per_second", last_speed_},
          {"source_tokens_per_second", static_cast<double>(source_tokens_) / seconds}});
  if (const std::optional<std::string> remark = divergence_.remark(totals_.nll_per_token())) {
    log::warning("update {}: {}", progress.update, *remark);
    record("divergence", progress.update, {{"nll", totals_.nll_per_token()}, {"remark", *remark}});
  }
  forget_since_report();
  resume();
}

void ProgressLog::forget_since_report() {
  totals_ = {};
  source_tokens_ = updates_ = 0;
  norm_sum_ = seconds_ = 0;
}

void ProgressLog::record(const std::string& event, std::int64_t update, const Json& values) {
  Json line{{"event", event}, {"update", update}};
  line.update(values);
  const std::optional<std::error_code> failure = metrics_->add(line.dump());
  if (failure && !metrics_fail_) {
    log::warning("{}: cannot write: {}; its lines are kept until it can be written", file_.string(),
                 failure->message());
  }
  metrics_fail_ = failure.has_value();
}

void ProgressLog::pause() {
  seconds_ += std::chrono::duration<double>(Clock::now() - since_).count();
}

void ProgressLog::resume() {
  since_ = Clock::now();
}

std::string ProgressLog::time_left(const Progress& progress) const {
  double left = -1;
  const auto consider = [&left](double seconds) { left = left < 0 ? seconds : std::min(left, seconds); };
  if (const int limit = config_.max_updates.value(); limit > 0 && progress.update > 0) {
    consider(progress.seconds / static_cast<double>(progress.update) * static_cast<double>(limit - progress.update));
  }
  if (config_.max_minutes > 0) consider(config_.max_minutes * 60 - progress.seconds);
  return left < 0 ? duration(progress.seconds) + " so far" : duration(std::max(left, 0.0)) + " left";
}

}  // namespace ferry
