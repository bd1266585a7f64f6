#include "loss/cross_entropy.h"

#include <cmath>

#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

BatchLoss evaluated(Transformer& model, const Batch& batch, double smoothing = 0.1) {
  ForwardContext context = ForwardContext::evaluation();
  return batch_loss(*model, batch, smoothing, context);
}

void expect_near(const LossTotals& actual, const LossTotals& expected, double tolerance) {
  EXPECT_NEAR(actual.loss, expected.loss, tolerance);
  EXPECT_NEAR(actual.nll, expected.nll, tolerance);
  EXPECT_EQ(actual.tokens, expected.tokens);
  EXPECT_EQ(actual.correct, expected.correct);
}

TEST(LossTotals, AddFieldByField) {
  LossTotals sum{.loss = 3, .nll = 2, .tokens = 4, .correct = 1};
  sum += {.loss = 5, .nll = 6, .tokens = 12, .correct = 3};
  expect_near(sum, {.loss = 8, .nll = 8, .tokens = 16, .correct = 4}, 0);
}

TEST(LossTotals, AreDividedByTokensOnce) {
  const LossTotals totals{.loss = 8, .nll = 4, .tokens = 16, .correct = 12};
  EXPECT_DOUBLE_EQ(totals.loss_per_token(), 0.5);
  EXPECT_DOUBLE_EQ(totals.nll_per_token(), 0.25);
  EXPECT_DOUBLE_EQ(totals.accuracy(), 0.75);
  EXPECT_DOUBLE_EQ(totals.perplexity(), std::exp(0.25));
}

TEST(LossTotals, OfNothingAreZeroAndNotNan) {
  const LossTotals nothing;
  EXPECT_EQ(nothing.loss_per_token(), 0);
  EXPECT_EQ(nothing.nll_per_token(), 0);
  EXPECT_EQ(nothing.accuracy(), 0);
  EXPECT_EQ(nothing.perplexity(), 1);
}

TEST(BatchLoss, IsTheSumOverRealPositionsOfTheSmoothedCrossEntropyOfTheLogits) {
  Transformer model = tiny_model();
  const Batch batch = ragged_batch();
  for (const double smoothing : {0.0, 0.1, 0.3}) {
    const Tensor log_p = at::log_softmax(evaluate(model, batch).to(at::kDouble), -1);
    LossTotals expected;
    for (std::int64_t b = 0; b < 3; ++b) {
      for (std::int64_t t = 0; t < batch.target_lengths[b].item<std::int64_t>(); ++t) {
        const auto gold = batch.target_output[b][t].item<std::int64_t>();
        const double nll = -log_p[b][t][gold].item<double>();
        const double uniform = -log_p[b][t].mean().item<double>();
        const bool correct = log_p[b][t].argmax().item<std::int64_t>() == gold;
        expected += {.loss = (1 - smoothing) * nll + smoothing * uniform, .nll = nll, .tokens = 1, .correct = correct};
      }
    }
    const BatchLoss loss = evaluated(model, batch, smoothing);
    expect_near(loss.totals, expected, 1e-4);
    EXPECT_DOUBLE_EQ(loss.loss.item<double>(), loss.totals.loss);
  }
}

// More than 512 positions a side, and a multiple of 16 on neither: rows that belong to no sentence stand behind them.
TEST(BatchLoss, OfManySentencesIsTheSumOverThemAndSoIsItsGradient) {
  std::vector<int> source_lengths;
  std::vector<int> target_lengths;
  for (int i = 0; i < 90; ++i) {
    source_lengths.push_back(3 + i % 7);
    target_lengths.push_back(2 + i % 11);
  }
  const Batch batch = invented_batch(source_lengths, target_lengths);
  ASSERT_GT(batch.source_tokens, 512);
  ASSERT_GT(batch.target_tokens, 512);
  ASSERT_NE(batch.source_tokens % 16, 0);
  ASSERT_NE(batch.target_tokens % 16, 0);
  Transformer together = tiny_model();
  const BatchLoss whole = evaluated(together, batch);
  whole.loss.backward();
  Transformer apart = tiny_model();
  LossTotals sum;
  for (std::int64_t i = 0; i < 90; ++i) {
    const BatchLoss one = evaluated(apart, only_sentence(batch, i));
    one.loss.backward();
    sum += one.totals;
  }
  expect_near(whole.totals, sum, 1e-3);
  for (const auto& [name, values] : together->named_parameters()) {
    const Tensor expected = apart->parameter(name).grad();
    EXPECT_LE(distance(values.grad(), expected), 1e-4 * (1 + expected.abs().max().item<double>())) << name;
  }
}

