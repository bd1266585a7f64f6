#include "training/train_step.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "training/tiny_run.h"

namespace ferry {
namespace {

TEST(TrainStep, BatchesOfDifferentSizesGiveTheUpdateOfOneLargeBatch) {
  const EncodedCorpus corpus = tiny_corpus();
  TinyRun whole;
  TinyRun parts;
  const StepResult one = whole.step({collate(corpus, pair_range(0, 24))}, 1);
  const StepResult three = parts.step(
      {collate(corpus, pair_range(0, 3)), collate(corpus, pair_range(3, 16)), collate(corpus, pair_range(16, 24))}, 1);
  EXPECT_EQ(one.totals.tokens, three.totals.tokens);
  EXPECT_NEAR(one.totals.loss, three.totals.loss, 1e-3);
  EXPECT_NEAR(one.gradient_norm, three.gradient_norm, 1e-5 * one.gradient_norm);
  // Adam's first step has nearly the size of the rate in each element, so equality shows in the moments.
  const NamedTensors a = whole.optimizer.state();
  const NamedTensors b = parts.optimizer.state();
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_TRUE(at::allclose(a[i].second, b[i].second, 1e-3, 1e-8)) << a[i].first;
  }
}

TEST(TrainStep, PaddingAddsNothingToTheUpdate) {
  const EncodedCorpus corpus = tiny_corpus();
  const Batch batch = collate(corpus, pair_range(0, 6));
  Batch padded = batch;
  const auto widen = [](const Tensor& ids) { return at::constant_pad_nd(ids, {0, 5}, pad_id); };
  padded.source.ids = widen(batch.source.ids);
  padded.target_input = widen(batch.target_input);
  padded.target_output = widen(batch.target_output);
  TinyRun a;
  TinyRun b;
  const StepResult tight = a.step({batch}, 1);
  const StepResult wide = b.step({padded}, 1);
  EXPECT_NEAR(tight.totals.loss, wide.totals.loss, 1e-4);
  EXPECT_NEAR(tight.gradient_norm, wide.gradient_norm, 1e-6);
}

TEST(TrainStep, TheSameSeedAndUpdateDropTheSameElementsAndAnotherSeedOthers) {
  const EncodedCorpus corpus = tiny_corpus();
  const Batch batch = collate(corpus, pair_range(0, 24));
  TinyRun a(0.3);
  TinyRun b(0.3);
  TinyRun c(0.3);
  StepOptions other;
  other.seed = 2;
  const double first = a.step({batch}, 1).totals.loss;
  EXPECT_EQ(first, b.step({batch}, 1).totals.loss);
  EXPECT_NE(first, c.step({batch}, 1, other).totals.loss);
  EXPECT_TRUE(at::equal(a.parameters.values(), b.parameters.values()));
}

TEST(TrainStep, NumbersDoNotDependOnWhatWasTrainedBefore) {
  const EncodedCorpus corpus = tiny_corpus();
  const Batch batch = collate(corpus, pair_range(0, 8));
  TinyRun a(0.2);
  TinyRun b(0.2);
  TinyRun unrelated(0.5);
  for (int update = 1; update <= 3; ++update) {
    const double loss = a.step({batch}, update).totals.loss;
    unrelated.step({batch}, update);
    EXPECT_EQ(loss, b.step({batch}, update).totals.loss);
  }
}

TEST(TrainStep, AGradientThatIsNotFiniteChangesNothing) {
  const EncodedCorpus corpus = tiny_corpus();
  TinyRun run(0, tiny_training(0.9));
  {
    const NoGradients guard;
    run.model->output->weight[5][0] = std::numeric_limits<float>::infinity();
  }
  const Tensor weights = run.parameters.values().detach().clone();
  const Tensor average = run.optimizer.average().clone();
  const StepResult result = run.step({collate(corpus, pair_range(0, 4))}, 1);
  EXPECT_FALSE(result.applied);
  EXPECT_TRUE(at::equal(weights, run.parameters.values()));
  EXPECT_TRUE(at::equal(average, run.optimizer.average()));
  for (const auto& [name, moment] : run.optimizer.state()) EXPECT_EQ(moment.abs().max().item<float>(), 0) << name;
  EXPECT_EQ(run.parameters.gradients().abs().max().item<float>(), 0);
}

TEST(TrainStep, ALossThatNoPerplexityCanExpressChangesNothingThoughItIsFinite) {
  const EncodedCorpus corpus = tiny_corpus();
  TinyRun run;
  {
    const NoGradients guard;
    run.model->output->weight.mul_(1e6);  // logits of some hundred thousand
  }
  const Tensor weights = run.parameters.values().detach().clone();
  const StepResult result = run.step({collate(corpus, pair_range(0, 4))}, 1);
  ASSERT_TRUE(std::isfinite(result.totals.loss));
  ASSERT_GT(result.totals.nll_per_token(), 710);
  EXPECT_FALSE(result.applied);
  EXPECT_TRUE(at::equal(weights, run.parameters.values()));
  EXPECT_EQ(run.parameters.gradients().abs().max().item<float>(), 0);
}

TEST(TrainStep, LossFallsWhenOneBatchIsRepeated) {
  const EncodedCorpus corpus = tiny_corpus();
  const Batch batch = collate(corpus, pair_range(0, 24));
  TinyRun run;
  const double first = run.step({batch}, 1).totals.loss;
  double last = 0;
  for (int update = 2; update <= 60; ++update) last = run.step({batch}, update).totals.loss;
  EXPECT_LT(last, 0.9 * first);
}

}  // namespace
}  // namespace ferry
