// One hypothesis, one row of scores: how it may go on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "decoding/constraints.h"

namespace ferry {

/// A next piece.
struct Continuation {
  std::int32_t piece = 0;
  float log_probability = 0;  ///< 0 where nobody asked for it
  bool at_limit = false;      ///< it is </s> because the hypothesis may not be longer
};

enum class LogProbabilities { Skip, Compute };

/// The rows of one step and what they are judged by.
class Expansion {
 public:
  Expansion(const SearchOptions& options, LogProbabilities wanted)
      : options_(options), constraints_(options), wanted_(wanted) {}

  /// The `count` best continuations the constraints allow, best first, of equal ones the lower id first. At least one:
  /// where nothing else is left, </s>. With sampling, one drawn continuation. The row is used up.
  std::vector<Continuation> continuations(std::span<float> row, std::span<const std::int32_t> pieces,
                                          const SentenceRules& rules, std::size_t count) const;

 private:
  const SearchOptions& options_;
  Constraints constraints_;
  LogProbabilities wanted_;
};

/// One row of a step's scores [R, V].
std::span<float> row_of(const Tensor& scores, std::int64_t row);

/// Scores that one thread takes at least: a row of 8,000 takes some six microseconds, and a dozen of them is worth
/// waking a thread.
inline constexpr std::int64_t score_grain = 100'000;

}  // namespace ferry
