// Tensors: the one door to LibTorch, and the only place that knows which version it is (1.13 or 2.x).
#pragma once

#include <cstdint>
#include <vector>

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <c10/core/CPUAllocator.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/grad_mode.h>
#include <torch/version.h>

namespace ferry {

using at::Tensor;

/// Switches gradients off for the current thread until the end of the scope.
using NoGradients = at::NoGradGuard;

}  // namespace ferry
