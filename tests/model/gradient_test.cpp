// What learning reaches: every parameter, and the encoder through cross-attention only.
#include <cmath>

#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

// Three matrices, so that the source's belongs to the encoder alone.
TransformerShape untied() {
  TransformerShape shape = tiny_shape();
  shape.tie = Tie::None;
  return shape;
}

bool belongs_to_encoder(const std::string& name) {
  return name.starts_with("encoder.") || name.starts_with("source_embedding.");
}

// A number added to all keys of a row alike changes no weight (softmax is blind to it), so these gradients are zero
// but for rounding.
bool is_bias_of_keys(const std::string& name) {
  return name.ends_with("attention.key.bias");
}

// Logits with every position counted by a factor of its own.
void learn_from(const Tensor& numbers) {
  const Tensor factors = at::arange(numbers.numel()).to(at::kFloat).mul(0.7).sin().view(numbers.sizes());
  (numbers * factors).sum().backward();
}

TEST(Gradient, ReachesEveryParameter) {
  for (const Tie tie : {Tie::All, Tie::Target, Tie::None}) {
    for (const Activation activation : {Activation::Relu, Activation::Gelu, Activation::Swiglu}) {
      TransformerShape shape = tiny_shape();
      shape.tie = tie;
      shape.activation = activation;
      Transformer model = tiny_model(shape);
      ForwardContext context = ForwardContext::training(1);
      learn_from(model->forward(ragged_batch(), context));
      for (const auto& entry : model->named_parameters()) {
        ASSERT_TRUE(entry.second.grad().defined()) << entry.first;
        if (is_bias_of_keys(entry.first)) {
          EXPECT_LT(gradient_size(entry.second), 1e-4) << entry.first;
        } else {
          EXPECT_GT(gradient_size(entry.second), 1e-4) << entry.first;
        }
      }
    }
  }
}

TEST(Gradient, ReachesTheEncoderOnlyThroughCrossAttention) {
  Transformer model = tiny_model(untied());
  const Batch batch = ragged_batch();
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model->encode(batch.source, context);
  learn_from(model->decode(batch, {memory.states.detach(), memory.lengths}, context));
  for (const auto& entry : model->named_parameters()) {
    if (belongs_to_encoder(entry.first)) {
      EXPECT_EQ(gradient_size(entry.second), 0.0) << entry.first;
    }
  }
  EXPECT_GT(gradient_size(model->parameter("decoder.layers.0.cross_attention.value.weight")), 1e-4);
}

TEST(Gradient, ReachesEveryEncoderParameterThroughTheAttachedMemory) {
  Transformer model = tiny_model(untied());
  const Batch batch = ragged_batch();
  ForwardContext context = ForwardContext::evaluation();
  learn_from(model->decode(batch, model->encode(batch.source, context), context));
  for (const auto& entry : model->named_parameters()) {
    if (!belongs_to_encoder(entry.first) || is_bias_of_keys(entry.first)) continue;
    EXPECT_GT(gradient_size(entry.second), 1e-4) << entry.first;
  }
}

TEST(Gradient, ReachesEveryEncoderParameterThroughKeysAloneAndThroughValuesAlone) {
  for (const bool through_keys : {true, false}) {
    Transformer model = tiny_model(untied());
    const Batch batch = ragged_batch();
    ForwardContext context = ForwardContext::evaluation();
    const Memory memory = model->encode(batch.source, context);
    learn_from(decode_by_hand(model, batch, memory, [&](CrossAttention& attention, const Tensor& seen) {
      const Tensor fixed = seen.detach();
      return KeysAndValues{attention->key(through_keys ? seen : fixed), attention->value(through_keys ? fixed : seen)};
    }));
    for (const auto& entry : model->named_parameters()) {
      if (!belongs_to_encoder(entry.first) || is_bias_of_keys(entry.first)) continue;
      // The final norm's bias is the same for all positions: through the keys it acts like a bias of theirs.
      if (through_keys && entry.first == "encoder.norm.bias") continue;
      EXPECT_GT(gradient_size(entry.second), 1e-5)
          << entry.first << (through_keys ? " through the keys" : " through the values");
    }
  }
}

// States, and what learning from them leaves in the encoder: both must come from the one memory in the same way.
TEST(Decoder, IsItsLayersOneAfterAnotherWithKeysAndValuesFromTheMemory) {
  const Batch batch = ragged_batch();
  ForwardContext context = ForwardContext::evaluation();
  Transformer model = tiny_model(untied());
  const Tensor states =
      model->decoder->real_states(batch.target_input, SentenceRows(batch.target_lengths, batch.target_input.size(1)),
                                  model->encode(batch.source, context), context);
  learn_from(states);
  Transformer same = tiny_model(untied());
  const Memory memory = same->encode(batch.source, context);
  const Tensor by_hand = decode_by_hand(same, batch, memory, [](CrossAttention& attention, const Tensor& seen) {
    return KeysAndValues{attention->key(seen), attention->value(seen)};
  });
  learn_from(by_hand);
  EXPECT_TRUE(at::equal(states, by_hand));
  for (const auto& entry : model->named_parameters()) {
    const Tensor& gradient = entry.second.grad();
    EXPECT_EQ(gradient.defined(), same->parameter(entry.first).grad().defined()) << entry.first;
    if (!gradient.defined()) continue;  // the output projection has no part in this
    EXPECT_LE(distance(gradient, same->parameter(entry.first).grad()), 1e-5) << entry.first;
  }
}

TEST(Gradient, OfPaddingRowsIsZero) {
  for (const Tie tie : {Tie::Target, Tie::None}) {
    TransformerShape shape = untied();
    shape.tie = tie;
    Transformer model = tiny_model(shape);
    ForwardContext context = ForwardContext::training(1);
    learn_from(model->forward(with_padding(ragged_batch(), 2, 2), context));
    EXPECT_EQ(model->source_embedding->weight.grad()[pad_id].abs().max().item<double>(), 0.0);
    if (tie == Tie::None) {
      EXPECT_EQ(model->target_embedding->weight.grad()[pad_id].abs().max().item<double>(), 0.0);
    }
  }
}

// Central differences of the whole model's loss for one number of every parameter. float32 allows about two digits.
TEST(Gradient, AgreesWithDifferencesOfTheLossForEveryParameter) {
  Transformer model = tiny_model(tiny_shape_with_dropout());
  const Batch batch = ragged_batch();
  // The same key each time: the same elements are dropped.
  const auto loss = [&] {
    ForwardContext context = ForwardContext::training(4);
    const Tensor logits = model->forward(batch, context);
    return (logits * at::arange(logits.numel()).to(at::kFloat).mul(0.7).sin().view(logits.sizes()))
        .to(at::kDouble)
        .sum();
  };
  loss().backward();
  const NoGradients guard;
  for (const auto& entry : model->named_parameters()) {
    const Tensor gradient = entry.second.grad().flatten();
    const auto place = gradient.abs().argmax().item<std::int64_t>();
    float* number = entry.second.data_ptr<float>() + place;
    const float kept = *number;
    constexpr float step = 1e-3F;
    *number = kept + step;
    const double above = loss().item<double>();
    *number = kept - step;
    const double below = loss().item<double>();
    *number = kept;
    const double slope = (above - below) / (2.0 * step);
    const double expected = gradient[place].item<double>();
    EXPECT_NEAR(slope, expected, 0.03 * std::abs(expected) + 5e-3) << entry.first;
  }
}

}  // namespace
}  // namespace ferry
