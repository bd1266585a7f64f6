// Single numbers: bfloat16 rounding, the dropout hash, the exponential; and the vectors of floats that the products
// work on. Everything is written so that the compiler turns loops over it into vector code.
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
  return dropout_bits(rule.key, static_cast<std::uint32_t>(i) + rule.first) < rule.threshold ? 0.0F : x * rule.scale;
}

// A vector is as wide as a register: of a wider one g++ 12 keeps every value in memory, and takes choices and
// conversions apart, element by element.
#if defined(__AVX512F__)
constexpr int lanes = 16;
#elif defined(__AVX__)
constexpr int lanes = 8;
#else
constexpr int lanes = 4;
#endif
using Vector = float __attribute__((vector_size(lanes * 4), aligned(4), may_alias));
using Integers = std::int32_t __attribute__((vector_size(lanes * 4)));

/// Sums that sixteen registers hold beside one row of a panel and one factor.
constexpr PanelShape panel_shape{lanes == 16 ? 32 : 16, lanes == 4 ? 2 : 6};

FERRY_INLINE Vector load_vector(const float* from) {
  return *reinterpret_cast<const Vector*>(from);
}
FERRY_INLINE void store_vector(float* to, Vector x) {
  *reinterpret_cast<Vector*>(to) = x;
}
// x - 0 is x for every x (x + 0 is not, for -0), so no subtraction is made.
FERRY_INLINE Vector all(float x) {
  return x - Vector{};
}
FERRY_INLINE Vector max_each(Vector a, Vector b) {
  return a > b ? a : b;
}

template <int... Lanes>
struct LaneList {};
#if defined(__AVX512F__)
using AllLanes = LaneList<0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>;
#elif defined(__AVX__)
using AllLanes = LaneList<0, 1, 2, 3, 4, 5, 6, 7>;
#else
using AllLanes = LaneList<0, 1, 2, 3>;
#endif

/// Lanes that stand `Distance` apart exchange their numbers.
template <int Distance, int... Lanes>
FERRY_INLINE Vector exchanged(Vector x, LaneList<Lanes...>) {
  return __builtin_shufflevector(x, x, (Lanes ^ Distance)...);
}

// By halves: of 16 lanes it takes four operations on vectors and not fifteen on numbers.
template <int Distance = lanes / 2>
FERRY_INLINE float sum_of(Vector x) {
  x += exchanged<Distance>(x, AllLanes{});
  if constexpr (Distance > 1) return sum_of<Distance / 2>(x);
  return x[0];
}

template <int Distance = lanes / 2>
FERRY_INLINE float max_of(Vector x) {
  x = max_each(x, exchanged<Distance>(x, AllLanes{}));
  if constexpr (Distance > 1) return max_of<Distance / 2>(x);
  return x[0];
}

template <int... Lanes>
FERRY_INLINE Integers numbered(LaneList<Lanes...>) {
  return Integers{Lanes...};
}

/// The first `count` lanes of x, those after them replaced.
FERRY_INLINE Vector first_lanes(Vector x, int count, float replacement) {
  return numbered(AllLanes{}) < (Integers{} + count) ? x : all(replacement);
}

/// e^x to 2 units in the last place for x <= 88; 0 below -87.3 (and for -infinity).
/// x = n ln 2 + r with |r| <= ln 2 / 2, then a polynomial for e^r. In vectors by name: the compiler leaves a loop with
/// these choices and conversions as it is, element by element.
FERRY_INLINE Vector exp_each(Vector x) {
  const Vector lowest = all(-87.3F);
  const Vector bounded = x < lowest ? lowest : x;
  const Vector scaled = bounded * 1.44269504F;
  const Integers n = __builtin_convertvector(scaled + (scaled < 0.0F ? all(-0.5F) : all(0.5F)), Integers);
  const Vector whole = __builtin_convertvector(n, Vector);
  const Vector r = (bounded - whole * 0.693359375F) + whole * 2.12194440e-4F;
  Vector p = all(1.9875691500e-4F);
  p = p * r + 1.3981999507e-3F;
  p = p * r + 8.3334519073e-3F;
  p = p * r + 4.1665795894e-2F;
  p = p * r + 1.6666665459e-1F;
  p = p * r + 5.0000001201e-1F;
  p = p * (r * r) + r + 1.0F;
  const Integers power = (n + 127) << 23;
  return x < lowest ? Vector{} : p * __builtin_bit_cast(Vector, power);
}

FERRY_INLINE float exp_of(float x) {
  return exp_each(all(x))[0];
}

}  // namespace ferry::kernels::FERRY_LOOPS
