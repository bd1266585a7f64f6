#include "kernels/linear.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

std::vector<Tensor> linear_inputs(at::IntArrayRef sizes, std::int64_t outputs) {
  return {random_numbers("x", sizes), random_numbers("weight", {outputs, sizes.back()}),
          random_numbers("bias", {outputs})};
}

std::vector<Tensor> fused_linear(const std::vector<Tensor>& in) {
  return {linear(in[0], in[1], in[2])};
}
std::vector<Tensor> plain_linear(const std::vector<Tensor>& in) {
  return {linear_plain(in[0], in[1], in[2])};
}

TEST(Linear, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const std::int64_t rows : {1, 3, 17, 33}) {
      for (const std::int64_t width : {1, 8, 24, 100}) {
        for (const std::int64_t outputs : {1, 7, 64}) {
          const auto inputs = linear_inputs({rows, width}, outputs);
          expect_close(run(fused_linear, inputs), run(plain_linear, inputs), 1e-5);
        }
      }
    }
  });
}

TEST(Linear, Bfloat16InputsGiveABfloat16OutputAndFloat32WeightGradients) {
  for_each_instruction_set([] {
    for (const std::int64_t rows : {1, 17}) {
      const auto inputs = in_bfloat16(linear_inputs({2, rows, 24}, 100), {0});
      const Outcome outcome = run(fused_linear, inputs);
      EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kBFloat16);
      EXPECT_EQ(outcome.gradients[0].scalar_type(), at::kBFloat16);
      EXPECT_EQ(outcome.gradients[1].scalar_type(), at::kFloat);
      EXPECT_EQ(outcome.gradients[2].scalar_type(), at::kFloat);
      expect_close(outcome, run(plain_linear, in_double(inputs)), 1e-2);
    }
  });
}

TEST(Linear, TakesAnyNumberOfDimensionsAndStrides) {
  auto inputs = linear_inputs({5, 3, 7, 24}, 8);
  inputs[0] = inputs[0].transpose(0, 2);
  expect_close(run(fused_linear, inputs), run(plain_linear, inputs), 1e-5);
  EXPECT_EQ(linear(inputs[0], inputs[1], inputs[2]).sizes(), (std::vector<std::int64_t>{7, 3, 5, 8}));
}

TEST(Linear, WorksWithoutABiasAndWithoutRows) {
  const auto inputs = linear_inputs({3, 8}, 5);
  EXPECT_LE(relative_error(linear(inputs[0], inputs[1], Tensor()), at::matmul(inputs[0], inputs[1].t())), 1e-5);
  EXPECT_EQ(linear(at::empty({0, 8}), inputs[1], inputs[2]).sizes(), (std::vector<std::int64_t>{0, 5}));
}

TEST(Linear, PlainFormHasTheGradientsOfItsDifferences) {
  expect_gradients_match_differences(plain_linear, in_double(linear_inputs({3, 8}, 5)));
}

TEST(Linear, ConversionRoundsToNearestEven) {
  // 1 + 2^-8 lies half way between two bfloat16 numbers, 1 + 3 * 2^-8, too; ties go to the even one.
  const Tensor x = at::tensor({1.0F, 1.0F + 0x1.0p-8F, 1.0F + 0x1.8p-7F, 1.0F + 0x1.1p-8F, -3.0e38F});
  for_each_instruction_set([&] { EXPECT_TRUE(at::equal(converted(x, at::kBFloat16), x.to(at::kBFloat16))); });
}

}  // namespace
}  // namespace ferry::kernels
