// Attention worked by hand: values, shapes, scale.
#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"
#include "kernels/attention.h"
#include "model/cross_attention.h"
#include "model/self_attention.h"
#include "model/tiny_model.h"

namespace ferry {
namespace {

Tensor normal_numbers(const std::string& name, at::IntArrayRef sizes) {
  Tensor numbers = at::empty(sizes, at::kFloat);
  RandomStream stream(random_key(5, name));
  float* values = numbers.data_ptr<float>();
  for (std::int64_t i = 0; i < numbers.numel(); ++i) values[i] = static_cast<float>(stream.normal());
  return numbers;
}

// All four maps leave what they get as it is: what comes out is attention itself.
CrossAttention without_maps(std::int64_t width, int heads) {
  TransformerShape shape;
  shape.width = width;
  shape.heads = heads;
  CrossAttention attention(shape);
  const NoGradients guard;
  for (const auto& map : {attention->query, attention->key, attention->value, attention->output}) {
    map->weight.copy_(at::eye(width));
  }
  return attention;
}

double standard_deviation(const Tensor& numbers) {
  return numbers.to(at::kDouble).std().item<double>();
}

TEST(CrossAttention, GivesTheWeightsAndTheOutputWorkedByHand) {
  const Tensor q = at::tensor({1.0F, 1.0F}).view({1, 1, 2});
  const Tensor k = at::tensor({1.0F, 1.0F, 1.0F, 0.0F, -1.0F, 0.0F}).view({1, 3, 2});
  const Tensor v = at::tensor({1.0F, 0.0F, 0.0F, 1.0F, 1.0F, 1.0F}).view({1, 3, 2});
  // Scores 2, 1 and -1 over the root of 2: 1.414, 0.707, -0.707; e to them, over their sum.
  CrossAttention attention = without_maps(2, 1);
  const Tensor weights = attention->weights(q, {k, v}, {}).flatten();
  EXPECT_NEAR(weights[0].item<double>(), 0.620, 5e-4);
  EXPECT_NEAR(weights[1].item<double>(), 0.306, 5e-4);
  EXPECT_NEAR(weights[2].item<double>(), 0.074, 5e-4);
  EXPECT_NEAR(std::log(weights[0].item<double>() / weights[1].item<double>()), 1.414 - 0.707, 5e-4);
  EXPECT_NEAR(std::log(weights[1].item<double>() / weights[2].item<double>()), 0.707 + 0.707, 5e-4);
  ForwardContext context = ForwardContext::evaluation();
  const Tensor out = attention(q, KeysAndValues{k, v}, AttentionMask{}, context).flatten();
  EXPECT_NEAR(out[0].item<double>(), 0.694, 5e-4);
  EXPECT_NEAR(out[1].item<double>(), 0.380, 5e-4);
}

TEST(CrossAttention, HasTheShapesOfTwoHeadsOverFiveSourcePositions) {
  // D 4, H 2, T 3, S 5: per head Q [1, 3, 2], K and V [1, 5, 2], scores [1, 3, 5], A V [1, 3, 2]; joined [1, 3, 4].
  const Tensor x = normal_numbers("x", {1, 3, 4});
  const Tensor memory = normal_numbers("memory", {1, 5, 4});
  CrossAttention attention = without_maps(4, 2);
  const KeysAndValues projected = attention->project(memory);
  EXPECT_EQ(projected.keys.sizes(), (std::vector<std::int64_t>{1, 5, 4}));
  EXPECT_EQ(projected.values.sizes(), (std::vector<std::int64_t>{1, 5, 4}));
  const Tensor weights = attention->weights(x, projected, {});
  EXPECT_EQ(weights.sizes(), (std::vector<std::int64_t>{1, 2, 3, 5}));
  ForwardContext context = ForwardContext::evaluation();
  const Tensor joined = attention(x, projected, AttentionMask{}, context);
  EXPECT_EQ(joined.sizes(), (std::vector<std::int64_t>{1, 3, 4}));
  for (std::int64_t head = 0; head < 2; ++head) {
    const auto part = [&](const Tensor& whole) { return whole.narrow(2, 2 * head, 2); };
    const Tensor scores = at::matmul(part(x), part(memory).transpose(1, 2)) / std::sqrt(2.0);
    ASSERT_EQ(scores.sizes(), (std::vector<std::int64_t>{1, 3, 5}));
    const Tensor own = at::softmax(scores, -1);
    EXPECT_LE(distance(weights.select(1, head), own), 1e-6);
    EXPECT_LE(distance(part(joined), at::matmul(own, part(memory))), 1e-6);
  }
}

TEST(CrossAttention, OneHeadOfEightGivesEightColumns) {
  // D 16, a head of 8: queries [1, 3, 16] and a memory [1, 7, 16] give [1, 3, 8] for each of the two heads.
  const Tensor x = normal_numbers("x", {1, 3, 16});
  const Tensor memory = normal_numbers("memory", {1, 7, 16});
  ForwardContext context = ForwardContext::evaluation();
  CrossAttention attention = without_maps(16, 2);
  const Tensor joined = attention(x, attention->project(memory), AttentionMask{}, context);
  const Tensor keys = memory.narrow(2, 0, 8);
  const Tensor one_head = kernels::attention(x.narrow(2, 0, 8), keys, keys, 1, {}, {});
  EXPECT_EQ(one_head.sizes(), (std::vector<std::int64_t>{1, 3, 8}));
  EXPECT_LE(distance(joined.narrow(2, 0, 8), one_head), 1e-6);
}

TEST(CrossAttention, OfEightTargetRowsAndTenSourceColumnsIsEightByTen) {
  CrossAttention attention = without_maps(4, 1);
  const Tensor x = normal_numbers("x", {1, 8, 4});
  const Tensor memory = normal_numbers("memory", {1, 10, 4});
  const Tensor weights = attention->weights(x, attention->project(memory), {});
  EXPECT_EQ(weights.squeeze().sizes(), (std::vector<std::int64_t>{8, 10}));
  EXPECT_LE((weights.sum(-1) - 1).abs().max().item<double>(), 1e-6);
}

TEST(Masks, ASourceMaskIsTheSameForEveryHeadAndEveryQuery) {
  const Tensor lengths = at::tensor({3}, at::kInt);
  // [1, 5] widens to [1, 1, 1, 5] and is stretched over heads and queries.
  const Tensor hidden = kernels::hidden_mask(memory_mask(lengths), 1, 4, 5, at::kCPU);
  ASSERT_EQ(hidden.sizes(), (std::vector<std::int64_t>{1, 1, 4, 5}));
  const Tensor row = at::tensor({0, 0, 0, 1, 1}, at::kInt).to(at::kBool);
  EXPECT_TRUE(at::equal(hidden, row.expand({1, 1, 4, 5})));
  CrossAttention attention = without_maps(4, 2);
  const Tensor memory = normal_numbers("memory", {1, 5, 4});
  const Tensor weights = attention->weights(normal_numbers("x", {1, 4, 4}), {memory, memory}, memory_mask(lengths));
  EXPECT_TRUE(at::equal(weights == 0, row.expand({1, 2, 4, 5})));
}

TEST(Masks, OnlyTheDecodersSelfAttentionIsCausal) {
  const SentenceRows rows(at::tensor({3}, at::kInt), 3);
  EXPECT_TRUE(causal_mask(rows).causal);
  EXPECT_FALSE(source_mask(rows).causal);
  EXPECT_FALSE(memory_mask(rows, rows).causal);
  EXPECT_FALSE(memory_mask(rows.lengths).causal);
}

TEST(Attention, ScoresOfUnitVectorsHaveStandardDeviationEightRawAndOneScaled) {
  // K = 64: a sum of 64 products of unit variance.
  constexpr std::int64_t count = 400;
  const Tensor q = normal_numbers("q", {1, count, 64});
  const Tensor k = normal_numbers("k", {1, count, 64});
  EXPECT_NEAR(standard_deviation(at::matmul(q, k.transpose(1, 2))), 8.0, 0.3);
  // ln A is the scaled score up to a number for each row.
  const Tensor scaled = kernels::attention_weights(q, k, 1, {}).log();
  EXPECT_NEAR(standard_deviation(scaled - scaled.mean(-1, true)), 1.0, 0.04);
  // And what the model computes with: against unit vectors as values the output is A.
  const Tensor few = k.narrow(1, 0, 64);
  const Tensor out = kernels::attention(q, few, at::eye(64).unsqueeze(0), 1, {}, {}).log();
  EXPECT_NEAR(standard_deviation(out - out.mean(-1, true)), 1.0, 0.04);
}

TEST(SelfAttention, TakesQueriesKeysAndValuesFromOneSequence) {
  TransformerShape shape = tiny_shape();
  SelfAttention attention(shape);
  const NoGradients guard;
  const char* const names[] = {"query", "key", "value", "output"};
  const Linear maps[] = {attention->query, attention->key, attention->value, attention->output};
  for (int i = 0; i < 4; ++i) {
    maps[i]->weight.copy_(normal_numbers(names[i], {8, 8}));
    maps[i]->bias.copy_(normal_numbers(names[i], {8}));
  }
  const Tensor x = normal_numbers("x", {1, 5, 8});
  const auto mapped = [&](int i) { return at::matmul(x, maps[i]->weight.t()) + maps[i]->bias; };
  std::vector<Tensor> heads;
  for (std::int64_t head = 0; head < 2; ++head) {
    const auto part = [&](const Tensor& whole) { return whole.narrow(2, 4 * head, 4); };
    const Tensor scores = at::matmul(part(mapped(0)), part(mapped(1)).transpose(1, 2)) / 2.0;
    heads.push_back(at::matmul(at::softmax(scores, -1), part(mapped(2))));
  }
  const Tensor expected = at::matmul(at::cat(heads, 2), maps[3]->weight.t()) + maps[3]->bias;
  ForwardContext context = ForwardContext::evaluation();
  EXPECT_LE(distance(attention(x, AttentionMask{}, context), expected), 1e-4);
}

}  // namespace
}  // namespace ferry
