#include "kernels/adamw.h"

#include <cmath>

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

AdamwBuffers buffers_of(std::int64_t elements) {
  return {random_numbers("parameter", {elements}), random_numbers("gradient", {elements}),
          random_numbers("first", {elements}) * 0.1, random_numbers("second", {elements}).square() * 0.1,
          random_numbers("average", {elements})};
}

AdamwBuffers copy_of(const AdamwBuffers& from) {
  return {from.parameter.clone(), from.gradient.clone(), from.first_moment.clone(), from.second_moment.clone(),
          from.average.defined() ? from.average.clone() : Tensor()};
}

void expect_close(const AdamwBuffers& actual, const AdamwBuffers& expected, double tolerance) {
  EXPECT_LE(relative_error(actual.parameter, expected.parameter), tolerance);
  EXPECT_LE(relative_error(actual.first_moment, expected.first_moment), tolerance);
  EXPECT_LE(relative_error(actual.second_moment, expected.second_moment), tolerance);
  if (expected.average.defined()) {
    EXPECT_LE(relative_error(actual.average, expected.average), tolerance);
  }
}

TEST(Adamw, TwoStepsComeOutAsWorkedByHand) {
  for (const auto& form : {adamw, adamw_plain}) {
    const AdamwBuffers b{at::ones({1}), at::full({1}, 5.0F), at::zeros({1}), at::zeros({1}), {}};
    AdamwOptions options{.step = 1, .rate = 0.1, .weight_decay = 0.01, .gradient_scale = 0.1};
    form(b, options, 0, 1);
    // g = 0.5: m = 0.1 * 0.5 = 0.05, v = 0.02 * 0.25 = 0.005; corrected 0.5 and 0.25; 1 - 0.001 - 0.1 * 0.5 / 0.5.
    EXPECT_NEAR(b.first_moment.item<double>(), 0.05, 1e-7);
    EXPECT_NEAR(b.second_moment.item<double>(), 0.005, 1e-8);
    EXPECT_NEAR(b.parameter.item<double>(), 0.899, 1e-6);
    b.gradient.fill_(-2.5F);
    options.step = 2;
    form(b, options, 0, 1);
    // g = -0.25: m = 0.045 - 0.025 = 0.02, v = 0.0049 + 0.00125 = 0.00615; corrected 0.02 / 0.19 = 0.105263 and
    // 0.00615 / 0.0396 = 0.155303, whose root is 0.394085; 0.899 - 0.000899 - 0.1 * 0.105263 / 0.394085.
    EXPECT_NEAR(b.first_moment.item<double>(), 0.02, 1e-7);
    EXPECT_NEAR(b.second_moment.item<double>(), 0.00615, 1e-8);
    EXPECT_NEAR(b.parameter.item<double>(), 0.871390, 1e-6);
  }
}

TEST(Adamw, FusedFormEqualsPlainFormOnEveryInstructionSet) {
  const AdamwOptions options{
      .step = 3, .rate = 0.01, .weight_decay = 0.1, .gradient_scale = 0.5, .average_weight = 0.2};
  for_each_instruction_set([&] {
    for (const std::int64_t elements : {1, 3, 17, 100, 40000}) {
      const AdamwBuffers fused = buffers_of(elements);
      const AdamwBuffers plain = copy_of(fused);
      adamw(fused, options, 0, elements);
      adamw_plain(plain, options, 0, elements);
      expect_close(fused, plain, 1e-6);
    }
  });
}

TEST(Adamw, ChangesOnlyTheRangeAskedFor) {
  const AdamwOptions options{.rate = 0.01, .average_weight = 0.5};
  for (const auto& form : {adamw, adamw_plain}) {
    const AdamwBuffers before = buffers_of(50);
    const AdamwBuffers after = copy_of(before);
    form(after, options, 10, 20);
    const auto changed = [](const Tensor& a, const Tensor& b) { return (a != b).nonzero().flatten(); };
    for (const auto& [old, now] :
         {std::pair(before.parameter, after.parameter), std::pair(before.first_moment, after.first_moment),
          std::pair(before.second_moment, after.second_moment), std::pair(before.average, after.average)}) {
      EXPECT_TRUE(at::equal(changed(old, now), at::arange(10, 20)));
    }
    EXPECT_TRUE(at::equal(before.gradient, after.gradient));
  }
}

TEST(Adamw, TwoHalvesAreTheWhole) {
  const AdamwOptions options{.rate = 0.01, .average_weight = 0.5};
  const AdamwBuffers whole = buffers_of(50);
  const AdamwBuffers halves = copy_of(whole);
  adamw(whole, options, 0, 50);
  adamw(halves, options, 0, 21);
  adamw(halves, options, 21, 50);
  expect_close(halves, whole, 1e-7);
}

TEST(Adamw, AverageMovesByItsWeightTowardsTheNewParameter) {
  for (const auto& form : {adamw, adamw_plain}) {
    const AdamwBuffers b{at::ones({1}), at::full({1}, 0.5F), at::zeros({1}), at::zeros({1}), at::full({1}, 2.0F)};
    // The first step moves the parameter by the rate, to 0.9; the average goes a quarter of the way from 2 to 0.9.
    form(b, {.step = 1, .rate = 0.1, .average_weight = 0.25}, 0, 1);
    EXPECT_NEAR(b.average.item<double>(), 1.725, 1e-6);
  }
}

TEST(Adamw, RateZeroLeavesTheParametersAsTheyAre) {
  const AdamwBuffers b = buffers_of(20);
  const Tensor before = b.parameter.clone();
  adamw(b, {.rate = 0, .weight_decay = 0.1}, 0, 20);
  EXPECT_TRUE(at::equal(b.parameter, before));
}

TEST(SumOfSquares, IsTheSumInDoublePrecision) {
  for_each_instruction_set([] {
    EXPECT_EQ(sum_of_squares(at::tensor({3.0F, 4.0F})), 25.0);
    EXPECT_EQ(sum_of_squares(at::empty({0})), 0.0);
    for (const std::int64_t elements : {1, 17, 65536, 65537, 200001}) {
      const Tensor x = random_numbers("x", {elements});
      const double exact = x.to(at::kDouble).square().sum().item<double>();
      EXPECT_NEAR(sum_of_squares(x), exact, exact * 1e-12);
    }
  });
}

TEST(SumOfSquares, DoesNotOverflowWhereFloat32Would) {
  EXPECT_NEAR(sum_of_squares(at::full({4}, 1e30F)) / 4e60, 1.0, 1e-6);
}

}  // namespace
}  // namespace ferry::kernels
