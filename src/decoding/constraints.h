// What may follow a hypothesis.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "decoding/search.h"

namespace ferry {

class Constraints {
 public:
  explicit Constraints(const SearchOptions& options);

  /// The only piece that may follow, if it is settled: the target prefix's next one, or </s> after the last piece
  /// allowed.
  static std::optional<std::int32_t> forced(std::span<const std::int32_t> pieces, const SentenceRules& rules);

  /// Sets what may not follow `pieces` to -infinity: <pad> and <s> always, the unknown piece unless allowed, forbidden
  /// pieces, </s> while the hypothesis is too short, what would complete an n-gram a second time. Then applies the
  /// repetition penalty (Keskar et al. 2019, section 4.1, on log-probabilities); `row_log_sum` is the log_sum of the
  /// row before this call, used for that alone.
  void apply(std::span<float> row, std::span<const std::int32_t> pieces, const SentenceRules& rules,
             double row_log_sum) const;

  /// Whether `apply` looks at `row_log_sum`.
  bool needs_log_sum() const { return repetition_penalty_ != 1; }

 private:
  void forbid_repeated_ngrams(std::span<float> row, std::span<const std::int32_t> pieces) const;
  void penalize_repetition(std::span<float> row, std::span<const std::int32_t> pieces, double row_log_sum) const;

  std::vector<std::int32_t> forbidden_;
  std::size_t no_repeat_ngram_;
  double repetition_penalty_;
};

}  // namespace ferry
