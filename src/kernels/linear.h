// y = x W' + b, the workhorse.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// x [.., I], weight [O, I] and bias [O] (may be undefined) in float32 -> [.., O] in x's type. With bfloat16 x the
/// product is in bfloat16 with sums in float32, and the weight's gradient stays float32.
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias);
Tensor linear_plain(const Tensor& x, const Tensor& weight, const Tensor& bias);

/// The weight in another type, by the loops where they fit; no gradient.
Tensor converted(const Tensor& weight, at::ScalarType type);

}  // namespace ferry::kernels
