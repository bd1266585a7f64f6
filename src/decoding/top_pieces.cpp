#include "decoding/top_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/instruction_set.h"

namespace ferry {
namespace {

// Scores looked at together: a block in which none is high enough, and that is nearly every block, costs a few vector
// comparisons.
constexpr std::size_t block = 64;

bool any_above(const float* scores, float threshold) {
  int above = 0;
  for (std::size_t i = 0; i < block; ++i) above += scores[i] > threshold ? 1 : 0;
  return above > 0;
}

// Keeps `best` in order and no longer than `count`.
void insert(std::vector<ScoredPiece>& best, std::size_t count, ScoredPiece candidate) {
  const auto place = std::upper_bound(best.begin(), best.end(), candidate,
                                      [](const ScoredPiece& a, const ScoredPiece& b) { return a.score > b.score; });
  if (best.size() < count) {
    best.insert(place, candidate);
  } else {
    std::move_backward(place, best.end() - 1, best.end());
    *place = candidate;
  }
}

}  // namespace

std::vector<ScoredPiece> top_pieces(std::span<const float> row, std::size_t count) {
  std::vector<ScoredPiece> best;
  best.reserve(count);
  float threshold = -std::numeric_limits<float>::infinity();
  for (std::size_t begin = 0; begin < row.size(); begin += block) {
    const std::size_t end = std::min(begin + block, row.size());
    if (end - begin == block && !any_above(row.data() + begin, threshold)) continue;
    for (std::size_t i = begin; i < end; ++i) {
      if (!(row[i] > threshold)) continue;
      insert(best, count, {static_cast<std::int32_t>(i), row[i]});
      if (best.size() == count) threshold = best.back().score;
    }
  }
  return best;
}

double log_sum(std::span<const float> row) {
  if (std::ranges::none_of(row, [](float score) { return std::isfinite(score); })) {
    return std::numeric_limits<double>::quiet_NaN();
  }
  return kernels::loops().log_sum(row.data(), static_cast<std::ptrdiff_t>(row.size()));
}

}  // namespace ferry
