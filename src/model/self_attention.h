// Self-attention: queries, keys and values all come from the same sequence.
#pragma once

#include "model/attention.h"
#include "model/decoder_cache.h"

namespace ferry {

class SelfAttentionImpl : public AttentionImpl {
 public:
  using AttentionImpl::AttentionImpl;

  /// x [N, D], the rows of the mask, -> [N, D].
  Tensor forward(const Tensor& x, const AttentionMask& mask, ForwardContext& context);

  /// One position of R sequences, x [R, 1, D]: its key and value join those of the positions before it, which it sees
  /// all. Nothing is masked: what is in the cache is the past.
  Tensor step(const Tensor& x, LayerCache& cache, std::int64_t position, ForwardContext& context);
};
using SelfAttention = Part<SelfAttentionImpl>;

}  // namespace ferry
