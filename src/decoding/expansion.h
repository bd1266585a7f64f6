// One hypothesis, one row of scores: how it may go on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// work(r) for each r in [0, rows), each a row of so many pieces: on all threads where that pays.
void for_each_row(std::int64_t rows, std::int64_t pieces, const std::function<void(std::int64_t)>& work);

}  // namespace ferry
