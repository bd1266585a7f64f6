#include "training/divergence.h"

#include <algorithm>
#include <cmath>
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

std::optional<std::string> judge(double nll, double ignorance, const LossLevel& level) {
  if (nll > hopeless_share * ignorance) {
    return format("the loss of {:.2f} nats a piece is worse than guessing ({:.2f})", nll, ignorance);
  }
  if (nll > ignorance && level.lowest < learnt_share * ignorance) {
    return format("the loss is back at {:.2f} nats a piece, what guessing has; it had been {:.2f}", nll, level.lowest);
  }
  const std::vector<double>& recent = level.recent;
  if (recent.size() < fewest_recent) return std::nullopt;
  const auto count = static_cast<double>(recent.size());
  const double mean = std::accumulate(recent.begin(), recent.end(), 0.0) / count;
  double squares = 0;
  for (const double loss : recent) squares += (loss - mean) * (loss - mean);
  const double deviation = std::sqrt(squares / (count - 1));
  if (nll > mean + std::max(deviations * deviation, share_above * mean)) {
    return format("the loss has jumped to {:.2f} nats a piece from about {:.2f} ({:.2f} to {:.2f})", nll, mean,
                  *std::min_element(recent.begin(), recent.end()), *std::max_element(recent.begin(), recent.end()));
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> divergence(double nll, std::int64_t vocabulary, LossLevel& level) {
  const double ignorance = std::log(static_cast<double>(std::max<std::int64_t>(vocabulary, 2)));
  std::optional<std::string> found;
  if (!level.left) found = judge(nll, ignorance, level);
  level.left = level.left || found;
  level.lowest = std::min(level.lowest, nll);
  level.recent.push_back(nll);
  if (level.recent.size() > most_recent) level.recent.erase(level.recent.begin());
  if (!found) return found;
  return *found + "; training seems to diverge: a lower learning_rate.peak, a longer learning_rate.warmup_updates or " +
         "training.clip_norm above 0 helps, and the best checkpoint so far is kept";
}

}  // namespace ferry
