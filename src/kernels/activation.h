// The activation inside the feed-forward sublayer, with dropout behind it, in ATen.
#pragma once

#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry::kernels {

enum class ActivationKind { Relu, Gelu, Swiglu };

/// x [.., F] -> dropout(relu(x)) or dropout(gelu(x)) [.., F]; swiglu (Shazeer 2020): x [.., 2F] is gate and value side
/// by side, -> dropout(silu(gate) * value) [.., F].
Tensor activation(const Tensor& x, ActivationKind kind, const Dropout& dropout);

}  // namespace ferry::kernels
