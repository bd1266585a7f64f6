// Single numbers: bfloat16 rounding, the dropout hash, the exponential; and the 16 floats that the products work on.
// Everything is written so that the compiler turns loops over it into vector code.
#pragma once

#include <cstdint>

#include "kernels/loops/loops.h"

#define FERRY_INLINE static inline __attribute__((always_inline))

namespace ferry::kernels::FERRY_LOOPS {

FERRY_INLINE std::uint32_t bits_of(float x) {
  return __builtin_bit_cast(std::uint32_t, x);
}
FERRY_INLINE float float_of(std::uint32_t bits) {
  return __builtin_bit_cast(float, bits);
}

FERRY_INLINE float load(float x) {
  return x;
}
FERRY_INLINE float load(Bf16 x) {
  return float_of(static_cast<std::uint32_t>(x.bits) << 16);
}

FERRY_INLINE void store(float& to, float x) {
  to = x;
}
// Round to nearest even. Not-a-number could round to infinity, so it keeps its quiet bit instead.
FERRY_INLINE void store(Bf16& to, float x) {
  const std::uint32_t bits = bits_of(x);
  const std::uint32_t rounded = (bits + 0x7fffU + ((bits >> 16) & 1U)) >> 16;
  const bool nan = (bits & 0x7fffffffU) > 0x7f800000U;
  to.bits = static_cast<std::uint16_t>(nan ? ((bits >> 16) | 0x40U) : rounded);
}

/// 32 well-mixed bits for element i of a dropout site: a 32-bit finalizer of two multiplications (constants found by
/// C. Wellons' search for low bias), with the site's key mixed in before and between.
FERRY_INLINE std::uint32_t dropout_bits(std::uint64_t key, std::uint32_t i) {
  std::uint32_t x = i ^ static_cast<std::uint32_t>(key);
  x ^= x >> 16;
  x *= 0x7feb352dU;
  x ^= x >> 15;
  x += static_cast<std::uint32_t>(key >> 32);
  x *= 0x846ca68bU;
  x ^= x >> 16;
  x *= 0x9e3779b1U;
  return x ^ (x >> 15);
}

FERRY_INLINE float dropped(float x, const DropoutRule& rule, std::uint64_t i) {
  return dropout_bits(rule.key, static_cast<std::uint32_t>(i)) < rule.threshold ? 0.0F : x * rule.scale;
}

/// e^x to 2 units in the last place for x <= 88; 0 below -87.3 (and for -infinity).
/// x = n ln 2 + r with |r| <= ln 2 / 2, then a polynomial for e^r.
FERRY_INLINE float fast_exp(float x) {
  const float bounded = x < -87.3F ? -87.3F : x;
  const float scaled = bounded * 1.44269504F;
  const auto n = static_cast<std::int32_t>(scaled + (scaled < 0 ? -0.5F : 0.5F));
  const float whole = static_cast<float>(n);
  const float r = __builtin_fmaf(whole, 2.12194440e-4F, __builtin_fmaf(whole, -0.693359375F, bounded));
  float p = 1.9875691500e-4F;
  p = __builtin_fmaf(p, r, 1.3981999507e-3F);
  p = __builtin_fmaf(p, r, 8.3334519073e-3F);
  p = __builtin_fmaf(p, r, 4.1665795894e-2F);
  p = __builtin_fmaf(p, r, 1.6666665459e-1F);
  p = __builtin_fmaf(p, r, 5.0000001201e-1F);
  p = __builtin_fmaf(p, r * r, r) + 1.0F;
  const float power = float_of(static_cast<std::uint32_t>(n + 127) << 23);
  return x < -87.3F ? 0.0F : p * power;
}

using Vector16 = float __attribute__((vector_size(64), aligned(4), may_alias));

FERRY_INLINE Vector16 load16(const float* from) {
  return *reinterpret_cast<const Vector16*>(from);
}
FERRY_INLINE void store16(float* to, Vector16 x) {
  *reinterpret_cast<Vector16*>(to) = x;
}

FERRY_INLINE int round_up16(int n) {
  return (n + 15) / 16 * 16;
}

}  // namespace ferry::kernels::FERRY_LOOPS
