// Products of float32 matrices, a block at a time (Goto and van de Geijn 2008, "Anatomy of high-performance matrix
// multiplication"). The right factor lies in panels: a few columns, row behind row, so that the innermost loop reads
// memory in one direction and finds it in the cache.
#include "kernels/loops/copies.h"
#include "kernels/loops/declarations.h"

namespace ferry::kernels::FERRY_LOOPS {
namespace {

constexpr int panel_width = panel_shape.width;
constexpr int strip_rows = panel_shape.strip;
constexpr int vectors = panel_width / lanes;

struct Sums {
  float* c;
  const float* bias;
  std::ptrdiff_t columns;  ///< of the panel that exist
};

FERRY_INLINE void write_row(const Vector* sum, const float* bias, float* c, bool add) {
  for (int v = 0; v < vectors; ++v) {
    Vector value = sum[v];
    if (bias != nullptr) value += load_vector(bias + v * lanes);
    if (add) value += load_vector(c + v * lanes);
    store_vector(c + v * lanes, value);
  }
}

FERRY_INLINE void write_part_of_row(const Vector* sum, const Sums& to, float* c, bool add) {
  float numbers[panel_width];
  for (int v = 0; v < vectors; ++v) store_vector(numbers + v * lanes, sum[v]);
  for (std::ptrdiff_t j = 0; j < to.columns; ++j) {
    float value = numbers[j];
    if (to.bias != nullptr) value += to.bias[j];
    c[j] = add ? c[j] + value : value;
  }
}

/// `Count` rows of the result by one panel.
template <int Count, bool Strips>
FERRY_INLINE void multiply(const PanelProduct& product, const float* a, const float* panel, const Sums& to) {
  const std::ptrdiff_t row = Strips ? 1 : product.a_row;
  constexpr std::ptrdiff_t term = Strips ? strip_rows : 1;
  for (int r = 0; r < Count; ++r) __builtin_prefetch(to.c + r * product.c_row, 1);
  Vector sum[Count][vectors] = {};
  for (std::ptrdiff_t k = 0; k < product.terms; ++k) {
    Vector right[vectors];
#pragma GCC unroll 4
    for (int v = 0; v < vectors; ++v) right[v] = load_vector(panel + k * panel_width + v * lanes);
#pragma GCC unroll 8
    for (int r = 0; r < Count; ++r) {
      const Vector left = all(a[r * row + k * term]);
#pragma GCC unroll 4
      for (int v = 0; v < vectors; ++v) sum[r][v] += left * right[v];
    }
  }
#pragma GCC unroll 8
  for (int r = 0; r < Count; ++r) {
    float* c = to.c + r * product.c_row;
    if (to.columns == panel_width) {
      write_row(sum[r], to.bias, c, product.add);
    } else {
      write_part_of_row(sum[r], to, c, product.add);
    }
  }
}

template <int Count, bool Strips>
FERRY_INLINE void multiply_last(const PanelProduct& product, std::ptrdiff_t rows, const float* a, const float* panel,
                                const Sums& to) {
  if (rows == Count) return multiply<Count, Strips>(product, a, panel, to);
  if constexpr (Count > 1) multiply_last<Count - 1, Strips>(product, rows, a, panel, to);
}

template <bool Strips>
FERRY_INLINE void multiply_all(const PanelProduct& product) {
  const std::ptrdiff_t strip = strip_rows * (Strips ? product.terms : product.a_row);
  const float* panel = product.panels;
  for (std::ptrdiff_t j = 0; j < product.columns; j += panel_width, panel += product.panel_stride) {
    const std::ptrdiff_t left = product.columns - j;
    Sums to{product.c + j, product.bias == nullptr ? nullptr : product.bias + j,
            left < panel_width ? left : panel_width};
    const float* a = product.a;
    std::ptrdiff_t row = 0;
    for (; row + strip_rows <= product.rows; row += strip_rows) {
      multiply<strip_rows, Strips>(product, a, panel, to);
      a += strip;
      to.c += strip_rows * product.c_row;
    }
    multiply_last<strip_rows - 1, Strips>(product, product.rows - row, a, panel, to);
  }
}

FERRY_INLINE void pack_columns(const float* from, std::ptrdiff_t stride, std::ptrdiff_t terms, std::ptrdiff_t columns,
                               float* to) {
  for (std::ptrdiff_t k = 0; k < terms; ++k, from += stride, to += panel_width) {
    if (columns == panel_width) {
      for (int v = 0; v < vectors; ++v) store_vector(to + v * lanes, load_vector(from + v * lanes));
    } else {
      for (std::ptrdiff_t j = 0; j < panel_width; ++j) to[j] = j < columns ? from[j] : 0.0F;
    }
  }
}

}  // namespace

void transpose(const float* from, std::ptrdiff_t from_stride, float* to, std::ptrdiff_t to_stride, std::ptrdiff_t rows,
               std::ptrdiff_t columns) {
  copy_transposed(HeadView<const float>{from, from_stride}, Rows{to, to_stride}, static_cast<int>(rows),
                  static_cast<int>(columns));
}

void pack_panel(const float* from, std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t terms,
                std::ptrdiff_t columns, float* to) {
  if (column == 1) return pack_columns(from, row, terms, columns, to);
  copy_transposed(HeadView<const float>{from, column}, Rows{to, panel_width}, static_cast<int>(columns),
                  static_cast<int>(terms));
}

void pack_strips(const float* from, std::ptrdiff_t stride, std::ptrdiff_t rows, std::ptrdiff_t terms, float* to) {
  // Several strips at a time, or what one leaves of a line of the cache would be fetched again.
  constexpr std::ptrdiff_t group = 8 * strip_rows;
  std::ptrdiff_t row = 0;
  for (; row + group <= rows; row += group, to += group * terms) {
    for (std::ptrdiff_t k = 0; k < terms; ++k) {
      const float* numbers = from + k * stride + row;
      for (std::ptrdiff_t strip = 0; strip < group; strip += strip_rows) {
        __builtin_memcpy(to + strip * terms + k * strip_rows, numbers + strip, sizeof(float) * strip_rows);
      }
    }
  }
  for (; row < rows; row += strip_rows) {
    const std::ptrdiff_t left = rows - row;
    for (std::ptrdiff_t k = 0; k < terms; ++k, to += strip_rows) {
      const float* numbers = from + k * stride + row;
      for (std::ptrdiff_t r = 0; r < strip_rows; ++r) to[r] = r < left ? numbers[r] : 0.0F;
    }
  }
}

void panel_product(const PanelProduct& product) {
  if (product.a_is_in_strips) {
    multiply_all<true>(product);
  } else {
    multiply_all<false>(product);
  }
}

}  // namespace ferry::kernels::FERRY_LOOPS
