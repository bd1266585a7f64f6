#include "decoding/top_pieces.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <gtest/gtest.h>

#include "base/random.h"

namespace ferry {
namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

std::vector<std::int32_t> ids(const std::vector<ScoredPiece>& pieces) {
  std::vector<std::int32_t> result;
  for (const ScoredPiece& piece : pieces) result.push_back(piece.piece);
  return result;
}

std::vector<float> random_row(std::size_t size, std::uint64_t seed, std::uint64_t values) {
  RandomStream random(seed, "row");
  std::vector<float> row(size);
  for (float& score : row) score = static_cast<float>(random.below(values)) / 8.0F;
  return row;
}

TEST(TopPieces, AreTheFirstOfAStableSortByFallingScore) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    // Few different values, so that there are many ties.
    const std::vector<float> row = random_row(1 + seed * 37 % 500, seed, seed % 2 == 0 ? 7 : 100000);
    std::vector<std::int32_t> sorted(row.size());
    std::iota(sorted.begin(), sorted.end(), 0);
    std::ranges::stable_sort(sorted, std::greater{}, [&](std::int32_t i) { return row[static_cast<std::size_t>(i)]; });
    for (const std::size_t count : {1UL, 4UL, 65UL, 1000UL}) {
      const std::vector<std::int32_t> expected(
          sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(std::min(count, row.size())));
      EXPECT_EQ(ids(top_pieces(row, count)), expected) << "seed " << seed << ", count " << count;
    }
  }
}

TEST(TopPieces, NeverHoldWhatIsImpossibleOrNotANumber) {
  const std::vector<float> row{minus_infinity, 1, std::nanf(""), -3, minus_infinity, 2};
  EXPECT_EQ(ids(top_pieces(row, 10)), (std::vector<std::int32_t>{5, 1, 3}));
  EXPECT_TRUE(top_pieces(std::vector<float>(100, minus_infinity), 3).empty());
  EXPECT_TRUE(top_pieces(std::vector<float>(100, std::nanf("")), 3).empty());
}

TEST(LogSum, IsTheLogarithmOfTheSumOfExponentials) {
  EXPECT_NEAR(log_sum(std::vector<float>{0, 0, 0, 0}), std::log(4.0), 1e-6);
  EXPECT_NEAR(log_sum(std::vector<float>{std::log(0.25F), std::log(0.5F), std::log(0.25F)}), 0.0, 1e-6);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::vector<float> row = random_row(777, seed, 100);
    double sum = 0;
    for (const float score : row) sum += std::exp(static_cast<double>(score));
    EXPECT_NEAR(log_sum(row), std::log(sum), 1e-5);
  }
}

TEST(LogSum, DoesNotOverflowAndTakesImpossiblePiecesForNothing) {
  EXPECT_NEAR(log_sum(std::vector<float>{1000, 1000}), 1000 + std::log(2.0), 1e-4);
  EXPECT_NEAR(log_sum(std::vector<float>{-1000, -1000}), -1000 + std::log(2.0), 1e-4);
  EXPECT_NEAR(log_sum(std::vector<float>{minus_infinity, 0, minus_infinity, 0}), std::log(2.0), 1e-6);
  EXPECT_TRUE(std::isnan(log_sum(std::vector<float>{minus_infinity, minus_infinity})));
}

}  // namespace
}  // namespace ferry
