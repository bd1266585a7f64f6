// The position-wise feed-forward sublayer: W_2 dropout(activation(x W_1)) (Vaswani et al. 2017, eq. 2; SwiGLU: Shazeer
// 2020).
#pragma once

#include "kernels/activation.h"
#include "model/forward_context.h"
#include "model/linear.h"
#include "model/module.h"
#include "model/shape.h"

namespace ferry {

class FeedForwardImpl : public Module {
 public:
  explicit FeedForwardImpl(const TransformerShape& shape);
  /// x [.., D] -> [.., D].
  Tensor forward(const Tensor& x, ForwardContext& context);

  Linear inner, outer;

 private:
  kernels::ActivationKind activation_;
  double dropout_;
};
using FeedForward = Part<FeedForwardImpl>;

}  // namespace ferry
