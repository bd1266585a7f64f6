#include "training/optimizer.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "training/tiny_run.h"

namespace ferry {
namespace {

// A model of one matrix [1, 2] and one bias [2].
struct PairImpl : Module {
  PairImpl() {
    weight = register_parameter("weight", at::zeros({1, 2}));
    bias = register_parameter("bias", at::zeros({2}));
  }
  Tensor weight, bias;
};
using Pair = Part<PairImpl>;

TEST(FlatParameters, ParametersAndTheirGradientsAreViewsOfTheFlatBuffers) {
  Pair model;
  FlatParameters parameters(*model);
  ASSERT_EQ(parameters.size(), 4);
  ASSERT_EQ(parameters.matrices_end(), 2);
  parameters.values().detach().copy_(at::arange(4, at::kFloat));
  EXPECT_EQ(model->weight[0][1].item<float>(), 1);
  EXPECT_EQ(model->bias[0].item<float>(), 2);
  (model->weight.sum() * 3 + model->bias.sum() * 5).backward();
  EXPECT_EQ(parameters.gradients()[0].item<float>(), 3);
  EXPECT_EQ(parameters.gradients()[3].item<float>(), 5);
  EXPECT_EQ(parameters.named(parameters.values(), "x.")[1].first, "x.bias");
}

TEST(FlatParameters, TiedEmbeddingsStayTied) {
  Transformer model(tiny_shape(), 1);
  FlatParameters parameters(*model);
  EXPECT_TRUE(model->source_embedding->weight.is_same(model->target_embedding->weight));
  EXPECT_TRUE(model->source_embedding->weight.is_same(model->output->weight));
  std::int64_t count = 0;
  for (const auto& [name, values] : model->named_parameters()) count += values.numel();
  EXPECT_EQ(count, parameters.size());
}

TEST(Optimizer, TheNormIsOfTheMeanGradientAndLongerOnesAreClippedToIt) {
  // Gradient sums (30, 40) over 10 tokens: mean (3, 4), norm 5, clipped to 1: (0.6, 0.8).
  Pair model;
  FlatParameters parameters(*model);
  TrainingConfig config = tiny_training();
  config.clip_norm = 1;
  Optimizer optimizer(parameters, config);
  parameters.gradients().narrow(0, 0, 2).copy_(at::tensor({30.0F, 40.0F}));
  const Optimizer::Outcome outcome = optimizer.step(1, 1e-3, 10);
  EXPECT_NEAR(outcome.gradient_norm, 5, 1e-6);
  // The first moment after one step is (1 - beta1) times the gradient used.
  const Tensor first = optimizer.state()[0].second;
  EXPECT_NEAR(first[0][0].item<double>(), 0.1 * 0.6, 1e-6);
  EXPECT_NEAR(first[0][1].item<double>(), 0.1 * 0.8, 1e-6);
  EXPECT_EQ(parameters.gradients().abs().max().item<float>(), 0);
}

TEST(Optimizer, WithoutClippingTheGradientIsUsedAsItIs) {
  Pair model;
  FlatParameters parameters(*model);
  TrainingConfig config = tiny_training();
  config.clip_norm = 0;
  Optimizer optimizer(parameters, config);
  parameters.gradients().narrow(0, 0, 2).copy_(at::tensor({30.0F, 40.0F}));
  optimizer.step(1, 1e-3, 10);
  EXPECT_NEAR(optimizer.state()[0].second[0][1].item<double>(), 0.1 * 4, 1e-6);
}

TEST(Optimizer, DecayPullsMatricesTowardsZeroAndLeavesBiasesAlone) {
  Pair model;
  FlatParameters parameters(*model);
  TrainingConfig config = tiny_training();
  config.weight_decay = 0.1;
  Optimizer optimizer(parameters, config);
  {
    const NoGradients guard;
    parameters.values().fill_(2);
  }
  optimizer.step(1, 0.5, 1);  // no gradient: only the decay acts, 2 - 0.5 * 0.1 * 2
  EXPECT_NEAR(model->weight[0][0].item<float>(), 1.9, 1e-6);
  EXPECT_EQ(model->bias[0].item<float>(), 2);
}

TEST(Optimizer, TheAverageFollowsTheWeightsAndSlowsDownWithTheUpdates) {
  Pair model;
  FlatParameters parameters(*model);
  Optimizer optimizer(parameters, tiny_training(0.9));
  {
    const NoGradients guard;
    parameters.values().fill_(1);  // the average is still at 0
  }
  optimizer.step(1, 0, 1);  // decay min(0.9, 2/11): the average takes 9/11 of the way
  EXPECT_NEAR(optimizer.average()[0].item<float>(), 9.0 / 11, 1e-6);
  optimizer.step(1000, 0, 1);  // decay 0.9: a tenth of the rest
  EXPECT_NEAR(optimizer.average()[0].item<float>(), 9.0 / 11 + 0.1 * 2 / 11, 1e-6);
}

TEST(Optimizer, AGradientWhoseSquareFloat32CannotHoldIsLeftOutUnlessItIsClipped) {
  for (const double clip : {0.0, 1.0}) {
    Pair model;
    FlatParameters parameters(*model);
    TrainingConfig config = tiny_training();
    config.clip_norm = clip;
    Optimizer optimizer(parameters, config);
    parameters.gradients().narrow(0, 0, 1).fill_(1e20F);
    EXPECT_EQ(optimizer.step(1, 1e-3, 1).applied, clip > 0);
    EXPECT_EQ(parameters.gradients().abs().max().item<float>(), 0);
    EXPECT_EQ(model->weight[0][0].item<float>() == 0, clip == 0);
    EXPECT_TRUE(optimizer.is_finite());
  }
}

TEST(Optimizer, OneNumberThatIsNotFiniteIsNoticedInWeightsMomentsAndAverage) {
  for (const int buffer : {0, 1, 2}) {
    for (const float bad : {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
      Pair model;
      FlatParameters parameters(*model);
      Optimizer optimizer(parameters, tiny_training(0.9));
      ASSERT_TRUE(optimizer.is_finite());
      const NamedTensors moments = optimizer.state();
      const Tensor where = buffer == 0   ? parameters.values()
                           : buffer == 1 ? moments.back().second
                                         : optimizer.average();
      const NoGradients guard;
      where[1] = bad;
      EXPECT_FALSE(optimizer.is_finite()) << buffer;
    }
  }
}

TEST(ExchangedWeights, LendsTheOtherWeightsAndGivesTheFirstBackBitForBit) {
  Pair model;
  FlatParameters parameters(*model);
  const NoGradients guard;
  parameters.values().copy_(at::tensor({1.5F, -2.5F, 3.25F, 0.1F}));
  const Tensor before = parameters.values().clone();
  const Tensor other = at::tensor({9.0F, 8.0F, 7.0F, 6.0F});
  {
    const ExchangedWeights lent(parameters, other);
    EXPECT_EQ(model->weight[0][0].item<float>(), 9);
  }
  EXPECT_TRUE(at::equal(before, parameters.values()));
  EXPECT_EQ(other[3].item<float>(), 6);
  const ExchangedWeights nothing(parameters, Tensor());
  EXPECT_TRUE(at::equal(before, parameters.values()));
}

}  // namespace
}  // namespace ferry