TEST(BatchLoss, PaddingAddsNothing) {
  Transformer model = tiny_model();
  const LossTotals before = evaluated(model, ragged_batch()).totals;
  expect_near(evaluated(model, with_padding(ragged_batch(), 3, 0)).totals, before, 1e-5);
  expect_near(evaluated(model, with_padding(ragged_batch(), 0, 5)).totals, before, 1e-5);
  expect_near(evaluated(model, with_padding(ragged_batch(), 4, 4, 9)).totals, before, 1e-5);
}

TEST(BatchLoss, TotalsOfTwoBatchesAreThoseOfTheJoinedBatch) {
  Transformer model = tiny_model();
  const Batch joined = ragged_batch();
  LossTotals sum;
  for (std::int64_t i = 0; i < 3; ++i) sum += evaluated(model, only_sentence(joined, i)).totals;
  expect_near(sum, evaluated(model, joined).totals, 1e-5);
}

TEST(BatchLoss, GradientsOfTwoBatchesAddToThoseOfTheJoinedBatch) {
  const Batch joined = ragged_batch();
  Transformer whole = tiny_model();
  evaluated(whole, joined).loss.backward();
  Transformer parts = tiny_model();
  for (std::int64_t i = 0; i < 3; ++i) evaluated(parts, only_sentence(joined, i)).loss.backward();
  for (const auto& entry : whole->named_parameters()) {
    EXPECT_LE(distance(parts->parameter(entry.first).grad(), entry.second.grad()), 1e-4) << entry.first;
  }
}

TEST(BatchLoss, IsTheSameWithoutGradients) {
  Transformer model = tiny_model();
  const LossTotals learning = evaluated(model, ragged_batch()).totals;
  const NoGradients guard;
  const BatchLoss loss = evaluated(model, ragged_batch());
  expect_near(loss.totals, learning, 0);
  EXPECT_FALSE(loss.loss.requires_grad());
}

TEST(BatchLoss, OfZeroedOutputIsTheLogarithmOfTheVocabularyAndPerplexityItsSize) {
  // 61 pieces: ln 61 = 4.1108739 for each target, with smoothing and without.
  TransformerShape shape = tiny_shape();
  shape.source_vocabulary = shape.target_vocabulary = 61;
  shape.tie = Tie::None;
  Transformer model(shape, 1);
  {
    const NoGradients guard;
    model->output->weight.zero_();
    model->output->bias.zero_();
  }
  for (const double smoothing : {0.0, 0.1}) {
    const LossTotals totals = evaluated(model, ragged_batch(), smoothing).totals;
    EXPECT_NEAR(totals.nll_per_token(), 4.1108739, 1e-6);
    EXPECT_NEAR(totals.loss_per_token(), 4.1108739, 1e-6);
    EXPECT_NEAR(totals.perplexity(), 61.00, 1e-4);
  }
}

TEST(BatchLoss, PerplexityDoesNotDependOnTheSmoothing) {
  Transformer model = tiny_model();
  const BatchLoss plain = evaluated(model, ragged_batch(), 0.0);
  const BatchLoss smoothed = evaluated(model, ragged_batch(), 0.3);
  EXPECT_DOUBLE_EQ(plain.totals.perplexity(), smoothed.totals.perplexity());
  EXPECT_NE(plain.totals.loss, smoothed.totals.loss);
  EXPECT_DOUBLE_EQ(plain.totals.loss, plain.totals.nll);
}

TEST(BatchLoss, ReachesEveryMatrixOfTheModel) {
  Transformer model = tiny_model(tiny_shape_with_dropout());
  ForwardContext context = ForwardContext::training(1);
  batch_loss(*model, ragged_batch(), 0.1, context).loss.backward();
  for (const auto& entry : model->named_parameters()) {
    if (entry.second.dim() == 2) {
      EXPECT_GT(gradient_size(entry.second), 1e-5) << entry.first;
    }
  }
}

TEST(BatchLoss, InBfloat16StaysNearTheExactOne) {
  Transformer model = tiny_model();
  ForwardContext context = ForwardContext::evaluation(at::kBFloat16);
  const LossTotals exact = evaluated(model, ragged_batch()).totals;
  const LossTotals rounded = batch_loss(*model, ragged_batch(), 0.1, context).totals;
  EXPECT_NEAR(rounded.loss, exact.loss, 0.02 * exact.loss);
}

}  // namespace
}  // namespace ferry
