#include "model/decoder_layer.h"

namespace ferry {

DecoderLayerImpl::DecoderLayerImpl(const TransformerShape& shape)
    : self_attention(register_module("self_attention", SelfAttention(shape))),
      cross_attention(register_module("cross_attention", CrossAttention(shape))),
      feed_forward(register_module("feed_forward", FeedForward(shape))),
      self_attention_norm(register_module("self_attention_norm", Residual(shape.width, shape.dropout))),
      cross_attention_norm(register_module("cross_attention_norm", Residual(shape.width, shape.dropout))),
      feed_forward_norm(register_module("feed_forward_norm", Residual(shape.width, shape.dropout))) {}

Tensor DecoderLayerImpl::forward(const Tensor& x, const Tensor& memory, const AttentionMask& causal,
                                 const AttentionMask& to_memory, ForwardContext& context) {
  const Tensor own = attend_to_targets(x, causal, context);
  return attend_to_memory(own, cross_attention->project(memory), to_memory, context);
}

Tensor DecoderLayerImpl::attend_to_targets(const Tensor& x, const AttentionMask& causal, ForwardContext& context) {
  return self_attention_norm(x, context, [&](const Tensor& normed) { return self_attention(normed, causal, context); });
}

Tensor DecoderLayerImpl::attend_to_memory(const Tensor& x, const KeysAndValues& memory, const AttentionMask& to_memory,
                                          ForwardContext& context) {
  const Tensor crossed = cross_attention_norm(
      x, context, [&](const Tensor& normed) { return cross_attention(normed, memory, to_memory, context); });
  return feed_forward_norm(crossed, context, [&](const Tensor& normed) { return feed_forward(normed, context); });
}

Tensor DecoderLayerImpl::step(const Tensor& x, LayerCache& cache, const DecoderCache& all, ForwardContext& context) {
  const Tensor own = self_attention_norm(
      x, context, [&](const Tensor& normed) { return self_attention->step(normed, cache, all.length, context); });
  // The hypotheses of a sentence stand side by side as queries against its one memory: [R, 1, D] is [B, R / B, D].
  const Tensor grouped = own.view({all.sentences(), all.hypotheses, own.size(2)});
  return attend_to_memory(grouped, cache.memory, memory_mask(all.memory_lengths), context).view(own.sizes());
}

}  // namespace ferry
