// Cross-attention: queries from the decoder, keys and values both from the encoder's memory. The only way from the
// source to the target.
#pragma once

#include "kernels/stage.h"
#include "model/attention.h"

namespace ferry {

class CrossAttentionImpl : public AttentionImpl {
 public:
  using AttentionImpl::AttentionImpl;

  /// x [N, D], or in a step [B, T, D], attends to a memory that `project` was applied to: once per batch in training,
  /// once per sentence in decoding. The mask is never causal.
  Tensor forward(const Tensor& x, const KeysAndValues& memory, const AttentionMask& mask, ForwardContext& context) {
    const kernels::InStage stage(kernels::Stage::Attention);
    return attend({query(x), memory}, mask, context);
  }
};
using CrossAttention = Part<CrossAttentionImpl>;

}  // namespace ferry
