// Scores of a query to weights.
#pragma once

#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

/// One row of scores to weights that sum to 1 over the visible keys and are zero from there on; a row without visible
/// keys is zero. `columns`: a multiple of 16.
FERRY_INLINE void softmax_row(float* row, int visible, int columns) {
  // No branches on the number of visible keys: with the causal mask it is another one in each row.
  const float hidden = visible > 0 ? -__builtin_inff() : 0.0F;
  Vector highest = all(hidden);
  for (int j = 0; j < columns; j += lanes) {
    const Vector seen = first_lanes(load_vector(row + j), visible - j, hidden);
    store_vector(row + j, seen);
    highest = max_each(highest, seen);
  }
  if (visible == 0) return;
  const Vector top = all(max_of(highest));
  Vector sum = {};
  for (int j = 0; j < columns; j += lanes) {
    const Vector power = exp_each(load_vector(row + j) - top);
    store_vector(row + j, power);
    sum += power;
  }
  const float inverse = 1.0F / sum_of(sum);
  for (int j = 0; j < columns; j += lanes) store_vector(row + j, load_vector(row + j) * inverse);
}

}  // namespace ferry::kernels::FERRY_LOOPS
