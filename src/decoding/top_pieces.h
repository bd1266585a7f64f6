// The highest scores of a row of the vocabulary, without sorting it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ferry {

struct ScoredPiece {
  std::int32_t piece;
  float score;
};

/// The `count` highest scores of a row, best first; of equal ones the lower id first. Never -infinity or not-a-number,
/// so there may be fewer, or none.
std::vector<ScoredPiece> top_pieces(std::span<const float> row, std::size_t count);

/// log of the sum of e^score over the row; not-a-number where no score is finite.
double log_sum(std::span<const float> row);

}  // namespace ferry
