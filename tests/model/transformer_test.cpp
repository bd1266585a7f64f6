// The model as a whole: inputs, dropout, precision.
#include "model/transformer.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/threads.h"
#include "model/positions.h"
#include "model/tiny_model.h"

namespace ferry {
namespace {

TEST(Batch, TargetOutputIsTheInputOnePlaceAhead) {
  const Batch batch = ragged_batch();
  for (std::int64_t b = 0; b < 3; ++b) {
    const auto length = batch.target_lengths[b].item<std::int64_t>();
    EXPECT_EQ(batch.target_input[b][0].item<std::int64_t>(), begin_id);
    EXPECT_EQ(batch.target_output[b][length - 1].item<std::int64_t>(), end_id);
    EXPECT_TRUE(
        at::equal(batch.target_output[b].narrow(0, 0, length - 1), batch.target_input[b].narrow(0, 1, length - 1)));
    for (std::int64_t t = length; t < batch.target_input.size(1); ++t) {
      EXPECT_EQ(batch.target_input[b][t].item<std::int64_t>(), pad_id);
      EXPECT_EQ(batch.target_output[b][t].item<std::int64_t>(), pad_id);
    }
    EXPECT_EQ(batch.source.ids[b][batch.source.lengths[b].item<std::int64_t>() - 1].item<std::int64_t>(), end_id);
  }
  EXPECT_EQ(batch.target_tokens, 3 + 5 + 2);
  EXPECT_EQ(batch.source_tokens, 6 + 2 + 4);
}

TEST(Transformer, GivesLogitsForEveryTargetPosition) {
  Transformer model = tiny_model();
  const Tensor logits = evaluate(model, ragged_batch());
  EXPECT_EQ(logits.sizes(), (std::vector<std::int64_t>{3, 5, 13}));
  EXPECT_EQ(logits.scalar_type(), at::kFloat);
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model->encode(ragged_batch().source, context);
  EXPECT_EQ(memory.states.sizes(), (std::vector<std::int64_t>{3, 6, 8}));
  EXPECT_TRUE(at::equal(memory.lengths, ragged_batch().source.lengths));
}

TEST(Positions, AreSinesAndCosinesOfFallingFrequency) {
  const Tensor table = sinusoidal_positions(50, 10);
  ASSERT_EQ(table.sizes(), (std::vector<std::int64_t>{50, 10}));
  for (const int p : {0, 1, 7, 49}) {
    for (int i = 0; i < 5; ++i) {
      const double angle = p / std::pow(10000.0, 2.0 * i / 10.0);
      EXPECT_NEAR(table[p][2 * i].item<double>(), std::sin(angle), 1e-6);
      EXPECT_NEAR(table[p][2 * i + 1].item<double>(), std::cos(angle), 1e-6);
    }
  }
}

TEST(Positions, OfAnOddWidthEndWithASine) {
  const Tensor table = sinusoidal_positions(4, 3);
  EXPECT_NEAR(table[2][2].item<double>(), std::sin(2 / std::pow(10000.0, 2.0 / 3.0)), 1e-6);
}

TEST(Embedding, IsTheRowTimesTheRootOfTheWidthPlusThePosition) {
  Embedding embedding(13, 8, 0.0);
  const NoGradients guard;
  embedding->weight.copy_(at::arange(13 * 8).view({13, 8}));
  ForwardContext context = ForwardContext::evaluation();
  const Tensor positions = sinusoidal_positions(600, 8);
  // The last is longer than any table made before.
  for (const std::int64_t length : {4, 2, 600}) {
    const Tensor ids = at::arange(2 * length).remainder(13).view({2, length});
    const SentenceRows rows(at::tensor({length, length - 1}).to(at::kInt), length);
    const Tensor expected = embedding->weight.index_select(0, ids.flatten()).view({2, length, 8}) * std::sqrt(8.0) +
                            positions.narrow(0, 0, length);
    EXPECT_LE(distance(rows.padded(embedding(ids, rows, context)), rows.padded(rows.packed(expected))), 1e-4);
    const Tensor step = embedding->step(ids.select(1, length - 1), length - 1, context);
    EXPECT_LE(distance(step.squeeze(1), expected.select(1, length - 1)), 1e-4);
  }
}

TEST(Transformer, OrderOfTheSourceMatters) {
  Transformer model = tiny_model();
  const Batch batch = invented_batch({6}, {4});
  Batch turned = batch;
  turned.source.ids = at::cat({batch.source.ids.narrow(1, 0, 6).flip(1), batch.source.ids.narrow(1, 6, 1)}, 1);
  ASSERT_FALSE(at::equal(turned.source.ids, batch.source.ids));
  EXPECT_GT(distance(evaluate(model, turned), evaluate(model, batch)), 1e-3);
}

TEST(Residual, IsTheInputPlusTheSublayerOfTheNormalisedInput) {
  Residual residual(8, 0.0);
  const NoGradients guard;
  residual->weight.copy_(at::linspace(0.5, 2, 8));
  residual->bias.copy_(at::linspace(-1, 1, 8));
  const Tensor x = at::arange(3 * 8).to(at::kFloat).mul(1.3).sin().mul(4).view({1, 3, 8});
  ForwardContext context = ForwardContext::evaluation();
  const Tensor out = residual(x, context, [](const Tensor& normed) { return normed * 3 + 1; });
  const Tensor center = x - x.mean(-1, true);
  const Tensor normed = center / (center.square().mean(-1, true) + 1e-5).sqrt() * residual->weight + residual->bias;
  EXPECT_LE(distance(out, x + normed * 3 + 1), 1e-4);
}

Tensor train_forward(Transformer& model, const Batch& batch, std::uint64_t key, at::ScalarType type = at::kFloat) {
  const NoGradients guard;
  ForwardContext context = ForwardContext::training(key, type);
  return model->forward(batch, context);
}

TEST(Dropout, IsAFunctionOfTheContextsKey) {
  Transformer model = tiny_model(tiny_shape_with_dropout());
  const Batch batch = ragged_batch();
  EXPECT_TRUE(at::equal(train_forward(model, batch, 1), train_forward(model, batch, 1)));
  EXPECT_GT(distance(train_forward(model, batch, 1), train_forward(model, batch, 2)), 1e-2);
}

TEST(Dropout, IsOffInEvaluation) {
  Transformer with = tiny_model(tiny_shape_with_dropout());
  Transformer without = tiny_model();
  const Batch batch = ragged_batch();
  EXPECT_TRUE(at::equal(evaluate(with, batch), evaluate(without, batch)));
  EXPECT_TRUE(at::equal(train_forward(without, batch, 1), evaluate(without, batch)));
}

TEST(Dropout, OfEachKindActsByItself) {
  const Batch batch = ragged_batch();
  for (double TransformerShape::*kind :
       {&TransformerShape::dropout, &TransformerShape::attention_dropout, &TransformerShape::feed_forward_dropout}) {
    TransformerShape shape = tiny_shape();
    shape.*kind = 0.3;
    Transformer model = tiny_model(shape);
    EXPECT_GT(distance(train_forward(model, batch, 1), evaluate(model, batch)), 1e-2);
  }
}

TEST(Dropout, SitesOfOnePassHaveKeysOfTheirOwn) {
  ForwardContext context = ForwardContext::training(1);
  const auto first = context.dropout(0.1);
  const auto second = context.dropout(0.1);
  EXPECT_NE(first.key, second.key);
  EXPECT_EQ(ForwardContext::evaluation().dropout(0.1).probability, 0);
}

TEST(Precision, Bfloat16LogitsStayNearTheExactOnes) {
  for (const Activation activation : {Activation::Relu, Activation::Gelu, Activation::Swiglu}) {
    TransformerShape shape = tiny_shape();
    shape.activation = activation;
    Transformer model = tiny_model(shape);
    const Batch batch = ragged_batch();
    const Tensor exact = evaluate(model, batch);
    const Tensor rounded = train_forward(model, batch, 1, at::kBFloat16);
    EXPECT_EQ(rounded.scalar_type(), at::kFloat);
    // Eight bits of each number stay, a relative error of 0.4 %; some dozen of them add up.
    EXPECT_LE((rounded - exact).norm().item<double>(), 0.02 * exact.norm().item<double>());
    EXPECT_FALSE(at::equal(rounded, exact));
  }
}

TEST(Transformer, GivesTheSameBitsForAnyNumberOfThreads) {
  TransformerShape shape = tiny_shape_with_dropout();
  shape.width = 64;
  shape.feed_forward = 128;
  const Batch batch = invented_batch(std::vector<int>(24, 20), std::vector<int>(24, 19));
  const int before = thread_count();
  const auto logits_and_gradients = [&](int threads) {
    set_thread_count(threads);
    Transformer model = tiny_model(shape);
    ForwardContext context = ForwardContext::training(1);
    std::vector<Tensor> all{model->forward(batch, context)};
    all[0].square().sum().backward();
    for (const auto& [name, values] : model->named_parameters()) all.push_back(values.grad());
    return all;
  };
  const auto one = logits_and_gradients(1);
  const auto two = logits_and_gradients(2);
  set_thread_count(before);
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_TRUE(at::equal(one[i], two[i])) << "tensor " << i;
}

}  // namespace
}  // namespace ferry
