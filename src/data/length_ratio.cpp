#include "data/length_ratio.h"

#include <algorithm>
#include <cmath>

namespace ferry {
namespace {

// Of a normal distribution: the standard deviation over the median distance from the middle.
constexpr double deviation_in_medians = 1.4826;

double median(std::vector<double>& values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace

LengthRule::LengthRule(std::span<const PairLengths> pairs) {
  if (pairs.size() < least_pairs) return;
  judges_ = true;
  std::vector<double> values;
  values.reserve(pairs.size());
  for (const PairLengths& pair : pairs) values.push_back(static_cast<double>(pair.target) / pair.source);
  ratio_ = median(values);
  for (std::size_t i = 0; i < pairs.size(); ++i) values[i] = difference(pairs[i]);
  centre_ = median(values);
  for (double& value : values) value = std::abs(value - centre_);
  spread_ = std::max(1.0, deviation_in_medians * median(values));
}

double LengthRule::difference(const PairLengths& pair) const {
  const double expected = ratio_ * pair.source;
  return (pair.target - expected) / std::sqrt((pair.target + expected) / 2);
}

bool LengthRule::is_unlikely(const PairLengths& pair) const {
  return judges_ && std::abs(difference(pair) - centre_) > limit * spread_;
}

}  // namespace ferry
