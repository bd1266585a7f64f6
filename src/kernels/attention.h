// Scaled dot-product attention over a batch of sentences and heads.
#pragma once

#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry::kernels {

/// What a query may not see. Padding stands at the end of the keys; with `causal`, query i sees keys 0 to i only.
struct AttentionVisibility {
  Tensor key_lengths;    ///< [B] int32: keys from there on are hidden; undefined: all are visible
  Tensor query_lengths;  ///< [B] int32: queries from there on are padding, their output is zero; undefined: none
  bool causal = false;
};

/// q [B, T, D], k and v [B, S, D], H heads of K = D / H columns each -> [B, T, D]: per head
/// softmax(q k' / sqrt(K) + mask) v, dropout on the softmax (Vaswani et al. 2017, eq. 1). A query without a visible key
/// gives zero, not NaN.
Tensor attention(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const AttentionVisibility& visibility,
                 const Dropout& dropout);
Tensor attention_plain(const Tensor& q, const Tensor& k, const Tensor& v, int heads,
                       const AttentionVisibility& visibility, const Dropout& dropout);

/// The weights A [B, H, T, S] alone, float32, without dropout; no gradient.
Tensor attention_weights(const Tensor& q, const Tensor& k, int heads, const AttentionVisibility& visibility);

/// The hidden places as a mask [B, 1, T, S] of booleans (true: hidden), for B sentences.
Tensor hidden_mask(const AttentionVisibility& visibility, std::int64_t sentences, std::int64_t queries,
                   std::int64_t keys, const at::Device& device);

}  // namespace ferry::kernels
