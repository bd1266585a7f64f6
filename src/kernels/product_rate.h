// What this machine can do at most: the yardstick of every benchmark.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// [M, K] x [K, N]
struct ProductSize {
  std::int64_t m, k, n;
};

/// The rate of such products of this type, in GFLOP/s: the best of several.
double product_gflops(const ProductSize& size, at::ScalarType type);

}  // namespace ferry::kernels
