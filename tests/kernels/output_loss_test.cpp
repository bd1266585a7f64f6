#include "kernels/output_loss.h"

#include <cmath>

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

std::vector<Tensor> loss_inputs(std::int64_t positions, std::int64_t width, std::int64_t vocabulary) {
  return {random_numbers("hidden", {positions, width}), random_numbers("weight", {vocabulary, width}),
          random_numbers("bias", {vocabulary})};
}

Tensor some_targets(std::int64_t positions, std::int64_t vocabulary) {
  return at::arange(positions).mul(13).add(2).remainder(vocabulary);
}

TensorFunction fused(const Tensor& targets, double smoothing) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{output_loss(in[0], in[1], in[2], targets, smoothing).loss};
  };
}

TensorFunction plain(const Tensor& targets, double smoothing) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{output_loss_plain(in[0], in[1], in[2], targets, smoothing).loss};
  };
}

void expect_same_sums(const OutputLoss& actual, const OutputLoss& expected, double tolerance) {
  EXPECT_LE(relative_error(actual.loss, expected.loss), tolerance);
  EXPECT_LE(relative_error(actual.nll, expected.nll), tolerance);
  EXPECT_EQ(actual.correct.item<double>(), expected.correct.item<double>());
}

TEST(OutputLoss, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const std::int64_t positions : {1, 3, 17, 33}) {
      for (const std::int64_t vocabulary : {4, 61, 100}) {
        for (const double smoothing : {0.0, 0.1}) {
          SCOPED_TRACE(testing::Message() << positions << " positions, vocabulary " << vocabulary);
          const auto in = loss_inputs(positions, 24, vocabulary);
          const Tensor targets = some_targets(positions, vocabulary);
          expect_close(run(fused(targets, smoothing), in), run(plain(targets, smoothing), in), 1e-5);
          expect_same_sums(output_loss(in[0], in[1], in[2], targets, smoothing),
                           output_loss_plain(in[0], in[1], in[2], targets, smoothing), 1e-6);
        }
      }
    }
  });
}

TEST(OutputLoss, Bfloat16StatesGiveTheExactLossAndRoundedGradients) {
  for_each_instruction_set([] {
    auto in = in_bfloat16(loss_inputs(17, 24, 61), {0});
    in[1] = in[1].to(at::kBFloat16).to(at::kFloat);  // the weight is rounded inside: then nothing else is
    const Tensor targets = some_targets(17, 61);
    const Outcome outcome = run(fused(targets, 0.1), in);
    const Outcome exact = run(plain(targets, 0.1), in_double(in));
    EXPECT_LE(relative_error(outcome.outputs[0], exact.outputs[0]), 1e-6);
    EXPECT_EQ(outcome.gradients[0].scalar_type(), at::kBFloat16);
    EXPECT_EQ(outcome.gradients[1].scalar_type(), at::kFloat);
    expect_close(outcome, exact, 1e-2);
  });
}

TEST(OutputLoss, PlainFormHasTheGradientsOfItsDifferences) {
  expect_gradients_match_differences(plain(some_targets(3, 7), 0.1), in_double(loss_inputs(3, 4, 7)));
}

TEST(OutputLoss, SlicesTogetherAreTheWhole) {
  // With 100,000 pieces a slice has 32 rows: 70 positions are three slices, the last of six rows.
  constexpr std::int64_t vocabulary = 100000;
  const auto in = loss_inputs(70, 8, vocabulary);
  const Tensor targets = some_targets(70, vocabulary);
  const Outcome whole = run(fused(targets, 0.1), in);
  double loss = 0;
  std::vector<Tensor> hidden_parts;
  Tensor weight = at::zeros_like(in[1]);
  Tensor bias = at::zeros_like(in[2]);
  for (std::int64_t begin = 0; begin < 70; begin += 10) {
    const Outcome part = run(fused(targets.narrow(0, begin, 10), 0.1), {in[0].narrow(0, begin, 10), in[1], in[2]});
    loss += part.outputs[0].item<double>();
    hidden_parts.push_back(part.gradients[0]);
    weight += part.gradients[1];
    bias += part.gradients[2];
  }
  // `run` weighs the one output with the same factor each time. The order of a sum may depend on the number of rows.
  EXPECT_NEAR(whole.outputs[0].item<double>(), loss, loss * 1e-6);
  EXPECT_LE(relative_error(whole.gradients[0], at::cat(hidden_parts)), 1e-5);
  EXPECT_LE(relative_error(whole.gradients[1], weight), 1e-5);
  EXPECT_LE(relative_error(whole.gradients[2], bias), 1e-5);
  expect_close(whole, run(plain(targets, 0.1), in), 3e-5);  // sums over 100,000 float32 numbers
}

