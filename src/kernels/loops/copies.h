// Matrices copied into float32 scratch, as they lie or transposed, and out of it. Rows there are padded to a multiple
// of 16 columns, so that every loop over columns is one over whole vectors.
#pragma once

#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

/// A matrix in scratch; element (r, c) at data[r * row_stride + c * column_stride].
struct Strided {
  const float* data;
  std::ptrdiff_t row_stride;
  std::ptrdiff_t column_stride;
};

/// A matrix in scratch, row-major.
struct Rows {
  float* data;
  std::ptrdiff_t stride;  ///< a multiple of 16

  float* row(std::ptrdiff_t r) const { return data + r * stride; }
  Strided plain() const { return {data, stride, 1}; }
  Strided transposed() const { return {data, 1, stride}; }
};

FERRY_INLINE Vector load_floats(const float* from) {
  return load_vector(from);
}
FERRY_INLINE Vector load_floats(const Bf16* from) {
  using Halves = std::uint16_t __attribute__((vector_size(lanes * 2), aligned(2), may_alias));
  using Words = std::uint32_t __attribute__((vector_size(lanes * 4)));
  const Words words = __builtin_convertvector(*reinterpret_cast<const Halves*>(from), Words);
  return __builtin_bit_cast(Vector, words << 16);
}

/// to [rows, width] = from * factor, zero to the right.
template <typename T>
FERRY_INLINE void copy_rows(HeadView<const T> from, Rows to, int rows, int width, float factor) {
  const int padded = round_up16(width);
  for (int r = 0; r < rows; ++r) {
    const T* row = from.data + r * from.row_stride;
    float* copy = to.row(r);
    int c = 0;
    for (; c + lanes <= width; c += lanes) store_vector(copy + c, load_floats(row + c) * factor);
    for (; c < width; ++c) copy[c] = load(row[c]) * factor;
    for (; c < padded; ++c) copy[c] = 0;
  }
}

/// Of the square that two rows at this distance are part of: the blocks beside the diagonal change places.
template <int Distance, int... Lanes>
FERRY_INLINE void exchange_blocks(Vector& a, Vector& b, LaneList<Lanes...>) {
  const Vector first = __builtin_shufflevector(a, b, ((Lanes & Distance) != 0 ? lanes + Lanes - Distance : Lanes)...);
  b = __builtin_shufflevector(a, b, ((Lanes & Distance) != 0 ? lanes + Lanes : Lanes + Distance)...);
  a = first;
}

template <int Distance>
FERRY_INLINE void transpose_blocks(Vector* rows) {
#pragma GCC unroll 16
  for (int r = 0; r < lanes; ++r) {
    if ((r & Distance) == 0) exchange_blocks<Distance>(rows[r], rows[r + Distance], AllLanes{});
  }
  if constexpr (Distance > 1) transpose_blocks<Distance / 2>(rows);
}

/// to [width, rows padded to 16] = transposed from; columns beyond `rows` are zero.
template <typename T>
FERRY_INLINE void copy_transposed(HeadView<const T> from, Rows to, int rows, int width) {
  const int padded = round_up16(rows);
  const int whole = width / lanes * lanes;
  for (int r = 0; r < padded; r += lanes) {
    for (int c = 0; c < whole; c += lanes) {
      Vector block[lanes];
#pragma GCC unroll 16
      for (int i = 0; i < lanes; ++i) {
        block[i] = r + i < rows ? load_floats(from.data + (r + i) * from.row_stride + c) : Vector{};
      }
      transpose_blocks<lanes / 2>(block);
#pragma GCC unroll 16
      for (int i = 0; i < lanes; ++i) store_vector(to.row(c + i) + r, block[i]);
    }
    for (int c = whole; c < width; ++c) {
      for (int i = r; i < r + lanes; ++i) to.row(c)[i] = i < rows ? load(from.data[i * from.row_stride + c]) : 0.0F;
    }
  }
}

template <typename T>
FERRY_INLINE void write_rows(Rows from, HeadView<T> to, int rows, int width, float factor) {
  for (int r = 0; r < rows; ++r) {
    T* row = to.data + r * to.row_stride;
    for (int c = 0; c < width; ++c) store(row[c], from.row(r)[c] * factor);
  }
}

/// Rows [begin, end) become zero.
template <typename T>
FERRY_INLINE void clear_rows(HeadView<T> to, int begin, int end, int width) {
  for (int r = begin; r < end; ++r) {
    T* row = to.data + r * to.row_stride;
    for (int c = 0; c < width; ++c) store(row[c], 0.0F);
  }
}

}  // namespace ferry::kernels::FERRY_LOOPS
