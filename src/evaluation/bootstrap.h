// How far a score, or a difference between two systems, may be chance: resampling of segments.
#pragma once

#include <cstdint>
#include <string_view>

#include "evaluation/score.h"

namespace ferry {

enum class ResamplingMethod {
  Bootstrap,                 ///< segments drawn with replacement (Koehn 2004, "Statistical significance tests for MT")
  ApproximateRandomization,  ///< each segment's outputs swapped or not (Riezler and Maxwell 2005)
};

/// The name as options have it: "bootstrap", "approximate-randomization".
std::string_view name_of(ResamplingMethod method);

struct Resampling {
  ResamplingMethod method = ResamplingMethod::Bootstrap;
  int samples = 1000;  ///< sacreBLEU: 1,000 for the bootstrap, 10,000 for approximate randomization
  std::uint64_t seed = 12345;
};

/// A 95 % interval of the bootstrap's scores: the middle 19 of 20 of them.
struct Interval {
  double mean = 0;
  double low = 0;
  double high = 0;
  double half_width() const { return (high - low) / 2; }
};

/// A pure function of sums, samples and seed; each sample has as many segments as there are.
Interval bootstrap_interval(const SegmentSums& system, const Resampling& resampling);

/// How likely a difference from the baseline as large as the observed one is, if both are equally good: near 0 for a
/// real difference, 1 for identical outputs. Two-sided. Both systems are seen on the same segments in each sample, and
/// every system with the same seed on the same samples. Throws InternalError when the systems' shapes differ.
double paired_p_value(const SegmentSums& baseline, const SegmentSums& system, const Resampling& resampling);

}  // namespace ferry
