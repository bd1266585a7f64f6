#include "base/random.h"

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ferry {
namespace {

constexpr int draws = 20000;

/// Pearson's correlation of two streams' uniform numbers.
double correlation(RandomStream a, RandomStream b) {
  double sum_a = 0, sum_b = 0, sum_aa = 0, sum_bb = 0, sum_ab = 0;
  for (int i = 0; i < draws; ++i) {
    const double x = a.uniform();
    const double y = b.uniform();
    sum_a += x, sum_b += y, sum_aa += x * x, sum_bb += y * y, sum_ab += x * y;
  }
  const double covariance = sum_ab - sum_a * sum_b / draws;
  return covariance / std::sqrt((sum_aa - sum_a * sum_a / draws) * (sum_bb - sum_b * sum_b / draws));
}

TEST(Random, AKeyIsAFunctionOfAllItsParts) {
  const std::uint64_t key = random_key(1, "order", 2, 3);
  EXPECT_EQ(random_key(1, "order", 2, 3), key);
  std::set<std::uint64_t> keys{key,
                               random_key(2, "order", 2, 3),
                               random_key(1, "ordes", 2, 3),
                               random_key(1, "order", 3, 2),
                               random_key(1, "order", 2, 4),
                               random_key(1, "", 2, 3),
                               random_key(2, "order", 1, 3)};
  EXPECT_EQ(keys.size(), 7U);
}

TEST(Random, KeysOfManyNamesSeedsAndPositionsNeverCoincide) {
  std::set<std::uint64_t> keys;
  std::size_t made = 0;
  for (const std::string name : {"order", "dropout", "sampling", "init"}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      for (std::uint64_t a = 0; a < 20; ++a) {
        for (std::uint64_t b = 0; b < 20; ++b, ++made) keys.insert(random_key(seed, name, a, b));
      }
    }
  }
  EXPECT_EQ(keys.size(), made);
}

TEST(Random, StreamsOfNeighbouringKeysAreUncorrelated) {
  const double bound = 5.0 / std::sqrt(draws);  // five standard deviations of the correlation of independent streams
  EXPECT_LT(std::abs(correlation({1, "dropout"}, {2, "dropout"})), bound);
  EXPECT_LT(std::abs(correlation({1, "dropout"}, {1, "order"})), bound);
  EXPECT_LT(std::abs(correlation({1, "dropout", 0}, {1, "dropout", 1})), bound);
}

TEST(Random, AStreamIsSplitMix64) {
  RandomStream stream(0);
  EXPECT_EQ(stream(), 0xE220A8397B1DCDAFULL);  // the algorithm's first numbers for the state 0
  EXPECT_EQ(stream(), 0x6E789E6AA1B965F4ULL);
}

TEST(Random, UniformNumbersFillTheirInterval) {
  RandomStream stream(7, "uniform");
  std::array<int, 10> tenths{};
  for (int i = 0; i < draws; ++i) {
    const double number = stream.uniform();
    ASSERT_GE(number, 0.0);
    ASSERT_LT(number, 1.0);
    ++tenths.at(static_cast<std::size_t>(number * 10));
  }
  for (const int count : tenths) EXPECT_NEAR(count, draws / 10.0, 5 * std::sqrt(draws * 0.09));
}

TEST(Random, NumbersBelowABoundAreEquallyLikely) {
  RandomStream stream(7, "below");
  std::array<int, 3> counts{};
  for (int i = 0; i < draws; ++i) ++counts.at(stream.below(3));
  for (const int count : counts) EXPECT_NEAR(count, draws / 3.0, 5 * std::sqrt(draws * 2.0 / 9.0));
  for (int i = 0; i < 100; ++i) EXPECT_EQ(stream.below(1), 0U);
  const std::uint64_t large = (std::uint64_t{1} << 63) + 1;
  for (int i = 0; i < 100; ++i) EXPECT_LT(stream.below(large), large);
}

TEST(Random, NormalNumbersHaveMeanZeroAndVarianceOne) {
  RandomStream stream(7, "normal");
  double sum = 0, squares = 0;
  for (int i = 0; i < draws; ++i) {
    const double number = stream.normal();
    ASSERT_TRUE(std::isfinite(number));
    sum += number, squares += number * number;
  }
  EXPECT_NEAR(sum / draws, 0.0, 5 / std::sqrt(draws));
  EXPECT_NEAR(squares / draws, 1.0, 5 * std::sqrt(2.0 / draws));
}

}  // namespace
}  // namespace ferry
