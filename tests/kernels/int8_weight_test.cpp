#include "kernels/int8_weight.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

/// The matrix [O, I] that the rounded one stands for: a row of the unit matrix is rounded without loss.
Tensor restored(const Int8Weight& weight, std::int64_t outputs, std::int64_t inputs) {
  return weight.product(at::eye(inputs), at::zeros({outputs})).t();
}

TEST(Int8Weight, OfNumbersThatEightBitsHoldIsExact) {
  // 127 in each row makes the weight's scales 1; of x there are only zeros and the largest, whatever its number of
  // steps.
  const Tensor weight = at::tensor({127.0F, -3.0F, 50.0F, 0.0F, 127.0F, 1.0F}).view({2, 3});
  const Tensor x = at::tensor({63.0F, 0.0F, -63.0F, -63.0F, 63.0F, 0.0F}).view({2, 3});
  const Tensor y = Int8Weight(weight).product(x, at::tensor({0.5F, -1.0F}));
  // 63 * (127 - 50) + 0.5; 63 * (0 - 1) - 1; 63 * (-127 - 3) + 0.5; 63 * (0 + 127) - 1
  const Tensor right = at::tensor({4851.5F, -64.0F, -8189.5F, 8000.0F}).view({2, 2});
  EXPECT_TRUE(at::allclose(y, right, 1e-5, 1e-3)) << y;
}

TEST(Int8Weight, StaysWithinHalfAStepOfEachFactorForOddShapesOnEveryInstructionSet) {
  for_each_odd_product([](std::int64_t rows, std::int64_t inputs, std::int64_t outputs) {
    const Tensor x = random_numbers("x", {rows, inputs});
    const Tensor weight = random_numbers("weight", {outputs, inputs});
    const Tensor bias = random_numbers("bias", {outputs});
    const Tensor right = at::addmm(bias, x, weight.t());
    const Tensor y = Int8Weight(weight).product(x, bias);
    ASSERT_EQ(y.sizes(), right.sizes());
    // Half a step of each x times all of |w|, and half a step of each w times all of the rounded |x|; a step of x is
    // 1/63 of its largest where one bit is spared.
    const Tensor half_step = x.abs().amax(1, true) / 63 / 2;
    const Tensor bound = half_step * weight.abs().sum(1) +
                         (x.abs().sum(1, true) + half_step * inputs) * (weight.abs().amax(1) / 127 / 2) + 1e-4;
    EXPECT_TRUE(((y - right).abs() <= bound).all().item<bool>());
  });
}

TEST(Int8Weight, ARowDoesNotDependOnTheOthers) {
  const Int8Weight weight(random_numbers("weight", {33, 48}));
  const Tensor bias = random_numbers("bias", {33});
  const Tensor x = random_numbers("x", {150, 48});
  const Tensor all = weight.product(x, bias);
  for (const std::int64_t row : {0, 77, 149}) {
    EXPECT_TRUE(at::equal(weight.product(x.narrow(0, row, 1), bias), all.narrow(0, row, 1)));
  }
}

TEST(Int8Weight, KeepsRowsOfZerosAndTakesAnyNumberOfDimensionsAndNoRows) {
  Tensor matrix = random_numbers("weight", {5, 16});
  matrix.select(0, 2).zero_();
  const Int8Weight weight(matrix);
  const Tensor bias = random_numbers("bias", {5});
  EXPECT_TRUE(at::equal(restored(weight, 5, 16).select(0, 2), at::zeros({16})));
  EXPECT_TRUE(at::equal(weight.product(at::zeros({3, 16}), bias), bias.expand({3, 5})));
  EXPECT_EQ(weight.product(at::zeros({2, 3, 16}), bias).sizes(), (std::vector<std::int64_t>{2, 3, 5}));
  EXPECT_EQ(weight.product(at::zeros({0, 16}), bias).sizes(), (std::vector<std::int64_t>{0, 5}));
}

TEST(Int8Weight, RowsTooSmallToBeScaledCountAsZerosOnEveryInstructionSet) {
  const Int8Weight weight(random_numbers("weight", {5, 16}));
  const Tensor bias = random_numbers("bias", {5});
  for_each_instruction_set([&] {
    for (const double size : {1e-37, 1e-40, 1e-45}) {
      EXPECT_TRUE(at::equal(weight.product(at::full({3, 16}, size), bias), bias.expand({3, 5}))) << size;
    }
  });
  EXPECT_TRUE(at::equal(restored(Int8Weight(at::full({5, 16}, 1e-40)), 5, 16), at::zeros({5, 16})));
}

TEST(Int8Weight, EachRowOfTheWeightIsRoundedWithAScaleOfItsOwn) {
  Tensor matrix = random_numbers("weight", {4, 64});
  matrix.select(0, 1).mul_(1000);
  const Tensor error = (restored(Int8Weight(matrix), 4, 64) - matrix).abs().amax(1);
  EXPECT_TRUE((error <= matrix.abs().amax(1) / 127 / 2 * 1.001).all().item<bool>()) << error;
}

}  // namespace
}  // namespace ferry::kernels
