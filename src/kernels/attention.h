// Scaled dot-product attention over a batch of sentences and heads.
#pragma once

#include <optional>

#include "base/tensor.h"
#include "kernels/dropout.h"
#include "kernels/sentence_rows.h"

namespace ferry::kernels {

/// Which keys a query sees: those of its sentence, and of them, with `causal`, query i keys 0 to i only.
struct AttentionVisibility {
  Tensor key_lengths;  ///< [B] int32: keys from there on are padding, and hidden; undefined: none
  bool causal = false;
  /// Where the sentences lie if they have no padding, both or none: then queries are [N, D], keys and values [M, D],
  /// and what rows of no sentence give is zero.
  std::optional<SentenceRows> query_rows = {}, key_rows = {};
};

/// q [B, T, D], k and v [B, S, D], H heads of K = D / H columns each -> [B, T, D]: per head
/// softmax(q k' / sqrt(K) + mask) v, dropout on the softmax (Vaswani et al. 2017, eq. 1). A query without a visible key
/// gives zero, not NaN. A query's dropout is that of its row, [H, S] elements in it.
Tensor attention(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const AttentionVisibility& visibility,
                 const Dropout& dropout);
Tensor attention_plain(const Tensor& q, const Tensor& k, const Tensor& v, int heads,
                       const AttentionVisibility& visibility, const Dropout& dropout);

/// The weights A [B, H, T, S] alone, float32, without dropout; no gradient. Those of padding queries mean nothing.
Tensor attention_weights(const Tensor& q, const Tensor& k, int heads, const AttentionVisibility& visibility);

/// The hidden places as a mask [B, 1, T, S] of booleans (true: hidden), for B sentences with padding.
Tensor hidden_mask(const AttentionVisibility& visibility, std::int64_t sentences, std::int64_t queries,
                   std::int64_t keys, const at::Device& device);

}  // namespace ferry::kernels
