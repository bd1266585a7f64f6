// A translation in the making, and what search returns.
#pragma once

#include <cstdint>
#include <vector>

namespace ferry {

struct Hypothesis {
  std::vector<std::int32_t> pieces = {};  ///< without <s> and </s>
  std::vector<float> log_probabilities =
      {};  ///< of each piece and, once it has ended, of </s>; after the repetition penalty; empty when not asked for
  double log_probability = 0;  ///< their sum; 0 when not asked for
  double score = 0;            ///< by the length penalty; what hypotheses are ordered by
  bool hit_limit = false;      ///< it was made to end, at the longest length allowed

  /// The length of a hypothesis that has ended: </s> counts.
  std::int64_t length() const { return static_cast<std::int64_t>(pieces.size()) + 1; }
};

}  // namespace ferry
