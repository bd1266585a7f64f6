// Whether a call is part of learning, and where what it learns is summed.
#pragma once

#include <initializer_list>

#include "base/tensor.h"

namespace ferry::kernels {

/// True when gradients are on and one of the inputs wants one. (Inside a custom function's forward they are off.)
inline bool wants_gradient(std::initializer_list<Tensor> inputs) {
  if (!at::GradMode::is_enabled()) return false;
  for (const Tensor& input : inputs) {
    if (input.requires_grad()) return true;
  }
  return false;
}

/// The sum that a way back adds a parameter's gradient to.
struct GradientSum {
  Tensor values;       ///< float32
  bool is_parameters;  ///< it is the parameter's own, and autograd gets nothing to add

  Tensor for_autograd() const { return is_parameters ? Tensor() : values; }
};

/// A parameter that has a gradient already (zeros at the start of an update, say) gets more of it in the products that
/// make it; autograd would take a tensor of its own for it and add that in another pass over both. Otherwise zeros. (So
/// a way back that asks for the gradients of some inputs alone, as torch::autograd::grad does, is not for these.)
inline GradientSum gradient_sum(const Tensor& parameter) {
  if (parameter.is_leaf() && parameter.requires_grad()) {
    const Tensor& kept = parameter.grad();
    if (kept.defined() && kept.scalar_type() == at::kFloat && kept.is_contiguous()) return {kept, true};
  }
  return {at::zeros(parameter.sizes(), parameter.options().dtype(at::kFloat).requires_grad(false)), false};
}

}  // namespace ferry::kernels
