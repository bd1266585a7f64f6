// Layer normalisation by rows (Ba, Kiros and Hinton 2016, eq. 4), its way back with the skip connection's gradient.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

template <typename T>
void norm_forward(const float* x, const float* gain, const float* bias, T* y, float* mean, float* rstd,
                  std::ptrdiff_t rows, std::ptrdiff_t columns, float epsilon) {
  const float inverse = 1.0F / static_cast<float>(columns);
  for (std::ptrdiff_t r = 0; r < rows; ++r, x += columns, y += columns) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::ptrdiff_t c = 0; c < columns; ++c) sum += x[c];
    const float center = sum * inverse;
    float squares = 0;
#pragma omp simd reduction(+ : squares)
    for (std::ptrdiff_t c = 0; c < columns; ++c) squares += (x[c] - center) * (x[c] - center);
    const float factor = 1.0F / __builtin_sqrtf(squares * inverse + epsilon);
    for (std::ptrdiff_t c = 0; c < columns; ++c) store(y[c], (x[c] - center) * factor * gain[c] + bias[c]);
    mean[r] = center;
    rstd[r] = factor;
  }
}

template <typename T>
void norm_backward(const T* dy, const float* x, const float* gain, const float* mean, const float* rstd,
                   const float* skip, float* dx, float* gain_grad, float* bias_grad, std::ptrdiff_t rows,
                   std::ptrdiff_t columns) {
  const float inverse = 1.0F / static_cast<float>(columns);
  for (std::ptrdiff_t r = 0; r < rows; ++r, x += columns, dy += columns, dx += columns) {
    const float center = mean[r];
    const float factor = rstd[r];
    float sum = 0;    // of dy * gain
    float along = 0;  // of dy * gain * x-hat
#pragma omp simd reduction(+ : sum, along)
    for (std::ptrdiff_t c = 0; c < columns; ++c) {
      const float g = load(dy[c]);
      const float normed = (x[c] - center) * factor;
      gain_grad[c] += g * normed;
      bias_grad[c] += g;
      sum += g * gain[c];
      along += g * gain[c] * normed;
    }
    const float a = sum * inverse;
    const float b = along * inverse;
    for (std::ptrdiff_t c = 0; c < columns; ++c) {
      const float normed = (x[c] - center) * factor;
      dx[c] = factor * (load(dy[c]) * gain[c] - a - normed * b);
    }
    if (skip != nullptr) {
      for (std::ptrdiff_t c = 0; c < columns; ++c) dx[c] += skip[c];
      skip += columns;
    }
  }
}

template void norm_forward(const float*, const float*, const float*, float*, float*, float*, std::ptrdiff_t,
                           std::ptrdiff_t, float);
template void norm_forward(const float*, const float*, const float*, Bf16*, float*, float*, std::ptrdiff_t,
                           std::ptrdiff_t, float);
template void norm_backward(const float*, const float*, const float*, const float*, const float*, const float*, float*,
                            float*, float*, std::ptrdiff_t, std::ptrdiff_t);
template void norm_backward(const Bf16*, const float*, const float*, const float*, const float*, const float*, float*,
                            float*, float*, std::ptrdiff_t, std::ptrdiff_t);

}  // namespace ferry::kernels::FERRY_LOOPS
