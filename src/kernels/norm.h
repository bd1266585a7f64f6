// Layer normalisation (Ba, Kiros and Hinton 2016) in front of a sublayer, with the skip connection that passes it by.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

inline constexpr double norm_epsilon = 1e-5;

struct NormAndSkip {
  Tensor normed;  ///< [.., D] in the type asked for: what the sublayer gets
  Tensor skip;    ///< x itself: what the sublayer's output is added to
};

/// x [.., D], gain [D], bias [D], float32. One node of the graph for both ways, so that the way back adds the skip's
/// gradient in the same pass over memory.
NormAndSkip norm_and_skip(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type);

/// The norm alone, as at the end of a stack.
Tensor layer_norm(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type);
Tensor layer_norm_plain(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type);

}  // namespace ferry::kernels
