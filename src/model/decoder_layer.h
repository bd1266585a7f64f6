// One decoder layer: causal self-attention, cross-attention, feed-forward.
#pragma once

#include "model/cross_attention.h"
#include "model/feed_forward.h"
#include "model/module.h"
#include "model/residual.h"
#include "model/self_attention.h"

namespace ferry {

class DecoderLayerImpl : public Module {
 public:
  explicit DecoderLayerImpl(const TransformerShape& shape);

  /// A whole target: x [N, D] float32, memory [M, D], the rows of the masks -> [N, D].
  Tensor forward(const Tensor& x, const Tensor& memory, const AttentionMask& causal, const AttentionMask& to_memory,
                 ForwardContext& context);

  /// Its two halves: causal self-attention, and what comes after it (the memory projected by cross_attention).
  Tensor attend_to_targets(const Tensor& x, const AttentionMask& causal, ForwardContext& context);
  Tensor attend_to_memory(const Tensor& x, const KeysAndValues& memory, const AttentionMask& to_memory,
                          ForwardContext& context);

  /// One position of every hypothesis: x [R, 1, D] float32 -> [R, 1, D].
  Tensor step(const Tensor& x, LayerCache& cache, const DecoderCache& all, ForwardContext& context);

  SelfAttention self_attention;
  CrossAttention cross_attention;
  FeedForward feed_forward;
  Residual self_attention_norm, cross_attention_norm, feed_forward_norm;
};
using DecoderLayer = Part<DecoderLayerImpl>;

}  // namespace ferry
