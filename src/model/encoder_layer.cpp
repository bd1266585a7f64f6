#include "model/encoder_layer.h"

namespace ferry {

EncoderLayerImpl::EncoderLayerImpl(const TransformerShape& shape)
    : self_attention(register_module("self_attention", SelfAttention(shape))),
      feed_forward(register_module("feed_forward", FeedForward(shape))),
      self_attention_norm(register_module("self_attention_norm", Residual(shape.width, shape.dropout))),
      feed_forward_norm(register_module("feed_forward_norm", Residual(shape.width, shape.dropout))) {}

Tensor EncoderLayerImpl::forward(const Tensor& x, const AttentionMask& mask, ForwardContext& context) {
  const Tensor attended =
      self_attention_norm(x, context, [&](const Tensor& normed) { return self_attention(normed, mask, context); });
  return feed_forward_norm(attended, context, [&](const Tensor& normed) { return feed_forward(normed, context); });
}

}  // namespace ferry
