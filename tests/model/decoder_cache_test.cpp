// Step by step with the cache is the whole at once; and nothing is computed twice.
#include "model/decoder_cache.h"

#include <gtest/gtest.h>

#include "kernels/product.h"
#include "model/tiny_model.h"

namespace ferry {
namespace {

std::vector<TransformerShape> various_shapes() {
  std::vector<TransformerShape> shapes(4, tiny_shape());
  shapes[1].heads = 1;
  shapes[1].decoder_layers = 3;
  shapes[2].heads = 8;
  shapes[2].encoder_layers = 1;
  shapes[2].decoder_layers = 1;
  shapes[2].activation = Activation::Swiglu;
  shapes[3].width = 24;
  shapes[3].heads = 3;
  shapes[3].activation = Activation::Gelu;
  shapes[3].tie = Tie::None;
  return shapes;
}

// States [R, T, D] by steps: row r takes its tokens from row r of `tokens`.
Tensor decode_in_steps(Transformer& model, const Memory& memory, const Tensor& tokens, std::int64_t hypotheses,
                       std::int64_t capacity) {
  ForwardContext context = ForwardContext::evaluation(memory.states.scalar_type());
  DecoderCache cache = model->decoder->start(memory, hypotheses, capacity);
  std::vector<Tensor> states;
  for (std::int64_t t = 0; t < tokens.size(1); ++t) {
    EXPECT_EQ(cache.length, t);
    states.push_back(model->decoder->step(tokens.select(1, t), cache, context));
  }
  return at::stack(states, 1);
}

struct Encoded {
  Batch batch;
  Memory memory;
};

// Targets of one length, so that every row of every step is real; sources ragged.
Encoded encoded(Transformer& model, const std::vector<int>& source_lengths, int target_length) {
  ForwardContext context = ForwardContext::evaluation();
  const Batch batch = invented_batch(source_lengths, std::vector<int>(source_lengths.size(), target_length));
  return {batch, model->encode(batch.source, context)};
}

// The memory of every sentence `times` times, side by side.
Memory repeated(const Memory& memory, std::int64_t times) {
  return {memory.states.repeat_interleave(times, 0), memory.lengths.repeat_interleave(times, 0)};
}

Tensor decode_whole(Transformer& model, const Tensor& tokens, const Memory& memory) {
  ForwardContext context = ForwardContext::evaluation();
  const Tensor lengths = at::full({tokens.size(0)}, tokens.size(1), at::kInt);
  return model->decoder->forward(tokens, lengths, memory, context);
}

TEST(DecoderCache, StepsEqualTheWholeForEveryShapeOfModelAndAnyCapacity) {
  const NoGradients guard;
  for (const TransformerShape& shape : various_shapes()) {
    Transformer model = tiny_model(shape);
    const Encoded data = encoded(model, {5, 1, 3}, 9);
    const Tensor whole = decode_whole(model, data.batch.target_input, data.memory);
    for (const std::int64_t capacity : {0, 1, 4, 10, 50}) {
      EXPECT_LE(distance(decode_in_steps(model, data.memory, data.batch.target_input, 1, capacity), whole), 1e-5);
    }
  }
}

TEST(DecoderCache, HypothesesOfOneSentenceEachEqualTheirOwnWhole) {
  const NoGradients guard;
  Transformer model = tiny_model();
  const Encoded data = encoded(model, {5, 1, 3}, 0);
  const Tensor tokens = invented_batch(std::vector<int>(6, 1), std::vector<int>(6, 6)).target_input;
  const Tensor whole = decode_whole(model, tokens, repeated(data.memory, 2));
  EXPECT_LE(distance(decode_in_steps(model, data.memory, tokens, 2, 8), whole), 1e-5);
}

TEST(DecoderCache, ReorderedHypothesesGoOnFromTheirOrigins) {
  const NoGradients guard;
  Transformer model = tiny_model();
  ForwardContext context = ForwardContext::evaluation();
  const Encoded data = encoded(model, {5, 3}, 0);
  Tensor tokens = invented_batch(std::vector<int>(6, 1), std::vector<int>(6, 5)).target_input;
  DecoderCache cache = model->decoder->start(data.memory, 3, 2);
  for (std::int64_t t = 0; t < 3; ++t) model->decoder->step(tokens.select(1, t), cache, context);
  // Within each sentence's three: one drops out, one goes on twice.
  const Tensor origins = at::tensor({2, 0, 2, 4, 4, 3}, at::kLong);
  cache.reorder(origins);
  tokens = at::cat({tokens.narrow(1, 0, 3).index_select(0, origins), tokens.narrow(1, 3, 3)}, 1);
  const Tensor whole = decode_whole(model, tokens, repeated(data.memory, 3));
  for (std::int64_t t = 3; t < 6; ++t) {
    EXPECT_LE(distance(model->decoder->step(tokens.select(1, t), cache, context), whole.select(1, t)), 1e-5);
  }
}

TEST(DecoderCache, ReorderingMayChangeTheNumberOfHypotheses) {
  const NoGradients guard;
  Transformer model = tiny_model();
  ForwardContext context = ForwardContext::evaluation();
  const Encoded data = encoded(model, {5, 1, 3}, 0);
  Tensor tokens = invented_batch(std::vector<int>(3, 1), std::vector<int>(3, 7)).target_input;
  DecoderCache cache = model->decoder->start(data.memory, 1, 2);
  const auto step_until = [&](std::int64_t begin, std::int64_t end) {
    const Tensor whole = decode_whole(model, tokens, repeated(data.memory, cache.hypotheses));
    for (std::int64_t t = begin; t < end; ++t) {
      EXPECT_LE(distance(model->decoder->step(tokens.select(1, t), cache, context), whole.select(1, t)), 1e-5);
    }
  };
  const auto reorder = [&](const Tensor& origins, std::int64_t expected) {
    cache.reorder(origins);
    EXPECT_EQ(cache.hypotheses, expected);
    tokens = tokens.index_select(0, origins);
    // From here on each goes a way of its own.
    Tensor rest = tokens.narrow(1, cache.length, tokens.size(1) - cache.length);
    rest.copy_((rest + at::arange(tokens.size(0)).unsqueeze(1)).remainder(9) + 4);
  };
  step_until(0, 3);
  reorder(at::tensor({0, 0, 1, 1, 2, 2}, at::kLong), 2);
  step_until(3, 5);
  reorder(at::tensor({1, 2, 5}, at::kLong), 1);
  step_until(5, 8);
}

TEST(DecoderCache, KeptSentencesGoOnAsIfTheOthersHadNeverBeen) {
  const NoGradients guard;
  Transformer model = tiny_model();
  ForwardContext context = ForwardContext::evaluation();
  const Encoded data = encoded(model, {7, 1, 3, 2}, 0);
  const Tensor tokens = invented_batch(std::vector<int>(8, 1), std::vector<int>(8, 5)).target_input;
  const Tensor whole = decode_whole(model, tokens, repeated(data.memory, 2));
  DecoderCache cache = model->decoder->start(data.memory, 2, 3);
  for (std::int64_t t = 0; t < 2; ++t) model->decoder->step(tokens.select(1, t), cache, context);
  cache.keep_sentences(at::tensor({1, 2}, at::kLong));
  EXPECT_EQ(cache.sentences(), 2);
  // The longest source left has four positions: the room for the others is given back.
  EXPECT_EQ(cache.layers[0].memory.keys.size(1), 4);
  const Tensor rows = at::tensor({2, 3, 4, 5}, at::kLong);
  for (std::int64_t t = 2; t < 6; ++t) {
    const Tensor states = model->decoder->step(tokens.index_select(0, rows).select(1, t), cache, context);
    EXPECT_LE(distance(states, whole.select(1, t).index_select(0, rows)), 1e-5);
  }
}

TEST(DecoderCache, LayersProjectTheMemoryOnceAndAStepCostsTheSameAtEveryPosition) {
  const NoGradients guard;
  Transformer model = tiny_model();
  const Encoded data = encoded(model, {5, 1, 3}, 6);
  ForwardContext context = ForwardContext::evaluation();
  std::int64_t before = kernels::products_made();
  DecoderCache cache = model->decoder->start(data.memory, 1, 8);
  EXPECT_EQ(kernels::products_made() - before, 2 * 2);  // layers times keys and values
  for (std::int64_t t = 0; t < 7; ++t) {
    before = kernels::products_made();
    model->decoder->step(data.batch.target_input.select(1, t), cache, context);
    // Each layer: four maps of self-attention, query and output of cross-attention, two of the feed-forward.
    EXPECT_EQ(kernels::products_made() - before, 2 * (4 + 2 + 2)) << "step " << t;
  }
}

TEST(DecoderCache, StepLeavesEarlierKeysAndValuesAsTheyAre) {
  const NoGradients guard;
  Transformer model = tiny_model();
  const Encoded data = encoded(model, {5, 3}, 4);
  ForwardContext context = ForwardContext::evaluation();
  DecoderCache cache = model->decoder->start(data.memory, 1, 5);
  model->decoder->step(data.batch.target_input.select(1, 0), cache, context);
  const Tensor first = cache.layers[1].keys.narrow(1, 0, 1).clone();
  const Tensor memory = cache.layers[1].memory.keys.clone();
  for (std::int64_t t = 1; t < 5; ++t) model->decoder->step(data.batch.target_input.select(1, t), cache, context);
  EXPECT_TRUE(at::equal(cache.layers[1].keys.narrow(1, 0, 1), first));
  EXPECT_TRUE(at::equal(cache.layers[1].memory.keys, memory));
}

TEST(DecoderCache, StepsInBfloat16StayNearTheWhole) {
  const NoGradients guard;
  Transformer model = tiny_model();
  const Encoded data = encoded(model, {5, 1, 3}, 9);
  ForwardContext context = ForwardContext::evaluation(at::kBFloat16);
  const Memory memory = model->encode(data.batch.source, context);
  const Tensor lengths = at::full({3}, 10, at::kInt);
  const Tensor whole = model->decoder->forward(data.batch.target_input, lengths, memory, context).to(at::kFloat);
  const Tensor steps = decode_in_steps(model, memory, data.batch.target_input, 1, 4).to(at::kFloat);
  EXPECT_LE((steps - whole).norm().item<double>(), 0.01 * whole.norm().item<double>());
}

}  // namespace
}  // namespace ferry
