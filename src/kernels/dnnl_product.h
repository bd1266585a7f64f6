// How a product is made with oneDNN so that it is fast and its sums do not depend on the number of threads.
#pragma once

#include "kernels/product.h"

namespace ferry::kernels {

/// product_into for matrices on the CPU, in types that the processor multiplies; none is empty. Throws std::bad_alloc.
void dnnl_product(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum);

}  // namespace ferry::kernels
