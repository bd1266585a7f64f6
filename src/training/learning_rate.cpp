#include "training/learning_rate.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ferry {

double learning_rate(const LearningRateConfig& config, std::int64_t max_updates, std::int64_t update) {
  const double peak = config.peak.value();
  const auto now = static_cast<double>(update);
  const auto warmup = static_cast<double>(config.warmup_updates.value());
  if (now < warmup) return peak * now / warmup;
  switch (config.schedule.value()) {
    case Schedule::InverseSqrt:
      return peak * std::sqrt(std::max(warmup, 1.0) / now);
    case Schedule::Cosine: {
      constexpr double last_share = 0.01;
      const double left = std::max(1.0, static_cast<double>(max_updates) - warmup);
      const double done = std::clamp((now - warmup) / left, 0.0, 1.0);
      return peak * (last_share + (1 - last_share) * 0.5 * (1 + std::cos(std::numbers::pi * done)));
    }
    case Schedule::Constant:
      break;
  }
  return peak;
}

}  // namespace ferry