TEST(OutputLoss, HasTheWorkedValueOfALineOfLogits) {
  // Logits (2, 0, 0, 0): log p = 2 - ln(e^2 + 3) = -0.3407531 and three times -2.3407531. The gold one, smoothed by a
  // tenth of the mean of all four: 0.9 * 0.3407531 + 0.1 * 1.8407531 = 0.4907530.
  const Tensor weight = at::tensor({2.0F, 0.0F, 0.0F, 0.0F}).view({4, 1});
  for (const auto& form : {output_loss, output_loss_plain}) {
    const OutputLoss sums = form(at::ones({1, 1}), weight, at::zeros({4}), at::zeros({1}, at::kLong), 0.1);
    EXPECT_NEAR(sums.loss.item<double>(), 0.4907530, 1e-6);
    EXPECT_NEAR(sums.nll.item<double>(), 0.3407531, 1e-6);
    EXPECT_EQ(sums.correct.item<double>(), 1.0);
  }
}

TEST(OutputLoss, OfUniformLogitsIsTheLogarithmOfTheVocabularyForAnySmoothing) {
  for (const auto& form : {output_loss, output_loss_plain}) {
    for (const double smoothing : {0.0, 0.1, 0.5, 1.0}) {
      const OutputLoss sums =
          form(at::ones({1, 3}), at::zeros({8, 3}), at::full({8}, 5.0F), at::full({1}, 6, at::kLong), smoothing);
      EXPECT_NEAR(sums.loss.item<double>(), std::log(8.0), 1e-6);
    }
  }
}

TEST(OutputLoss, CountsPositionsWhoseTargetHasTheHighestLogit) {
  const Tensor weight = at::tensor({1.0F, 3.0F, 2.0F}).view({3, 1});
  for (const auto& form : {output_loss, output_loss_plain}) {
    const Tensor targets = at::tensor({1, 0, 1, 2}, at::kLong);
    EXPECT_EQ(form(at::ones({4, 1}), weight, at::zeros({3}), targets, 0.1).correct.item<double>(), 2.0);
  }
}

TEST(OutputLoss, WithoutGradientsItGivesTheSameSums) {
  for (const std::int64_t vocabulary : {61, 100000}) {
    auto in = loss_inputs(40, 8, vocabulary);
    const Tensor targets = some_targets(40, vocabulary);
    for (Tensor& input : in) input.requires_grad_();
    const OutputLoss learning = output_loss(in[0], in[1], in[2], targets, 0.1);
    const NoGradients guard;
    expect_same_sums(output_loss(in[0], in[1], in[2], targets, 0.1), learning, 0);
  }
}

TEST(OutputLoss, OnlyTheLossHasAGradient) {
  auto in = loss_inputs(3, 8, 7);
  for (Tensor& input : in) input.requires_grad_();
  for (const auto& form : {output_loss, output_loss_plain}) {
    const OutputLoss sums = form(in[0], in[1], in[2], some_targets(3, 7), 0.1);
    EXPECT_TRUE(sums.loss.requires_grad());
    EXPECT_FALSE(sums.nll.requires_grad());
    EXPECT_FALSE(sums.correct.requires_grad());
  }
}

TEST(OutputLoss, GradientIsProportionalToWhatComesBack) {
  const auto in = loss_inputs(3, 8, 7);
  const Tensor targets = some_targets(3, 7);
  const Outcome once = run(fused(targets, 0.1), in);
  const Outcome tripled =
      run([&](const std::vector<Tensor>& x) { return std::vector<Tensor>{fused(targets, 0.1)(x)[0] * 3}; }, in);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_LE(relative_error(tripled.gradients[i], once.gradients[i] * 3), 1e-6);
}

TEST(OutputLoss, OfNoPositionsIsZero) {
  const auto in = loss_inputs(0, 8, 7);
  EXPECT_EQ(output_loss(in[0], in[1], in[2], at::empty({0}, at::kLong), 0.1).loss.item<double>(), 0.0);
}

TEST(OutputLoss, NotANumberIsNotHidden) {
  for_each_instruction_set([] {
    auto in = loss_inputs(3, 8, 61);
    in[2][60].fill_(NAN);
    EXPECT_TRUE(std::isnan(output_loss(in[0], in[1], in[2], some_targets(3, 61), 0.1).loss.item<double>()));
  });
}

TEST(OutputLoss, VeryLargeLogitsDoNotOverflow) {
  const Tensor weight = at::tensor({1e4F, -1e4F, 0.0F}).view({3, 1});
  const OutputLoss sums = output_loss(at::ones({1, 1}), weight, at::zeros({3}), at::full({1}, 2, at::kLong), 0.0);
  EXPECT_NEAR(sums.loss.item<double>(), 1e4, 1e-3);
}

}  // namespace
}  // namespace ferry::kernels
