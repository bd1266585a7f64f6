// Attention where nothing is learnt: a query, or a few, for each sentence of a step of decoding.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// Of attention a thread should have more multiplications to do than these, or waking it does not pay.
inline constexpr std::int64_t few_multiplications_of_heads = 131072;

/// attention (attention.h) of q [B, T, D] over k and v [B, S, D] without dropout, causal mask and gradient; float32 on
/// the CPU, the last stride 1. key_lengths [B] int32, or undefined: all keys are visible.
Tensor attention_step(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const Tensor& key_lengths);

}  // namespace ferry::kernels
