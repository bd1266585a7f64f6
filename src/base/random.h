// Random numbers without hidden state. Every stream is named, and a number is a pure function of (seed, name,
// position): a checkpoint then stores positions, not generators, and a resumed run draws what the undisturbed run would
// have drawn.
#pragma once

#include <cstdint>
#include <string_view>

namespace ferry {

/// 64 bits from (seed, name, a, b); streams of different names are independent.
std::uint64_t random_key(std::uint64_t seed, std::string_view name, std::uint64_t a = 0, std::uint64_t b = 0);

/// A generator over one stream; satisfies UniformRandomBitGenerator. (SplitMix64: Steele, Lea and Flood 2014, fig. 14.)
class RandomStream {
 public:
  using result_type = std::uint64_t;

  explicit RandomStream(std::uint64_t key) : state_(key) {}
  RandomStream(std::uint64_t seed, std::string_view name, std::uint64_t a = 0)
      : RandomStream(random_key(seed, name, a)) {}

  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return ~result_type{0}; }
  result_type operator()();

  /// Uniform in [0, bound); bound > 0. Unlike std::uniform_int_distribution, the same on every standard library.
  std::uint64_t below(std::uint64_t bound);
  /// Uniform in [0, 1), 53 bits.
  double uniform();
  /// Standard normal (Box and Muller 1958).
  double normal();

 private:
  std::uint64_t state_;
};

}  // namespace ferry
