#include "kernels/norm.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

std::vector<Tensor> norm_inputs(at::IntArrayRef sizes) {
  const std::int64_t width = sizes.back();
  return {random_numbers("x", sizes) * 2 + 0.5, random_numbers("gain", {width}), random_numbers("bias", {width})};
}

TensorFunction fused(at::ScalarType type) {
  return [type](const std::vector<Tensor>& in) {
    const NormAndSkip both = norm_and_skip(in[0], in[1], in[2], type);
    return std::vector<Tensor>{both.normed, both.skip};
  };
}

TensorFunction plain(at::ScalarType type) {
  return [type](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{layer_norm_plain(in[0], in[1], in[2], type), in[0]};
  };
}

TEST(Norm, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const std::int64_t rows : {1, 3, 17, 33, 300}) {
      for (const std::int64_t width : {3, 8, 24, 64, 100}) {
        SCOPED_TRACE(testing::Message() << rows << " x " << width);
        const auto inputs = norm_inputs({rows, width});
        expect_close(run(fused(at::kFloat), inputs), run(plain(at::kFloat), inputs), 1e-5);
      }
    }
  });
}

TEST(Norm, AResultThatNobodyUsesHasNoPartInTheGradient) {
  const auto alone = [](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{layer_norm(in[0], in[1], in[2], at::kFloat)};
  };
  const auto plain_alone = [](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{layer_norm_plain(in[0], in[1], in[2], at::kFloat)};
  };
  const auto inputs = norm_inputs({33, 48});
  expect_close(run(alone, inputs), run(plain_alone, inputs), 1e-5);
  const Tensor x = random_numbers("x", {3, 8}).requires_grad_();
  const Tensor gain = at::ones({8}).requires_grad_();
  norm_and_skip(x, gain, at::zeros({8}), at::kFloat).skip.sum().backward();
  EXPECT_TRUE(at::equal(x.grad(), at::ones({3, 8})));
  EXPECT_FALSE(gain.grad().defined());
}

TEST(Norm, ARowOfOneNumberBecomesTheBias) {
  for_each_instruction_set([] {
    const auto inputs = norm_inputs({3, 1});
    EXPECT_TRUE(at::equal(layer_norm(inputs[0], inputs[1], inputs[2], at::kFloat), inputs[2].expand({3, 1})));
  });
}

TEST(Norm, Bfloat16OutputIsTheExactOneRounded) {
  for_each_instruction_set([] {
    for (const std::int64_t rows : {1, 17}) {
      const auto inputs = norm_inputs({2, rows, 24});
      const Outcome outcome = run(fused(at::kBFloat16), inputs);
      EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kBFloat16);
      EXPECT_EQ(outcome.gradients[0].scalar_type(), at::kFloat);
      expect_close(outcome, run(plain(at::kDouble), in_double(inputs)), 0x1.0p-8);
    }
  });
}

TEST(Norm, TakesNonContiguousInput) {
  auto inputs = norm_inputs({17, 5, 24});
  inputs[0] = inputs[0].transpose(0, 1);
  ASSERT_FALSE(inputs[0].is_contiguous());
  expect_close(run(fused(at::kFloat), inputs), run(plain(at::kFloat), inputs), 1e-5);
}

TEST(Norm, PlainFormHasTheGradientsOfItsDifferences) {
  expect_gradients_match_differences(plain(at::kDouble), in_double(norm_inputs({3, 8})));
}

TEST(Norm, RowsComeOutWithMeanZeroAndVarianceOne) {
  const Tensor x = random_numbers("x", {17, 64}) * 3 + 5;
  const Tensor y = layer_norm(x, at::ones({64}), at::zeros({64}), at::kFloat);
  EXPECT_LE(y.mean(-1).abs().max().item<double>(), 1e-6);
  EXPECT_LE((y.square().mean(-1) - 1).abs().max().item<double>(), 1e-4);
}

TEST(Norm, SkipIsTheInputItself) {
  const auto inputs = norm_inputs({3, 24});
  EXPECT_TRUE(at::equal(norm_and_skip(inputs[0], inputs[1], inputs[2], at::kBFloat16).skip, inputs[0]));
}

TEST(Norm, RowOfEqualNumbersGivesTheBiasAndFiniteGradients) {
  const auto inputs = std::vector<Tensor>{at::full({2, 8}, 3.0F), at::ones({8}), random_numbers("bias", {8})};
  const Outcome outcome = run(fused(at::kFloat), inputs);
  EXPECT_TRUE(at::equal(outcome.outputs[0], inputs[2].expand({2, 8})));
  EXPECT_TRUE(outcome.gradients[0].isfinite().all().item<bool>());
}

}  // namespace
}  // namespace ferry::kernels
