#include "decoding/constraints.h"

#include <algorithm>
#include <limits>

#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

constexpr float impossible = -std::numeric_limits<float>::infinity();

void forbid(std::span<float> row, std::int32_t piece) {
  if (piece >= 0 && static_cast<std::size_t>(piece) < row.size()) row[static_cast<std::size_t>(piece)] = impossible;
}

}  // namespace

Constraints::Constraints(const SearchOptions& options)
    : forbidden_(options.forbidden),
      no_repeat_ngram_(static_cast<std::size_t>(options.no_repeat_ngram)),
      repetition_penalty_(options.repetition_penalty) {
  forbidden_.insert(forbidden_.end(), {pad_id, begin_id});
  if (!options.allow_unknown) forbidden_.push_back(unknown_id);
}

std::optional<std::int32_t> Constraints::forced(std::span<const std::int32_t> pieces, const SentenceRules& rules) {
  if (pieces.size() < rules.prefix.size()) return rules.prefix[pieces.size()];
  if (static_cast<std::int64_t>(pieces.size()) >= rules.longest) return end_id;
  return std::nullopt;
}

void Constraints::apply(std::span<float> row, std::span<const std::int32_t> pieces, const SentenceRules& rules,
                        double row_log_sum) const {
  for (const std::int32_t piece : forbidden_) forbid(row, piece);
  if (static_cast<std::int64_t>(pieces.size()) < rules.shortest) forbid(row, end_id);
  if (no_repeat_ngram_ > 0) forbid_repeated_ngrams(row, pieces);
  if (repetition_penalty_ != 1) penalize_repetition(row, pieces, row_log_sum);
}

void Constraints::forbid_repeated_ngrams(std::span<float> row, std::span<const std::int32_t> pieces) const {
  const std::size_t context = no_repeat_ngram_ - 1;
  if (pieces.size() <= context) return;
  const auto newest = pieces.last(context);
  for (std::size_t begin = 0; begin + context < pieces.size(); ++begin) {
    if (std::ranges::equal(pieces.subspan(begin, context), newest)) forbid(row, pieces[begin + context]);
  }
}

void Constraints::penalize_repetition(std::span<float> row, std::span<const std::int32_t> pieces,
                                      double row_log_sum) const {
  std::vector<std::int32_t> seen(pieces.begin(), pieces.end());
  std::ranges::sort(seen);
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  for (const std::int32_t piece : seen) {
    float& score = row[static_cast<std::size_t>(piece)];
    score = static_cast<float>(row_log_sum + repetition_penalty_ * (static_cast<double>(score) - row_log_sum));
  }
}

}  // namespace ferry
