#include "kernels/linear.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"
#include "kernels/product.h"

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

std::vector<Tensor> three_maps_inputs() {
  return {random_numbers("x", {3, 24, 17}).transpose(1, 2),
          random_numbers("w1", {7, 24}),
          random_numbers("b1", {7}),
          random_numbers("w2", {64, 24}),
          random_numbers("b2", {64}),
          random_numbers("w3", {1, 24}),
          random_numbers("b3", {1})};
}

std::vector<Tensor> three_maps(const std::vector<Tensor>& in) {
  return linears(in[0], {{in[1], in[2]}, {in[3], in[4]}, {in[5], in[6]}});
}

std::vector<Tensor> three_maps_plain(const std::vector<Tensor>& in) {
  return {linear_plain(in[0], in[1], in[2]), linear_plain(in[0], in[3], in[4]), linear_plain(in[0], in[5], in[6])};
}

TEST(Linears, AreTheMapsOneByOneWithTheSumOfTheirGradients) {
  for_each_instruction_set([] {
    const auto inputs = three_maps_inputs();
    expect_close(run(three_maps, inputs), run(three_maps_plain, inputs), 1e-5);
    const auto half = in_bfloat16(inputs, {0});
    expect_close(run(three_maps, half), run(three_maps_plain, in_double(half)), 1e-2);
  });
}

TEST(Linears, AResultThatNobodyUsesCostsNothingOnTheWayBack) {
  std::vector<Tensor> in = three_maps_inputs();
  for (Tensor& input : in) input = input.detach().requires_grad_(true);
  const std::vector<Tensor> results = three_maps(in);
  const std::int64_t before = products_made();
  (results[0].sum() + results[2].sum()).backward();
  EXPECT_EQ(products_made() - before, 4);
  EXPECT_FALSE(in[3].grad().defined());
  EXPECT_LE(relative_error(in[0].grad()[0][0], in[1].sum(0) + in[5].sum(0)), 1e-5);
}

TEST(Linears, AFrozenWeightGetsNoGradientAndTheOthersTheirs) {
  std::vector<Tensor> in = three_maps_inputs();
  for (const int learnt : {0, 1, 4}) in[learnt] = in[learnt].detach().requires_grad_(true);
  const std::vector<Tensor> results = three_maps(in);
  (results[0].sum() + results[1].sum() + results[2].sum()).backward();
  for (const int learnt : {0, 1, 4}) EXPECT_TRUE(in[learnt].grad().defined()) << learnt;
  for (const int frozen : {2, 3, 5, 6}) EXPECT_FALSE(in[frozen].grad().defined()) << frozen;
  EXPECT_TRUE(at::equal(in[4].grad(), at::full({64}, 51.0F)));
}

TEST(Linear, ConversionRoundsToNearestEven) {
  // 1 + 2^-8 lies half way between two bfloat16 numbers, 1 + 3 * 2^-8, too; ties go to the even one.
  const Tensor x = at::tensor({1.0F, 1.0F + 0x1.0p-8F, 1.0F + 0x1.8p-7F, 1.0F + 0x1.1p-8F, -3.0e38F});
  for_each_instruction_set([&] { EXPECT_TRUE(at::equal(converted(x, at::kBFloat16), x.to(at::kBFloat16))); });
}

}  // namespace
}  // namespace ferry::kernels
