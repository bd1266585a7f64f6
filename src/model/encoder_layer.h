// One encoder layer: self-attention, then feed-forward.
#pragma once

#include "model/feed_forward.h"
#include "model/module.h"
#include "model/residual.h"
#include "model/self_attention.h"

namespace ferry {

class EncoderLayerImpl : public Module {
 public:
  explicit EncoderLayerImpl(const TransformerShape& shape);
  /// x [M, D] float32, the rows of the mask -> the same.
  Tensor forward(const Tensor& x, const AttentionMask& mask, ForwardContext& context);

  SelfAttention self_attention;
  FeedForward feed_forward;
  Residual self_attention_norm, feed_forward_norm;
};
using EncoderLayer = Part<EncoderLayerImpl>;

}  // namespace ferry
