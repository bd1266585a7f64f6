// Which pairs have lengths that translations of each other hardly have, in this corpus.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ferry {

/// Characters of the two sides of a pair, both at least 1.
struct PairLengths {
  std::uint32_t source = 0;
  std::uint32_t target = 0;
};

/// Gale and Church (1993): each source character brings forth some target characters, `ratio` on average, whatever the
/// others do. Then d = (target - ratio * source) / sqrt((target + ratio * source) / 2) has the same spread for every
/// length: the ratio of a short pair may be far from the usual one, that of a long pair not. Estimated from medians,
/// which outliers do not move.
class LengthRule {
 public:
  /// Fewer pairs are too few to say what is usual: no pair is then unlikely.
  static constexpr std::size_t least_pairs = 20;
  /// How many standard deviations are unlikely.
  static constexpr double limit = 6;

  explicit LengthRule(std::span<const PairLengths> pairs);

  double ratio() const { return ratio_; }  ///< target characters for a source character: the median
  bool is_unlikely(const PairLengths& pair) const;

 private:
  double difference(const PairLengths& pair) const;

  bool judges_ = false;
  double ratio_ = 1;
  double centre_ = 0;  ///< median of d
  double spread_ = 1;  ///< 1.4826 times the median distance from it, at least 1: the chance of single characters
};

}  // namespace ferry
