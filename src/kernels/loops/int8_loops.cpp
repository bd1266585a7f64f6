// Rounding to 8 bits and back, a row at a time. The products between the two are oneDNN's.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

float round_row(const float* x, std::uint8_t* q, std::ptrdiff_t n, Int8Rounding rounding) {
  // Without the sign, floats are in the order of their bits, and what is not a finite number comes after all others.
  std::int32_t largest_bits = 0;
#pragma omp simd reduction(max : largest_bits)
  for (std::ptrdiff_t i = 0; i < n; ++i) {
    const auto size = static_cast<std::int32_t>(bits_of(x[i]) & 0x7fffffffU);
    largest_bits = size > largest_bits ? size : largest_bits;
  }
  if (largest_bits >= 0x7f800000) {
    for (std::ptrdiff_t i = 0; i < n; ++i) q[i] = static_cast<std::uint8_t>(rounding.zero);
    return __builtin_nanf("");
  }
  const float largest = float_of(static_cast<std::uint32_t>(largest_bits));
  const float factor = largest >= 1e-36F ? rounding.largest / largest : 0;  // of a smaller one it would be infinite
  // The zero makes all of them positive, so that cutting off what follows the point rounds to the nearest.
  const float zero = static_cast<float>(rounding.zero) + 0.5F;
#pragma omp simd
  for (std::ptrdiff_t i = 0; i < n; ++i)
    q[i] = static_cast<std::uint8_t>(static_cast<std::int32_t>(x[i] * factor + zero));
  return largest / rounding.largest;
}

void restore_row(const std::int32_t* sums, const Int8Columns& columns, float scale, float* y, std::ptrdiff_t n) {
#pragma omp simd
  for (std::ptrdiff_t i = 0; i < n; ++i) {
    y[i] = static_cast<float>(sums[i] - columns.offsets[i]) * (scale * columns.scales[i]) + columns.bias[i];
  }
}

}  // namespace ferry::kernels::FERRY_LOOPS
