#include "base/random.h"

#include <cmath>
#include <numbers>

namespace ferry {
namespace {

std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
  return z ^ (z >> 31);
}

constexpr std::uint64_t golden_gamma = 0x9e3779b97f4a7c15ULL;

}  // namespace

std::uint64_t random_key(std::uint64_t seed, std::string_view name, std::uint64_t a, std::uint64_t b) {
  std::uint64_t key = 0xcbf29ce484222325ULL;  // FNV-1a over the name, then one mixing round per number
  for (const char letter : name) key = (key ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
  for (const std::uint64_t number : {seed, a, b}) key = mix(key + golden_gamma + number * 0xd1342543de82ef95ULL);
  return key;
}

std::uint64_t RandomStream::operator()() {
  return mix(state_ += golden_gamma);
}

std::uint64_t RandomStream::below(std::uint64_t bound) {
  // Rejection keeps every value equally likely.
  const std::uint64_t limit = max() - max() % bound;
  std::uint64_t draw = (*this)();
  while (draw >= limit) draw = (*this)();
  return draw % bound;
}

double RandomStream::uniform() {
  return static_cast<double>((*this)() >> 11) * 0x1.0p-53;
}

double RandomStream::normal() {
  const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
  return radius * std::cos(2.0 * std::numbers::pi * uniform());
}

}  // namespace ferry
