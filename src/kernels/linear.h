// y = x W' + b, the workhorse.
#pragma once

#include <vector>

#include "base/tensor.h"

namespace ferry::kernels {

/// x [.., I], weight [O, I] and bias [O] (may be undefined) in float32 -> [.., O] in x's type. With bfloat16 x the
/// product is in bfloat16 with sums in float32, and the weight's gradient stays float32.
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias);
Tensor linear_plain(const Tensor& x, const Tensor& weight, const Tensor& bias);

/// Weight [O, I] and bias [O].
struct LinearMap {
  Tensor weight, bias;
};

/// Several maps of the same x. On the way back each adds to the gradient of x in its product.
std::vector<Tensor> linears(const Tensor& x, const std::vector<LinearMap>& maps);

/// sums [C] float32 += the sum over the rows of rows [N, C], float32 or bfloat16, on the CPU, each row without gaps.
void add_column_sums(const Tensor& rows, const Tensor& sums);

/// float32 numbers into as many, or the first of more, in bfloat16; both contiguous, on the CPU.
void round_into(const Tensor& numbers, const Tensor& to);

/// The weight in another type, by the loops where they fit; no gradient.
Tensor converted(const Tensor& weight, at::ScalarType type);

}  // namespace ferry::kernels
