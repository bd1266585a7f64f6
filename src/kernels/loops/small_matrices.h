// Products of matrices of a few dozen rows in float32 scratch.
#pragma once

#include "kernels/loops/copies.h"

namespace ferry::kernels::FERRY_LOOPS {

// Four rows of sums are in flight with eight lanes, as many as a register file of sixteen holds beside the factors.
constexpr int tile_rows = lanes == 16 ? 8 : 4;

template <int Count>
FERRY_INLINE void tile(Strided a, Rows b, Rows c, int inner, int columns) {
  constexpr int vectors = 16 / lanes;
  for (int j = 0; j < columns; j += 16) {
    Vector sum[Count][vectors] = {};
    for (int k = 0; k < inner; ++k) {
      const float* from = b.row(k) + j;
#pragma GCC unroll 4
      for (int v = 0; v < vectors; ++v) {
        const Vector row = load_vector(from + v * lanes);
#pragma GCC unroll 8
        for (int r = 0; r < Count; ++r) sum[r][v] += a.data[r * a.row_stride + k * a.column_stride] * row;
      }
    }
#pragma GCC unroll 8
    for (int r = 0; r < Count; ++r) {
#pragma GCC unroll 4
      for (int v = 0; v < vectors; ++v) store_vector(c.row(r) + j + v * lanes, sum[r][v]);
    }
  }
}

template <int Count>
FERRY_INLINE void last_tile(Strided a, Rows b, Rows c, int rows, int inner, int columns) {
  if (rows == Count) return tile<Count>(a, b, c, inner, columns);
  if constexpr (Count > 1) last_tile<Count - 1>(a, b, c, rows, inner, columns);
}

/// c [rows, columns] = a [rows, inner] b [inner, columns]; columns a multiple of 16.
static void small_product(Strided a, Rows b, Rows c, int rows, int inner, int columns) {
  for (; rows >= tile_rows; rows -= tile_rows) {
    tile<tile_rows>(a, b, c, inner, columns);
    a.data += tile_rows * a.row_stride;
    c.data += tile_rows * c.stride;
  }
  last_tile<tile_rows - 1>(a, b, c, rows, inner, columns);
}

}  // namespace ferry::kernels::FERRY_LOOPS
