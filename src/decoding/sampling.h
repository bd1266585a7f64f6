// Drawing the next piece instead of taking the best.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace ferry {

struct Sampling {
  double temperature = 1;  ///< scores are divided by it; more than 0
  int top_k = 0;           ///< only the best so many pieces (Fan et al. 2018); 0: all
  double top_p = 1;        ///< only the best pieces that together reach this probability (Holtzman et al. 2020)
  std::uint64_t seed = 1;
};

/// Draws a piece with probability proportional to e^(score / temperature) among those that top_k and top_p leave; where
/// both are given, both must leave it. A pure function of (row, sampling, key, position): neither the batch nor the
/// order of the sentences has a say. Nothing where no score is finite.
std::optional<std::int32_t> draw_piece(std::span<const float> row, const Sampling& sampling, std::uint64_t key,
                                       std::uint64_t position);

}  // namespace ferry
