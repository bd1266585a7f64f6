// Scaled dot-product attention (Vaswani et al. 2017, eq. 1) of one head over one sentence. The pieces are small, a few
// dozen rows, so they are copied into float32 scratch once and multiplied there in tiles of 4 rows by 16 columns.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {
namespace {

/// A matrix in scratch; element (r, c) at data[r * row_stride + c * column_stride].
struct Strided {
  const float* data;
  std::ptrdiff_t row_stride;
  std::ptrdiff_t column_stride;
};

template <int Rows>
FERRY_INLINE void tile(Strided a, const float* b, std::ptrdiff_t b_stride, float* c, std::ptrdiff_t c_stride, int inner,
                       int columns) {
  constexpr int vectors = 16 / lanes;
  for (int j = 0; j < columns; j += 16) {
    Vector sum[Rows][vectors] = {};
    for (int k = 0; k < inner; ++k) {
      const float* from = b + k * b_stride + j;
#pragma GCC unroll 4
      for (int v = 0; v < vectors; ++v) {
        const Vector row = load_vector(from + v * lanes);
#pragma GCC unroll 4
        for (int r = 0; r < Rows; ++r) sum[r][v] += a.data[r * a.row_stride + k * a.column_stride] * row;
      }
    }
#pragma GCC unroll 4
    for (int r = 0; r < Rows; ++r) {
#pragma GCC unroll 4
      for (int v = 0; v < vectors; ++v) store_vector(c + r * c_stride + j + v * lanes, sum[r][v]);
    }
  }
}

/// c [rows, columns] = a [rows, inner] b [inner, columns]; columns a multiple of 16, b and c padded to that.
void small_product(Strided a, const float* b, std::ptrdiff_t b_stride, float* c, std::ptrdiff_t c_stride, int rows,
                   int inner, int columns) {
  int r = 0;
  for (; r + 4 <= rows; r += 4) {
    tile<4>({a.data + r * a.row_stride, a.row_stride, a.column_stride}, b, b_stride, c + r * c_stride, c_stride, inner,
            columns);
  }
  for (; r < rows; ++r) {
    tile<1>({a.data + r * a.row_stride, a.row_stride, a.column_stride}, b, b_stride, c + r * c_stride, c_stride, inner,
            columns);
  }
}

/// to [rows, padded width] = from * factor, zero-padded to the right.
template <typename T>
FERRY_INLINE void copy_rows(HeadView<const T> from, float* to, int rows, int width, float factor) {
  const int padded = round_up16(width);
  for (int r = 0; r < rows; ++r) {
    const T* row = from.data + r * from.row_stride;
    for (int c = 0; c < width; ++c) to[r * padded + c] = load(row[c]) * factor;
    for (int c = width; c < padded; ++c) to[r * padded + c] = 0;
  }
}

/// to [width, padded rows] = transposed from; columns beyond `rows` are zero.
template <typename T>
FERRY_INLINE void copy_transposed(HeadView<const T> from, float* to, int rows, int width) {
  const int padded = round_up16(rows);
  for (int c = 0; c < width; ++c) {
    for (int r = rows; r < padded; ++r) to[c * padded + r] = 0;
  }
  for (int r = 0; r < rows; ++r) {
    const T* row = from.data + r * from.row_stride;
    for (int c = 0; c < width; ++c) to[c * padded + r] = load(row[c]);
  }
}

template <typename T>
FERRY_INLINE void write_rows(const float* from, HeadView<T> to, int rows, int width, float factor) {
  const int padded = round_up16(width);
  for (int r = 0; r < rows; ++r) {
    T* row = to.data + r * to.row_stride;
    for (int c = 0; c < width; ++c) store(row[c], from[r * padded + c] * factor);
  }
}

template <typename T>
FERRY_INLINE void clear_rows(HeadView<T> to, int begin, int end, int width) {
  for (int r = begin; r < end; ++r) {
    T* row = to.data + r * to.row_stride;
    for (int c = 0; c < width; ++c) store(row[c], 0.0F);
  }
}

FERRY_INLINE int visible_keys(const HeadShape& shape, int query) {
  return shape.causal && query + 1 < shape.real_keys ? query + 1 : shape.real_keys;
}

/// One row of scores to weights that sum to 1 over the visible keys; a row without visible keys is zero. `columns`: a
/// multiple of 16.
FERRY_INLINE void softmax_row(float* row, int visible, int columns) {
  const float hidden = visible > 0 ? -__builtin_inff() : 0.0F;
  for (int j = visible; j < columns; ++j) row[j] = hidden;
  if (visible == 0) return;
  Vector highest = load_vector(row);
  for (int j = lanes; j < columns; j += lanes) highest = max_each(highest, load_vector(row + j));
  const Vector top = all(max_of(highest));
  Vector sum = {};
  for (int j = 0; j < columns; j += lanes) {
    const Vector power = exp_each(load_vector(row + j) - top);
    store_vector(row + j, power);
    sum += power;
  }
  const float inverse = 1.0F / sum_of(sum);
  for (int j = 0; j < columns; ++j) row[j] *= inverse;
}

/// Index of the first weight of a query's row among all weights of the batch, for dropout.
FERRY_INLINE std::uint64_t row_index(const HeadShape& shape, int query) {
  return shape.dropout_offset + static_cast<std::uint64_t>(query) * static_cast<std::uint64_t>(shape.keys);
}

FERRY_INLINE void drop_row(float* row, const HeadShape& shape, int query, int columns) {
  const DropoutRule rule = shape.dropout;  // a copy that cannot alias the row, so that the loop becomes vector code
  const std::uint64_t first = row_index(shape, query);
  for (int j = 0; j < columns; ++j) row[j] = dropped(row[j], rule, first + static_cast<std::uint64_t>(j));
}

}  // namespace

