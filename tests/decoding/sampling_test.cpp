#include "decoding/sampling.h"

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace ferry {
namespace {

constexpr float never = -std::numeric_limits<float>::infinity();

// Probabilities 1/2, 1/4, 1/8, 1/8, and two impossible pieces.
const std::vector<float> halves{never, std::log(4.0F), std::log(2.0F), 0.0F, 0.0F, never};

std::map<std::int32_t, double> frequencies(const Sampling& sampling) {
  constexpr int draws = 20000;
  std::map<std::int32_t, double> result;
  for (std::uint64_t i = 0; i < draws; ++i) result[*draw_piece(halves, sampling, i / 100, i % 100)] += 1.0 / draws;
  return result;
}

std::set<std::int32_t> drawn(const Sampling& sampling) {
  std::set<std::int32_t> pieces;
  for (const auto& [piece, share] : frequencies(sampling)) pieces.insert(piece);
  return pieces;
}

TEST(Sampling, DrawsEachPieceAsOftenAsItIsProbable) {
  auto seen = frequencies({});
  // The standard deviation of a frequency is at most 0.0036.
  EXPECT_NEAR(seen[1], 0.5, 0.015);
  EXPECT_NEAR(seen[2], 0.25, 0.015);
  EXPECT_NEAR(seen[3], 0.125, 0.015);
  EXPECT_NEAR(seen[4], 0.125, 0.015);
  EXPECT_EQ(seen.size(), 4);
}

TEST(Sampling, ATemperatureRaisesProbabilitiesToItsInverse) {
  auto seen = frequencies({.temperature = 0.5});  // 16 : 4 : 1 : 1
  EXPECT_NEAR(seen[1], 16.0 / 22, 0.015);
  EXPECT_NEAR(seen[2], 4.0 / 22, 0.015);
}

TEST(Sampling, TopKLeavesTheBestSoManyAndOfEqualOnesTheLowerId) {
  EXPECT_EQ(drawn({.top_k = 1}), (std::set<std::int32_t>{1}));
  EXPECT_EQ(drawn({.top_k = 3}), (std::set<std::int32_t>{1, 2, 3}));
  EXPECT_EQ(drawn({.top_k = 100}), (std::set<std::int32_t>{1, 2, 3, 4}));
}

TEST(Sampling, TopPLeavesTheFewestPiecesThatReachTheProbability) {
  EXPECT_EQ(drawn({.top_p = 0.4}), (std::set<std::int32_t>{1}));
  EXPECT_EQ(drawn({.top_p = 0.6}), (std::set<std::int32_t>{1, 2}));
  EXPECT_EQ(drawn({.top_p = 0.8}), (std::set<std::int32_t>{1, 2, 3}));
  EXPECT_EQ(drawn({.top_p = 0}), (std::set<std::int32_t>{1}));
  EXPECT_EQ(drawn({.top_k = 2, .top_p = 0.8}), (std::set<std::int32_t>{1, 2}));
  EXPECT_NEAR(frequencies({.top_p = 0.6})[1], 2.0 / 3, 0.015);
}

TEST(Sampling, IsDecidedBySeedKeyAndPosition) {
  const auto sequence = [](std::uint64_t seed, std::uint64_t key) {
    std::vector<std::int32_t> pieces;
    for (std::uint64_t position = 0; position < 50; ++position) {
      pieces.push_back(*draw_piece(halves, {.seed = seed}, key, position));
    }
    return pieces;
  };
  EXPECT_EQ(sequence(1, 7), sequence(1, 7));
  EXPECT_NE(sequence(1, 7), sequence(2, 7));
  EXPECT_NE(sequence(1, 7), sequence(1, 8));
}

TEST(Sampling, DrawsNothingWhereNothingIsPossible) {
  EXPECT_EQ(draw_piece(std::vector<float>(5, never), {}, 1, 1), std::nullopt);
  EXPECT_EQ(draw_piece(std::vector<float>(5, std::nanf("")), {.top_p = 0.5}, 1, 1), std::nullopt);
}

}  // namespace
}  // namespace ferry
