#include "kernels/dropout.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"
#include "kernels/activation.h"
#include "kernels/embedding.h"
#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

Dropout site(std::uint64_t number, double probability) {
  return {probability, random_key(11, "dropout", number)};
}

// 1 where an element is dropped.
Tensor dropped_places(const Dropout& dropout, std::int64_t elements) {
  return (dropout_factors(dropout, {elements}, at::kCPU) == 0).to(at::kDouble);
}

TensorFunction fused(const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) { return std::vector<Tensor>{dropout_add(in[0], in[1], dropout)}; };
}

TensorFunction plain(const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) { return std::vector<Tensor>{dropout_add_plain(in[0], in[1], dropout)}; };
}

TEST(Dropout, FusedSumEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const Dropout& dropout : {Dropout{}, dropped_third}) {
      for (const std::int64_t rows : {1, 3, 17, 33}) {
        for (const std::int64_t width : {8, 24, 100}) {
          const std::vector<Tensor> inputs{random_numbers("x", {rows, width}), random_numbers("r", {rows, width})};
          expect_close(run(fused(dropout), inputs), run(plain(dropout), inputs), 1e-6);
          const auto mixed = in_bfloat16(inputs, {0});
          const Outcome outcome = run(fused(dropout), mixed);
          EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kFloat);
          EXPECT_EQ(outcome.gradients[0].scalar_type(), at::kBFloat16);
          expect_close(outcome, run(plain(dropout), in_double(mixed)), 0x1.0p-8);
        }
      }
    }
  });
}

TEST(Dropout, FusedSumTakesNonContiguousInput) {
  const std::vector<Tensor> inputs{random_numbers("x", {24, 17}).t(),
                                   random_numbers("r", {48, 17}).t().slice(1, 0, 24)};
  expect_close(run(fused(dropped_third), inputs), run(plain(dropped_third), inputs), 1e-6);
}

TEST(Dropout, PlainSumHasTheGradientsOfItsDifferences) {
  expect_gradients_match_differences(plain(dropped_third),
                                     in_double({random_numbers("x", {3, 8}), random_numbers("r", {3, 8})}));
}

TEST(Dropout, ShareOfDroppedElementsIsTheProbability) {
  constexpr std::int64_t elements = 400000;
  for (const double p : {0.01, 0.1, 0.3, 0.5, 0.9}) {
    for (std::uint64_t number = 0; number < 5; ++number) {
      const double share = dropped_places(site(number, p), elements).mean().item<double>();
      EXPECT_LE(std::abs(share - p), 6 * std::sqrt(p * (1 - p) / elements)) << "p " << p << ", site " << number;
    }
  }
}

TEST(Dropout, AProbabilityJustBelowOneDropsNearlyAll) {
  EXPECT_EQ(dropped_places(site(0, 1 - 1e-12), 1000).sum().item<double>(), 1000);
}

TEST(Dropout, KeptElementsAreScaledSoThatTheMeanStays) {
  for (const double p : {0.1, 0.3, 0.5}) {
    const Tensor factors = dropout_factors(site(0, p), {400000}, at::kCPU);
    const Tensor kept = factors.masked_select(factors != 0);
    EXPECT_TRUE((kept == static_cast<float>(1 / (1 - p))).all().item<bool>());
    EXPECT_NEAR(factors.to(at::kDouble).mean().item<double>(), 1.0, 6 * std::sqrt(p / (1 - p) / 400000));
  }
}

TEST(Dropout, SitesAndNeighboursAreIndependent) {
  constexpr std::int64_t elements = 200000;
  constexpr double p = 0.3;
  std::vector<Tensor> centered;
  for (std::uint64_t number = 0; number < 12; ++number) {
    centered.push_back(dropped_places(site(number, p), elements) - p);
  }
  const double bound = 6 / std::sqrt(static_cast<double>(elements));
  const auto correlation = [&](const Tensor& a, const Tensor& b) {
    return (a * b).mean().item<double>() / (p * (1 - p));
  };
  for (std::size_t i = 0; i < centered.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) EXPECT_LE(std::abs(correlation(centered[i], centered[j])), bound);
    // Lags: the next element, and the next row of some usual widths.
    for (const std::int64_t lag : {1, 2, 3, 16, 64, 100, 256, 1024}) {
      const Tensor a = centered[i].narrow(0, 0, elements - lag);
      const Tensor b = centered[i].narrow(0, lag, elements - lag);
      EXPECT_LE(std::abs(correlation(a, b)), bound * 1.1) << "lag " << lag;
    }
  }
}

TEST(Dropout, FactorsAreAFunctionOfTheKeyAlone) {
  EXPECT_TRUE(
      at::equal(dropout_factors(dropped_third, {1000}, at::kCPU), dropout_factors(dropped_third, {1000}, at::kCPU)));
  EXPECT_FALSE(
      at::equal(dropout_factors(site(0, 0.3), {1000}, at::kCPU), dropout_factors(site(1, 0.3), {1000}, at::kCPU)));
  // The low and the high half of the key each count.
  const Tensor base = dropout_factors({0.3, 5}, {1000}, at::kCPU);
  EXPECT_FALSE(at::equal(base, dropout_factors({0.3, 6}, {1000}, at::kCPU)));
  EXPECT_FALSE(at::equal(base, dropout_factors({0.3, (std::uint64_t{1} << 32) + 5}, {1000}, at::kCPU)));
}

TEST(Dropout, EveryInstructionSetDropsTheSameElements) {
  const Tensor factors = dropout_factors(dropped_third, {1003}, at::kCPU);
  for_each_instruction_set([&] { EXPECT_TRUE(at::equal(dropout_factors(dropped_third, {1003}, at::kCPU), factors)); });
}

// With ones going in and ones coming back, output and gradient are both the factors.
TEST(Dropout, WayBackDropsWhatTheWayForwardDropped) {
  for_each_instruction_set([] {
    const Tensor factors = dropout_factors(dropped_third, {17, 24}, at::kCPU);
    const auto forward_and_back = [&](const std::function<Tensor(const Tensor&)>& function) {
      const Tensor x = at::ones({17, 24}).requires_grad_();
      const Tensor y = function(x);
      y.sum().backward();
      EXPECT_TRUE(at::equal(y, factors));
      EXPECT_TRUE(at::equal(x.grad(), factors));
    };
    forward_and_back([](const Tensor& x) { return dropout_add(x, at::zeros({17, 24}), dropped_third); });
    forward_and_back([](const Tensor& x) { return activation(x, ActivationKind::Relu, dropped_third); });
    forward_and_back([](const Tensor& x) {
      return embed(x, at::arange(17).view({1, 17}), at::zeros({17, 24}), {.scale = 1, .padding_id = -1}, dropped_third)
          .view({17, 24});
    });
  });
}

TEST(Dropout, ProbabilityZeroLeavesEverythingAsItIs) {
  EXPECT_TRUE((dropout_factors({0, 5}, {100}, at::kCPU) == 1).all().item<bool>());
  const Tensor x = random_numbers("x", {100});
  EXPECT_TRUE(at::equal(dropout_add(x, at::zeros({100}), {}), x));
}

}  // namespace
}  // namespace ferry::kernels
