// What self-attention and cross-attention share: four linear maps and the configuration of the heads.
#pragma once

#include "model/forward_context.h"
#include "model/linear.h"
#include "model/masks.h"
#include "model/module.h"
#include "model/shape.h"

namespace ferry {

/// Keys and values of one attention, projected and ready to be attended to: [M, D] each, or [B, S, D] with padding.
struct KeysAndValues {
  Tensor keys;
  Tensor values;
};

/// The queries besides, where they come from the same states.
struct QueriesKeysAndValues {
  Tensor queries;  ///< [N, D] or [B, T, D]
  KeysAndValues source;
};

class AttentionImpl : public Module {
 public:
  explicit AttentionImpl(const TransformerShape& shape);

  /// K = x W_K, V = x W_V.
  KeysAndValues project(const Tensor& x);
  /// Q = x W_Q besides.
  QueriesKeysAndValues project_all(const Tensor& x);

  /// Per head softmax(Q K' / sqrt(K) + mask) V, joined, times W_O: as the queries (Vaswani et al. 2017, section
  /// 3.2.2).
  Tensor attend(const QueriesKeysAndValues& all, const AttentionMask& mask, ForwardContext& context);

  /// The weights A [B, H, T, S] of that, without dropout.
  Tensor weights(const Tensor& queries_from, const KeysAndValues& source, const AttentionMask& mask);

  Linear query, key, value, output;

 private:
  int heads_;
  double dropout_;
};

}  // namespace ferry
