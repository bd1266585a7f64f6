#include "training/divergence.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "base/format.h"

namespace ferry {
namespace {

constexpr std::size_t most_recent = 20;
constexpr std::size_t fewest_recent = 5;  // fewer say nothing of how much a loss varies
constexpr double deviations = 6;
constexpr double share_above = 0.2;
constexpr double learnt_share = 0.8;
constexpr double hopeless_share = 2;

}  // namespace

DivergenceWatch::DivergenceWatch(std::int64_t vocabulary)
    : ignorance_(std::log(static_cast<double>(std::max<std::int64_t>(vocabulary, 2)))) {
  restart();
}

void DivergenceWatch::restart() {
  lowest_ = std::numeric_limits<double>::infinity();
  recent_.clear();
  told_ = false;
}

std::optional<std::string> DivergenceWatch::remark(double nll) {
  std::optional<std::string> found;
  if (!told_) found = judge(nll);
  told_ = told_ || found;
  lowest_ = std::min(lowest_, nll);
  recent_.push_back(nll);
  if (recent_.size() > most_recent) recent_.pop_front();
  if (!found) return found;
  return *found + "; training seems to diverge: a lower learning_rate.peak, a longer learning_rate.warmup_updates or " +
         "training.clip_norm above 0 helps, and the best checkpoint so far is kept";
}

std::optional<std::string> DivergenceWatch::judge(double nll) const {
  if (nll > hopeless_share * ignorance_) {
    return format("the loss of {:.2f} nats a piece is worse than guessing ({:.2f})", nll, ignorance_);
  }
  if (nll > ignorance_ && lowest_ < learnt_share * ignorance_) {
    return format("the loss is back at {:.2f} nats a piece, what guessing has; it had been {:.2f}", nll, lowest_);
  }
  if (recent_.size() < fewest_recent) return std::nullopt;
  const auto count = static_cast<double>(recent_.size());
  const double mean = std::accumulate(recent_.begin(), recent_.end(), 0.0) / count;
  double squares = 0;
  for (const double loss : recent_) squares += (loss - mean) * (loss - mean);
  const double deviation = std::sqrt(squares / (count - 1));
  if (nll > mean + std::max(deviations * deviation, share_above * mean)) {
    return format("the loss has jumped to {:.2f} nats a piece from about {:.2f} ({:.2f} to {:.2f})", nll, mean,
                  *std::min_element(recent_.begin(), recent_.end()), *std::max_element(recent_.begin(), recent_.end()));
  }
  return std::nullopt;
}

}  // namespace ferry
