#include "kernels/feed_forward.h"

#include <limits>

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

std::vector<Tensor> sublayer_inputs(at::IntArrayRef sizes, std::int64_t inner) {
  const std::int64_t width = sizes.back();
  return {random_numbers("x", sizes), random_numbers("inner", {inner, width}), random_numbers("inner bias", {inner}),
          random_numbers("outer", {width, inner}), random_numbers("outer bias", {width})};
}

TensorFunction fused_sublayer(const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{feed_forward(in[0], {in[1], in[2], in[3], in[4]}, dropout)};
  };
}

TensorFunction plain_sublayer(const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{feed_forward_plain(in[0], {in[1], in[2], in[3], in[4]}, dropout)};
  };
}

TEST(FeedForward, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const Dropout& dropout : {Dropout{}, dropped_third}) {
      for (const std::int64_t rows : {1, 3, 17, 33}) {
        for (const std::int64_t inner : {1, 24, 100}) {
          const auto inputs = sublayer_inputs({rows, 8}, inner);
          expect_close(run(fused_sublayer(dropout), inputs), run(plain_sublayer(dropout), inputs), 1e-5);
        }
      }
    }
  });
}

// A block has 512 rows at least: of 1,200 the third is not full.
TEST(FeedForward, BlocksTogetherAreTheWhole) {
  const auto inputs = sublayer_inputs({3, 400, 8}, 2100);
  expect_close(run(fused_sublayer(dropped_third), inputs), run(plain_sublayer(dropped_third), inputs), 1e-5);
}

// Rows 300 to 900 of 900: their blocks begin elsewhere than the whole's.
TEST(FeedForward, APartOfABatchDropsWhatTheWholeDropsThere) {
  const auto inputs = sublayer_inputs({900, 8}, 2100);
  auto part = inputs;
  part[0] = inputs[0].narrow(0, 300, 600);
  const Dropout rows{.probability = 0.3, .key = dropped_third.key, .first_row = 300};
  const NoGradients guard;
  const Tensor whole = fused_sublayer(dropped_third)(inputs)[0];
  EXPECT_LE(relative_error(fused_sublayer(rows)(part)[0], whole.narrow(0, 300, 600)), 1e-5);
}

TEST(FeedForward, GivesTheSameWhereNothingIsLearnt) {
  const auto inputs = sublayer_inputs({3, 200, 8}, 2100);
  const Tensor learning = run(fused_sublayer(dropped_third), inputs).outputs[0];
  const NoGradients guard;
  EXPECT_TRUE(at::equal(fused_sublayer(dropped_third)(inputs)[0], learning));
}

TEST(FeedForward, Bfloat16IsTheExactOneRounded) {
  for_each_instruction_set([] {
    auto inputs = in_bfloat16(sublayer_inputs({3, 17, 24}, 100), {0});
    // Weights are rounded inside: rounded before, the same inner states are positive in both forms.
    for (const int weight : {1, 3}) inputs[weight] = inputs[weight].to(at::kBFloat16).to(at::kFloat);
    const Outcome outcome = run(fused_sublayer(dropped_third), inputs);
    EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kBFloat16);
    EXPECT_EQ(outcome.gradients[0].scalar_type(), at::kBFloat16);
    for (int i = 1; i < 5; ++i) EXPECT_EQ(outcome.gradients[i].scalar_type(), at::kFloat);
    expect_close(outcome, run(plain_sublayer(dropped_third), in_double(inputs)), 2e-2);
  });
}

TEST(FeedForward, TakesNonContiguousInput) {
  auto inputs = sublayer_inputs({7, 3, 8}, 24);
  inputs[0] = inputs[0].transpose(0, 1);
  expect_close(run(fused_sublayer(dropped_third), inputs), run(plain_sublayer(dropped_third), inputs), 1e-5);
}

TEST(FeedForward, PlainFormHasTheGradientsOfItsDifferences) {
  expect_gradients_match_differences(plain_sublayer(dropped_third), in_double(sublayer_inputs({3, 4}, 6)));
}

// Hidden by relu, a spoiled weight in front would never show in the loss.
TEST(FeedForward, NotANumberIsNotHidden) {
  for_each_instruction_set([] {
    for (const auto type : {at::kFloat, at::kBFloat16}) {
      auto inputs = sublayer_inputs({5, 8}, 24);
      inputs[1].fill_(std::numeric_limits<float>::quiet_NaN());
      inputs[0] = inputs[0].to(type);
      EXPECT_TRUE(fused_sublayer({})(inputs)[0].isnan().all().item<bool>());
    }
  });
}

}  // namespace
}  // namespace ferry::kernels