template <typename T>
void attention_forward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<T> out, float* weights,
                       const HeadShape& shape, float* scratch) {
  const int rows = shape.real_queries;
  const int keys = shape.real_keys;
  const int key_columns = round_up16(keys);
  const int width = round_up16(shape.width);
  float* queries = scratch;
  float* keys_transposed = queries + static_cast<std::ptrdiff_t>(rows) * width;
  float* values = keys_transposed + static_cast<std::ptrdiff_t>(shape.width) * key_columns;
  float* scores = values + static_cast<std::ptrdiff_t>(keys) * width;
  float* output = scores + static_cast<std::ptrdiff_t>(rows) * key_columns;

  copy_rows(q, queries, rows, shape.width, shape.scale);
  copy_transposed(k, keys_transposed, keys, shape.width);
  copy_rows(v, values, keys, shape.width, 1.0F);
  small_product({queries, width, 1}, keys_transposed, key_columns, scores, key_columns, rows, shape.width, key_columns);
  for (int i = 0; i < rows; ++i) {
    float* row = scores + static_cast<std::ptrdiff_t>(i) * key_columns;
    softmax_row(row, visible_keys(shape, i), key_columns);
    if (weights != nullptr) {
      float* kept = weights + static_cast<std::ptrdiff_t>(i) * shape.keys;
      for (int j = 0; j < keys; ++j) kept[j] = row[j];
      for (int j = keys; j < shape.keys; ++j) kept[j] = 0;
    }
    if (shape.dropout.threshold != 0) drop_row(row, shape, i, keys);
  }
  small_product({scores, key_columns, 1}, values, width, output, width, rows, keys, width);
  write_rows(output, out, rows, shape.width, 1.0F);
  clear_rows(out, rows, shape.queries, shape.width);
  if (weights != nullptr) {
    for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(rows) * shape.keys;
         i < static_cast<std::ptrdiff_t>(shape.queries) * shape.keys; ++i) {
      weights[i] = 0;
    }
  }
}

template <typename T>
void attention_backward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<const T> dout,
                        const float* weights, HeadView<T> dq, HeadView<T> dk, HeadView<T> dv, const HeadShape& shape,
                        float* scratch) {
  const int rows = shape.real_queries;
  const int keys = shape.real_keys;
  const int key_columns = round_up16(keys);
  const int width = round_up16(shape.width);
  float* queries = scratch;
  float* gradient = queries + static_cast<std::ptrdiff_t>(rows) * width;  // of the output
  float* key_rows = gradient + static_cast<std::ptrdiff_t>(rows) * width;
  float* values_transposed = key_rows + static_cast<std::ptrdiff_t>(keys) * width;
  float* dropped_weights = values_transposed + static_cast<std::ptrdiff_t>(shape.width) * key_columns;
  float* score_grad = dropped_weights + static_cast<std::ptrdiff_t>(rows) * key_columns;
  float* result = score_grad + static_cast<std::ptrdiff_t>(rows) * key_columns;

  copy_rows(q, queries, rows, shape.width, shape.scale);
  copy_rows(dout, gradient, rows, shape.width, 1.0F);
  copy_rows(k, key_rows, keys, shape.width, 1.0F);
  copy_transposed(v, values_transposed, keys, shape.width);
  // Gradient of the dropped weights, then back through dropout and softmax: dS = A * (dA - sum(A * dA)).
  small_product({gradient, width, 1}, values_transposed, key_columns, score_grad, key_columns, rows, shape.width,
                key_columns);
  for (int i = 0; i < rows; ++i) {
    const float* weight = weights + static_cast<std::ptrdiff_t>(i) * shape.keys;
    float* used = dropped_weights + static_cast<std::ptrdiff_t>(i) * key_columns;
    float* grad = score_grad + static_cast<std::ptrdiff_t>(i) * key_columns;
    for (int j = 0; j < keys; ++j) used[j] = weight[j];
    for (int j = keys; j < key_columns; ++j) used[j] = grad[j] = 0;
    if (shape.dropout.threshold != 0) {
      drop_row(used, shape, i, keys);
      drop_row(grad, shape, i, keys);
    }
    float along = 0;
#pragma omp simd reduction(+ : along)
    for (int j = 0; j < keys; ++j) along += grad[j] * weight[j];
    for (int j = 0; j < keys; ++j) grad[j] = weight[j] * (grad[j] - along);
  }
  small_product({score_grad, key_columns, 1}, key_rows, width, result, width, rows, keys, width);
  write_rows(result, dq, rows, shape.width, shape.scale);
  clear_rows(dq, rows, shape.queries, shape.width);
  small_product({score_grad, 1, key_columns}, queries, width, result, width, keys, rows, width);
  write_rows(result, dk, keys, shape.width, 1.0F);
  clear_rows(dk, keys, shape.keys, shape.width);
  small_product({dropped_weights, 1, key_columns}, gradient, width, result, width, keys, rows, width);
  write_rows(result, dv, keys, shape.width, 1.0F);
  clear_rows(dv, keys, shape.keys, shape.width);
}

#define FERRY_INSTANTIATE(T)                                                                                    \
  template void attention_forward(HeadView<const T>, HeadView<const T>, HeadView<const T>, HeadView<T>, float*, \
                                  const HeadShape&, float*);                                                    \
  template void attention_backward(HeadView<const T>, HeadView<const T>, HeadView<const T>, HeadView<const T>,  \
                                   const float*, HeadView<T>, HeadView<T>, HeadView<T>, const HeadShape&, float*);
FERRY_INSTANTIATE(float)
FERRY_INSTANTIATE(Bf16)
#undef FERRY_INSTANTIATE

}  // namespace ferry::kernels::FERRY_LOOPS
