// Whether a call is part of learning.
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

}  // namespace ferry::kernels
