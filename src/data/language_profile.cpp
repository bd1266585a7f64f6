#include "data/language_profile.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/threads.h"

namespace ferry {
namespace {

constexpr unsigned table_bits = 18;
constexpr std::size_t table_size = std::size_t{1} << table_bits;
constexpr std::size_t least_pairs_for_profiles = 200;
constexpr std::size_t most_pairs_in_profiles = 200'000;  // more would tell no more, and counting is on one thread
constexpr float clear_odds = 5;

/// Calls use(place in the table) for each four bytes in a row, the line having a blank at either end.
template <typename Use>
void for_each_sequence(std::string_view line, Use use) {
  std::uint32_t window = ' ';
  std::size_t length = 1;
  const auto push = [&](char byte) {
    window = window << 8U | static_cast<unsigned char>(byte);
    if (++length >= 4) use(window * 0x9E3779B1U >> (32 - table_bits));
  };
  for (const char byte : line) push(byte);
  push(' ');
}

double total(const std::vector<std::uint32_t>& counts_of_side) {
  double sum = 0;
  for (const std::uint32_t count : counts_of_side) sum += count;
  return sum;
}

/// Half the pairs and their profile; the pairs of even places, or of odd ones.
using Halves = std::array<LanguageProfile, 2>;

Halves profiles_of(const ParallelText& text, const std::vector<std::uint32_t>& pairs) {
  Halves halves;
  const std::size_t stride = std::max<std::size_t>(1, pairs.size() / most_pairs_in_profiles);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i / 2 % stride == 0) halves[i % 2].add(text.source[pairs[i]], text.target[pairs[i]]);
  }
  for (LanguageProfile& half : halves) half.finish();
  return halves;
}

bool most_are_clear(std::vector<float> own_odds) {
  const auto middle = own_odds.begin() + static_cast<std::ptrdiff_t>(own_odds.size() / 2);
  std::nth_element(own_odds.begin(), middle, own_odds.end());
  return *middle > clear_odds;
}

}  // namespace

LanguageProfile::LanguageProfile() : source_(table_size), target_(table_size) {}

void LanguageProfile::add(std::string_view source, std::string_view target) {
  for_each_sequence(source, [this](std::uint32_t place) { ++source_[place]; });
  for_each_sequence(target, [this](std::uint32_t place) { ++target_[place]; });
}

void LanguageProfile::finish() {
  // What was never seen counts as half a time on either side.
  constexpr double unseen = 0.5;
  const double source_total = total(source_) + unseen * table_size;
  const double target_total = total(target_) + unseen * table_size;
  odds_.resize(table_size);
  for (std::size_t i = 0; i < table_size; ++i) {
    odds_[i] = static_cast<float>(std::log((source_[i] + unseen) / source_total) -
                                  std::log((target_[i] + unseen) / target_total));
  }
}

float LanguageProfile::odds(std::string_view line) const {
  float sum = 0;
  for_each_sequence(line, [&](std::uint32_t place) { sum += odds_[place]; });
  return sum / 4;
}

LanguageVerdict lines_in_the_other_language(const ParallelText& text, const std::vector<std::uint32_t>& pairs) {
  LanguageVerdict verdict;
  verdict.source = std::vector<bool>(pairs.size());
  verdict.target = std::vector<bool>(pairs.size());
  if (pairs.size() < least_pairs_for_profiles) return verdict;
  const Halves halves = profiles_of(text, pairs);
  std::vector<float> source_odds(pairs.size());
  std::vector<float> target_odds(pairs.size());
  for_ranges(pairs.size(), 4096, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      const LanguageProfile& other_half = halves[1 - i % 2];
      source_odds[i] = other_half.odds(text.source[pairs[i]]);
      target_odds[i] = -other_half.odds(text.target[pairs[i]]);
    }
  });
  verdict.two_languages = most_are_clear(source_odds) && most_are_clear(target_odds);
  if (!verdict.two_languages) return verdict;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    verdict.source[i] = source_odds[i] < -clear_odds;
    verdict.target[i] = target_odds[i] < -clear_odds;
  }
  return verdict;
}

}  // namespace ferry
