// Scaled dot-product attention (Vaswani et al. 2017, eq. 1) of one head over one sentence, in float32 scratch.
#include "kernels/loops/declarations.h"
#include "kernels/loops/small_matrices.h"
#include "kernels/loops/softmax.h"

namespace ferry::kernels::FERRY_LOOPS {
namespace {

/// Gives parts of the scratch, one after the other.
class Scratch {
 public:
  explicit Scratch(float* begin) : next_(begin) {}
  Rows take(int rows, int columns) {
    const Rows matrix{next_, round_up16(columns)};
    next_ += rows * matrix.stride;
    return matrix;
  }

 private:
  float* next_;
};

FERRY_INLINE int visible_keys(const HeadShape& shape, int query) {
  return shape.causal && query + 1 < shape.real_keys ? query + 1 : shape.real_keys;
}

/// to = dropout(from) for the row of a query; `columns`: a multiple of 16, those beyond the keys are zero.
FERRY_INLINE void drop_row(const float* from, float* to, const HeadShape& shape, int query, int columns) {
  const DropoutRule rule = shape.dropout;  // a copy that cannot alias the row, so that the loop becomes vector code
  const std::uint64_t first = shape.dropout_first + static_cast<std::uint64_t>(query) * shape.dropout_stride;
  for (int j = 0; j < columns; j += lanes) {
    float block[lanes];
    store_vector(block, load_vector(from + j));
    for (int i = 0; i < lanes; ++i) to[j + i] = dropped(block[i], rule, first + static_cast<std::uint64_t>(j + i));
  }
}

}  // namespace

template <typename T>
void attention_forward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<T> out, float* weights,
                       const HeadShape& shape, float* memory) {
  const int rows = shape.queries;
  const int keys = shape.real_keys;
  const int width = shape.width;
  const int key_columns = round_up16(keys);
  Scratch scratch(memory);
  const Rows queries = scratch.take(rows, width);
  const Rows keys_transposed = scratch.take(width, keys);
  const Rows values = scratch.take(keys, width);
  const Rows used = scratch.take(rows, keys);
  const Rows output = scratch.take(rows, width);
  const Rows kept = weights == nullptr ? used : Rows{weights, shape.weight_columns};

  copy_rows(q, queries, rows, width, shape.scale);
  copy_transposed(k, keys_transposed, keys, width);
  copy_rows(v, values, keys, width, 1.0F);
  small_product(queries.plain(), keys_transposed, kept, rows, width, key_columns);
  const bool drops = shape.dropout.threshold != 0;
  for (int i = 0; i < rows; ++i) {
    softmax_row(kept.row(i), visible_keys(shape, i), key_columns);
    if (drops) drop_row(kept.row(i), used.row(i), shape, i, key_columns);
  }
  small_product((drops ? used : kept).plain(), values, output, rows, keys, round_up16(width));
  write_rows(output, out, rows, width, 1.0F);
}

template <typename T>
void attention_backward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<const T> dout,
                        const float* weights, HeadView<T> dq, HeadView<T> dk, HeadView<T> dv, const HeadShape& shape,
                        float* memory) {
  const int rows = shape.queries;
  const int keys = shape.real_keys;
  const int width = shape.width;
  const int key_columns = round_up16(keys);
  const int columns = round_up16(width);
  Scratch scratch(memory);
  const Rows queries = scratch.take(rows, width);
  const Rows gradient = scratch.take(rows, width);  // of the output
  const Rows key_rows = scratch.take(keys, width);
  const Rows values_transposed = scratch.take(width, keys);
  const Rows used = scratch.take(rows, keys);  // the weights after dropout
  const Rows score_grad = scratch.take(rows, keys);
  const Rows result = scratch.take(rows > keys ? rows : keys, width);

  copy_rows(q, queries, rows, width, shape.scale);
  copy_rows(dout, gradient, rows, width, 1.0F);
  copy_rows(k, key_rows, keys, width, 1.0F);
  copy_transposed(v, values_transposed, keys, width);
  // Gradient of the dropped weights, then back through dropout and softmax: dS = A * (dA - sum(A * dA)).
  small_product(gradient.plain(), values_transposed, score_grad, rows, width, key_columns);
  const bool drops = shape.dropout.threshold != 0;
  for (int i = 0; i < rows; ++i) {
    const float* weight = weights + static_cast<std::ptrdiff_t>(i) * shape.weight_columns;
    float* grad = score_grad.row(i);
    if (drops) drop_row(grad, grad, shape, i, key_columns);
    Vector products = {};
    for (int j = 0; j < key_columns; j += lanes) products += load_vector(grad + j) * load_vector(weight + j);
    const Vector along = all(sum_of(products));
    for (int j = 0; j < key_columns; j += lanes) {
      store_vector(grad + j, load_vector(weight + j) * (load_vector(grad + j) - along));
    }
    if (drops) {
      drop_row(weight, used.row(i), shape, i, key_columns);
    } else {
      for (int j = 0; j < key_columns; j += lanes) store_vector(used.row(i) + j, load_vector(weight + j));
    }
  }
  small_product(score_grad.plain(), key_rows, result, rows, keys, columns);
  write_rows(result, dq, rows, width, shape.scale);
  small_product(score_grad.transposed(), queries, result, keys, rows, columns);
  write_rows(result, dk, keys, width, 1.0F);
  clear_rows(dk, keys, shape.keys, width);
  small_product(used.transposed(), gradient, result, keys, rows, columns);
  write_rows(result, dv, keys, width, 1.0F);
  clear_rows(dv, keys, shape.keys, width);
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
