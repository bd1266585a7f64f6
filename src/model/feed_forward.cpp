#include "model/feed_forward.h"

#include "kernels/feed_forward.h"
#include "kernels/stage.h"

namespace ferry {
namespace {

kernels::ActivationKind kind_of(Activation activation) {
  switch (activation) {
    case Activation::Relu:
      return kernels::ActivationKind::Relu;
    case Activation::Gelu:
      return kernels::ActivationKind::Gelu;
    case Activation::Swiglu:
      break;
  }
  return kernels::ActivationKind::Swiglu;
}

}  // namespace

FeedForwardImpl::FeedForwardImpl(const TransformerShape& shape)
    : inner(register_module(
          "inner", Linear(shape.width, shape.feed_forward * (shape.activation == Activation::Swiglu ? 2 : 1)))),
      outer(register_module("outer", Linear(shape.feed_forward, shape.width))),
      activation_(kind_of(shape.activation)),
      dropout_(shape.feed_forward_dropout) {}

Tensor FeedForwardImpl::forward(const Tensor& x, ForwardContext& context) {
  const kernels::InStage stage(kernels::Stage::FeedForward);
  const kernels::Dropout dropout = context.dropout(dropout_);
  if (activation_ == kernels::ActivationKind::Relu && !inner->is_fixed()) {
    return kernels::feed_forward(x, {inner->weight, inner->bias, outer->weight, outer->bias}, dropout);
  }
  return outer(kernels::activation(inner(x), activation_, dropout));
}

}  // namespace ferry
