// The innermost loops, as a table of functions over plain arrays. Compiled once per instruction set; `loops()` in
// instruction_set.h gives the table that fits the processor. Row-major; `rows` x `columns`; all strides in elements.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ferry::kernels {

/// Storage of a bfloat16 number: the upper half of a float32.
struct Bf16 {
  std::uint16_t bits;
};

/// A dropout site: an element with index i is dropped when hash(key, first + i) < threshold, else multiplied by scale.
struct DropoutRule {
  std::uint64_t key;
  std::uint32_t first;      ///< index of the first element where this is a part of a larger tensor
  std::uint32_t threshold;  ///< probability * 2^32
  float scale;              ///< 1 / (1 - probability)
};

/// One head of one sentence, on one side: K columns of its rows.
template <typename T>
struct HeadView {
  T* data;
  std::ptrdiff_t row_stride;
};

struct HeadShape {
  int queries;         ///< T
  int keys;            ///< S, padding included
  int real_keys;       ///< keys from here on are hidden
  int width;           ///< K
  int weight_columns;  ///< from one row of kept weights to the next: a multiple of 16, no less than S
  bool causal;         ///< query i sees keys 0..i
  float scale;         ///< 1 / sqrt(K)
  DropoutRule dropout;
  std::uint64_t dropout_first;   ///< index of this head's first weight
  std::uint64_t dropout_stride;  ///< from a query's first weight to the next one's
};

/// One head of one sentence, where few queries see all of its keys.
struct StepShape {
  int queries;  ///< T
  int keys;     ///< those that are visible
  int width;    ///< K
  float scale;  ///< 1 / sqrt(K)
};

/// The loops that exist for float32 and for bfloat16 activations.
template <typename T>
struct TypedLoops {
  /// y = (x - mean) * rstd * gain + bias by rows; mean and rstd are kept for the way back.
  void (*norm_forward)(const float* x, const float* gain, const float* bias, T* y, float* mean, float* rstd,
                       std::ptrdiff_t rows, std::ptrdiff_t columns, float epsilon);
  /// dx = backward of the norm + skip (skip may be null); gain_grad and bias_grad are added to.
  void (*norm_backward)(const T* dy, const float* x, const float* gain, const float* mean, const float* rstd,
                        const float* skip, float* dx, float* gain_grad, float* bias_grad, std::ptrdiff_t rows,
                        std::ptrdiff_t columns);
  /// out = residual + dropout(x), elements [begin, end).
  void (*dropout_add)(const T* x, const float* residual, float* out, std::ptrdiff_t begin, std::ptrdiff_t end,
                      DropoutRule rule);
  /// dx = dropout(dy), the same elements dropped.
  void (*dropout_backward)(const float* dy, T* dx, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule);
  /// y = dropout(max(y, 0)), in place; then, for the way back, dy from the finished y.
  void (*relu)(T* y, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule);
  void (*relu_backward)(T* dy, const T* y, std::ptrdiff_t begin, std::ptrdiff_t end, float scale);
  /// sums[c] += sum over rows of x[r, c], rows a stride apart, columns [begin, end).
  void (*column_sums)(const T* x, float* sums, std::ptrdiff_t rows, std::ptrdiff_t stride, std::ptrdiff_t begin,
                      std::ptrdiff_t end);
  /// weights [T, weight_columns] are kept for the way back: zero up to the next multiple of 16 behind the real keys,
  /// without a meaning behind that. scratch has attention_scratch_size floats.
  void (*attention_forward)(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<T> out,
                            float* weights, const HeadShape& shape, float* scratch);
  void (*attention_backward)(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<const T> dout,
                             const float* weights, HeadView<T> dq, HeadView<T> dk, HeadView<T> dv,
                             const HeadShape& shape, float* scratch);
  /// Label-smoothed cross-entropy of one row of logits, which are overwritten; its gradient (softmax - target
  /// distribution) into `gradient`, which may be the logits' place, unless that is null. Returns through result: [loss,
  /// negative log-likelihood, 1 if the best is the target].
  void (*cross_entropy_row)(float* logits, std::ptrdiff_t vocabulary, std::ptrdiff_t target, float smoothing,
                            T* gradient, double* result);
  void (*from_float)(const float* x, T* y, std::ptrdiff_t begin, std::ptrdiff_t end);
};

/// What one AdamW step needs to know (Loshchilov and Hutter 2019, alg. 2, bias corrections folded in by the caller).
struct AdamwStep {
  float gradient_scale;
  float beta1, beta2, epsilon;
  float rate;               ///< learning rate / (1 - beta1^t)
  float second_correction;  ///< 1 / (1 - beta2^t)
  float decay;              ///< learning rate * weight decay
  float average_weight;     ///< share of the new value in the moving average; 0: none
};

/// y [M, N] = x [M, K] times the transpose of weight [N, K] (+ bias [N], may be null); rows a stride apart.
struct FewRows {
  const float* x;
  const float* weight;
  const float* bias;
  float* y;
  std::ptrdiff_t x_stride, weight_stride, y_stride;
  int rows;              ///< M, 1 to most_few_rows
  std::ptrdiff_t inner;  ///< K
};
inline constexpr int most_few_rows = 4;

