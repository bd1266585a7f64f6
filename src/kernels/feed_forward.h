// The position-wise feed-forward sublayer in one: two linear maps with relu and dropout between them.
#pragma once

#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry::kernels {

/// What the sublayer learns, in float32.
struct FeedForwardWeights {
  Tensor inner, inner_bias;  ///< W_1 [F, D], b_1 [F]
  Tensor outer, outer_bias;  ///< W_2 [D, F], b_2 [D]
};

/// dropout(relu(x W_1' + b_1)) W_2' + b_2 (Vaswani et al. 2017, eq. 2): x [.., D] -> [.., D] in x's type.
Tensor feed_forward(const Tensor& x, const FeedForwardWeights& weights, const Dropout& dropout);
Tensor feed_forward_plain(const Tensor& x, const FeedForwardWeights& weights, const Dropout& dropout);

}  // namespace ferry::kernels
