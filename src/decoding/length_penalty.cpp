#include "decoding/length_penalty.h"

#include <algorithm>
#include <cmath>

namespace ferry {

double length_divisor(const LengthPenalty& penalty, std::int64_t length) {
  const auto count = static_cast<double>(length);
  const double base = penalty.normalization == LengthNormalization::Gnmt ? (5.0 + count) / 6.0 : count;
  return std::pow(base, penalty.alpha);
}

double hypothesis_score(const LengthPenalty& penalty, double log_probability, std::int64_t length) {
  return log_probability / length_divisor(penalty, length) + penalty.reward * static_cast<double>(length);
}

double highest_possible_score(const LengthPenalty& penalty, double log_probability, std::int64_t shortest,
                              std::int64_t longest) {
  // A log-probability is negative: the largest divisor, that of the longest, takes most of it away.
  const std::int64_t rewarded = penalty.reward > 0 ? longest : shortest;
  return log_probability / length_divisor(penalty, longest) + penalty.reward * static_cast<double>(rewarded);
}

}  // namespace ferry