/// How many columns of a right factor are one panel, and how many rows of a left factor one strip.
struct PanelShape {
  int width;
  int strip;
};

/// c [rows, columns] = a [rows, terms] times a right factor in panels (+ bias).
struct PanelProduct {
  const float* a;
  const float* panels;
  const float* bias;  ///< of the columns; may be null
  float* c;
  std::ptrdiff_t a_row;         ///< from one row of a to the next, where it is not in strips
  std::ptrdiff_t panel_stride;  ///< from one panel to the next
  std::ptrdiff_t c_row;
  std::ptrdiff_t rows, terms, columns;
  bool a_is_in_strips;
  bool add;  ///< to what is in c
};

/// How numbers become 8 bits without a sign: round(x / scale) + zero, with scale = largest |x| / `largest`.
struct Int8Rounding {
  float largest;
  std::int32_t zero;
};

/// What belongs to each column of a product with an 8-bit weight.
struct Int8Columns {
  const std::int32_t* offsets;  ///< what `zero` adds to a sum
  const float* scales;
  const float* bias;
};

struct Loops {
  TypedLoops<float> f32;
  TypedLoops<Bf16> bf16;
  void (*adamw)(float* parameter, const float* gradient, float* first, float* second, float* average,
                std::ptrdiff_t begin, std::ptrdiff_t end, const AdamwStep& step);
  double (*sum_of_squares)(const float* x, std::ptrdiff_t begin, std::ptrdiff_t end);
  /// weights: scratch of round_up16(keys) floats.
  void (*attention_step)(HeadView<const float> q, HeadView<const float> k, HeadView<const float> v, HeadView<float> out,
                         const StepShape& shape, float* weights);
  /// out[r] = table[ids[r]] * scale + positions[r % length], then dropout.
  void (*embed)(const float* table, const std::int64_t* ids, const float* positions, float* out, std::ptrdiff_t begin,
                std::ptrdiff_t end, std::ptrdiff_t length, std::ptrdiff_t columns, float scale, DropoutRule rule);
  /// gradient[ids[r]] += dropout(dy[r]) * scale for rows whose id is not `skip`, columns [begin, end).
  void (*embed_backward)(const float* dy, const std::int64_t* ids, float* gradient, std::ptrdiff_t rows,
                         std::ptrdiff_t columns, std::ptrdiff_t begin, std::ptrdiff_t end, float scale,
                         std::int64_t skip, DropoutRule rule);
  /// to [columns, rows] = the transpose of from [rows, columns]; `to_stride` a multiple of 16 that is no less than the
  /// rows: up to the next multiple of 16 zeros follow them.
  void (*transpose)(const float* from, std::ptrdiff_t from_stride, float* to, std::ptrdiff_t to_stride,
                    std::ptrdiff_t rows, std::ptrdiff_t columns);
  /// ln of the sum of e^x over n numbers.
  double (*log_sum)(const float* x, std::ptrdiff_t n);
  /// Columns [begin, end) of the result.
  void (*few_rows_product)(const FewRows& product, std::ptrdiff_t begin, std::ptrdiff_t end);
  PanelShape panel_shape;
  /// One panel: of a right factor [terms, columns] with these strides, one of which is 1, all columns (at most a
  /// panel's width), row behind row; what follows up to the panel's width has no meaning.
  void (*pack_panel)(const float* from, std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t terms,
                     std::ptrdiff_t columns, float* to);
  /// A left factor [rows, terms] whose columns lie one behind the other, `stride` apart, into strips: a few rows,
  /// column behind column; zeros up to a whole strip.
  void (*pack_strips)(const float* from, std::ptrdiff_t stride, std::ptrdiff_t rows, std::ptrdiff_t terms, float* to);
  void (*panel_product)(const PanelProduct& product);
  /// Returns the row's scale: not a number where one of the row is not finite. Of a row of less than 1e-36 all become
  /// `zero`.
  float (*round_row)(const float* x, std::uint8_t* q, std::ptrdiff_t n, Int8Rounding rounding);
  /// y = (sums - offsets) * scale * scales + bias.
  void (*restore_row)(const std::int32_t* sums, const Int8Columns& columns, float scale, float* y, std::ptrdiff_t n);
};

/// To a multiple of the lanes of every instruction set. Never a function of its own, of which the linker could take the
/// one compiled for another set.
template <typename Integer>
[[gnu::always_inline]] static inline Integer round_up16(Integer n) {
  return (n + 15) / 16 * 16;
}

/// Floats of scratch that attention needs for one head.
[[gnu::always_inline]] static inline std::size_t attention_scratch_size(int queries, int keys, int width) {
  const auto up = [](int n) { return static_cast<std::size_t>(round_up16(n)); };
  return up(queries) * up(width) * 3 + up(keys) * up(width) * 3 + up(queries) * up(keys) * 3 + 64;
}

namespace baseline {
extern const Loops loops;
}
namespace avx2 {
extern const Loops loops;
}
namespace avx512 {
extern const Loops loops;
}

}  // namespace ferry::kernels
