#include "decoding/expansion.h"

#include <cmath>
#include <limits>

#include "decoding/top_pieces.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

// A model with broken weights scores with not-a-number, which no comparison orders: it counts as impossible.
float log_probability(float score, double row_log_sum) {
  const auto value = static_cast<float>(static_cast<double>(score) - row_log_sum);
  return std::isnan(value) ? -std::numeric_limits<float>::infinity() : value;
}

}  // namespace

std::vector<Continuation> Expansion::continuations(std::span<float> row, std::span<const std::int32_t> pieces,
                                                   const SentenceRules& rules, std::size_t count) const {
  const bool compute = wanted_ == LogProbabilities::Compute;
  const double row_log_sum = compute || constraints_.needs_log_sum() ? log_sum(row) : 0;
  const auto continuation = [&](std::int32_t piece, float score, bool at_limit) {
    return Continuation{piece, compute ? log_probability(score, row_log_sum) : 0.0F, at_limit};
  };
  if (const auto piece = Constraints::forced(pieces, rules)) {
    return {continuation(*piece, row[static_cast<std::size_t>(*piece)], pieces.size() >= rules.prefix.size())};
  }
  const float end_score = row[end_id];
  constraints_.apply(row, pieces, rules, row_log_sum);
  std::vector<Continuation> chosen;
  if (options_.sampling) {
    const auto piece = draw_piece(row, *options_.sampling, rules.key, pieces.size());
    if (piece) chosen.push_back(continuation(*piece, row[static_cast<std::size_t>(*piece)], false));
  } else {
    for (const ScoredPiece& best : top_pieces(row, count))
      chosen.push_back(continuation(best.piece, best.score, false));
  }
  if (chosen.empty()) chosen.push_back(continuation(end_id, end_score, false));
  return chosen;
}

std::span<float> row_of(const Tensor& scores, std::int64_t row) {
  const std::int64_t pieces = scores.size(1);
  return {scores.data_ptr<float>() + row * pieces, static_cast<std::size_t>(pieces)};
}

}  // namespace ferry
