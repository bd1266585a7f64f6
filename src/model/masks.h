// Which keys a query may not see. One meaning in the whole program: hidden means weight zero. Padding is always at the
// end of a sentence, so its mask is a length per sentence; masks as tensors of booleans (true: hidden) come from
// kernels::hidden_mask.
#pragma once

#include "kernels/attention.h"

namespace ferry {

using AttentionMask = kernels::AttentionVisibility;

/// Encoder self-attention: source padding is hidden, for every query alike.
inline AttentionMask source_mask(const Tensor& source_lengths) {
  return {.key_lengths = source_lengths, .query_lengths = source_lengths, .causal = false};
}

/// Decoder self-attention: query i sees targets 0 to i; the target's padding is hidden.
inline AttentionMask causal_mask(const Tensor& target_lengths) {
  return {.key_lengths = target_lengths, .query_lengths = target_lengths, .causal = true};
}

/// Cross-attention: source padding is hidden; never causal, the whole source is there from the start.
inline AttentionMask memory_mask(const Tensor& source_lengths, const Tensor& target_lengths = {}) {
  return {.key_lengths = source_lengths, .query_lengths = target_lengths, .causal = false};
}

}  // namespace ferry
