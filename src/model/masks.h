// Which keys a query may not see. One meaning in the whole program: hidden means weight zero. A mask is where the
// sentences lie and the word causal; masks as tensors of booleans (true: hidden) come from kernels::hidden_mask.
#pragma once

#include "kernels/attention.h"

namespace ferry {

using AttentionMask = kernels::AttentionVisibility;
using SentenceRows = kernels::SentenceRows;

/// Encoder self-attention: all of the own source.
inline AttentionMask source_mask(const SentenceRows& source) {
  return {.key_lengths = {}, .causal = false, .query_rows = source, .key_rows = source};
}

/// Decoder self-attention: query i sees its sentence's targets 0 to i.
inline AttentionMask causal_mask(const SentenceRows& target) {
  return {.key_lengths = {}, .causal = true, .query_rows = target, .key_rows = target};
}

/// Cross-attention: all of the sentence's source; never causal, the whole source is there from the start.
inline AttentionMask memory_mask(const SentenceRows& source, const SentenceRows& target) {
  return {.key_lengths = {}, .causal = false, .query_rows = target, .key_rows = source};
}

/// The same in a step of decoding, where the source has its padding: it is hidden.
inline AttentionMask memory_mask(const Tensor& source_lengths) {
  return {.key_lengths = source_lengths, .causal = false};
}

}  // namespace ferry
