// Element by element: dropout with the residual sum, the activation, conversion, sums by column.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

template <typename T>
void dropout_add(const T* x, const float* residual, float* out, std::ptrdiff_t begin, std::ptrdiff_t end,
                 DropoutRule rule) {
  if (rule.threshold == 0) {
    for (std::ptrdiff_t i = begin; i < end; ++i) out[i] = residual[i] + load(x[i]);
    return;
  }
  for (std::ptrdiff_t i = begin; i < end; ++i) {
    out[i] = residual[i] + dropped(load(x[i]), rule, static_cast<std::uint64_t>(i));
  }
}

template <typename T>
void dropout_backward(const float* dy, T* dx, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule) {
  if (rule.threshold == 0) return from_float(dy, dx, begin, end);
  for (std::ptrdiff_t i = begin; i < end; ++i) store(dx[i], dropped(dy[i], rule, static_cast<std::uint64_t>(i)));
}

template <typename T>
void relu(T* y, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule) {
  for (std::ptrdiff_t i = begin; i < end; ++i) {
    // Not-a-number passes: hidden here, a spoiled weight in front would never show in the loss.
    const float positive = load(y[i]) < 0 ? 0.0F : load(y[i]);
    store(y[i], rule.threshold == 0 ? positive : dropped(positive, rule, static_cast<std::uint64_t>(i)));
  }
}

template <typename T>
void relu_backward(T* dy, const T* y, std::ptrdiff_t begin, std::ptrdiff_t end, float scale) {
  for (std::ptrdiff_t i = begin; i < end; ++i) store(dy[i], load(y[i]) > 0 ? load(dy[i]) * scale : 0.0F);
}

template <typename T>
void column_sums(const T* x, float* sums, std::ptrdiff_t rows, std::ptrdiff_t stride, std::ptrdiff_t begin,
                 std::ptrdiff_t end) {
  std::ptrdiff_t r = 0;
  for (; r + 4 <= rows; r += 4) {  // a sum is read and written once for four rows
    const T* row = x + r * stride;
    for (std::ptrdiff_t c = begin; c < end; ++c) {
      sums[c] += (load(row[c]) + load(row[stride + c])) + (load(row[2 * stride + c]) + load(row[3 * stride + c]));
    }
  }
  for (; r < rows; ++r) {
    for (std::ptrdiff_t c = begin; c < end; ++c) sums[c] += load(x[r * stride + c]);
  }
}

template <typename T>
void from_float(const float* x, T* y, std::ptrdiff_t begin, std::ptrdiff_t end) {
  for (std::ptrdiff_t i = begin; i < end; ++i) store(y[i], x[i]);
}

#define FERRY_INSTANTIATE(T)                                                                                   \
  template void dropout_add(const T*, const float*, float*, std::ptrdiff_t, std::ptrdiff_t, DropoutRule);      \
  template void dropout_backward(const float*, T*, std::ptrdiff_t, std::ptrdiff_t, DropoutRule);               \
  template void relu(T*, std::ptrdiff_t, std::ptrdiff_t, DropoutRule);                                         \
  template void relu_backward(T*, const T*, std::ptrdiff_t, std::ptrdiff_t, float);                            \
  template void column_sums(const T*, float*, std::ptrdiff_t, std::ptrdiff_t, std::ptrdiff_t, std::ptrdiff_t); \
  template void from_float(const float*, T*, std::ptrdiff_t, std::ptrdiff_t);
FERRY_INSTANTIATE(float)
FERRY_INSTANTIATE(Bf16)
#undef FERRY_INSTANTIATE

}  // namespace ferry::kernels::FERRY_LOOPS
