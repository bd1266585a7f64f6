#include "model/decoder.h"

namespace ferry {

DecoderImpl::DecoderImpl(const TransformerShape& shape, Embedding embedding)
    : layers(register_modules<DecoderLayer>("layers", shape.decoder_layers, shape)),
      norm(register_module("norm", Norm(shape.width))),
      embedding_(std::move(embedding)) {}

Tensor DecoderImpl::forward(const Tensor& target_input, const Tensor& target_lengths, const Memory& memory,
                            ForwardContext& context) {
  const SentenceRows target(target_lengths, target_input.size(1));
  return target.padded(real_states(target_input, target, memory, context));
}

Tensor DecoderImpl::real_states(const Tensor& target_input, const SentenceRows& target, const Memory& memory,
                                ForwardContext& context) {
  const SentenceRows source(memory.lengths, memory.states.size(1));
  const AttentionMask causal = causal_mask(target);
  const AttentionMask to_memory = memory_mask(source, target);
  const Tensor seen = source.packed(memory.states);
  context.enter_target();
  Tensor x = embedding_(target_input, target, context);
  for (DecoderLayer& layer : layers) x = layer(x, seen, causal, to_memory, context);
  return norm(x, context).narrow(0, 0, target.real());
}

DecoderCache DecoderImpl::start(const Memory& memory, std::int64_t hypotheses, std::int64_t capacity) {
  DecoderCache cache;
  cache.memory_lengths = memory.lengths;
  cache.hypotheses = hypotheses;
  const std::int64_t rows = memory.states.size(0) * hypotheses;
  for (DecoderLayer& layer : layers) {
    cache.layers.push_back({.keys = at::empty({rows, capacity, memory.states.size(2)}, memory.states.options()),
                            .values = at::empty({rows, capacity, memory.states.size(2)}, memory.states.options()),
                            .memory = layer->cross_attention->project(memory.states)});
  }
  return cache;
}

Tensor DecoderImpl::step(const Tensor& tokens, DecoderCache& cache, ForwardContext& context) {
  cache.reserve(cache.length + 1);
  Tensor x = embedding_->step(tokens, cache.length, context);
  for (std::size_t i = 0; i < layers.size(); ++i) x = layers[i]->step(x, cache.layers[i], cache, context);
  ++cache.length;
  return norm(x, context).squeeze(1);
}

std::vector<Tensor> DecoderImpl::cross_attention_weights(const Tensor& target_input, const Tensor& target_lengths,
                                                         const Memory& memory) {
  ForwardContext context = ForwardContext::evaluation(memory.states.scalar_type());
  const SentenceRows source(memory.lengths, memory.states.size(1));
  const SentenceRows target(target_lengths, target_input.size(1));
  const AttentionMask causal = causal_mask(target);
  const AttentionMask to_memory = memory_mask(source, target);
  const Tensor seen = source.packed(memory.states);
  std::vector<Tensor> weights;
  Tensor x = embedding_(target_input, target, context);
  for (DecoderLayer& now : layers) {
    const Tensor own = now->attend_to_targets(x, causal, context);
    const KeysAndValues projected = now->cross_attention->project(seen);
    const Tensor queries_from = static_cast<NormImpl&>(*now->cross_attention_norm).forward(own, context);
    weights.push_back(now->cross_attention->weights(queries_from, projected, to_memory));
    // What the last layer makes of it nobody reads.
    if (weights.size() < layers.size()) x = now->attend_to_memory(own, projected, to_memory, context);
  }
  return weights;
}

}  // namespace ferry
