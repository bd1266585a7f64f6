// Products of float32 matrices by loops of our own. With AVX2 they are faster than oneDNN's, and a sum is the same
// whatever the number of threads, rows and columns: terms are added in an order that only their number decides.
#pragma once

#include "kernels/product.h"

namespace ferry::kernels {

/// A right factor, laid out once for any number of products.
class Panels {
 public:
  /// b [K, N] float32 on the CPU, not empty, of any strides of which one is 1.
  explicit Panels(const Tensor& b);

  /// c = a b (+ bias), as product_into's; a and c float32.
  void product_into(const Tensor& c, const Tensor& a, const Tensor& bias, Sum sum) const;

 private:
  std::int64_t terms_, columns_;
  Tensor panels_;
};

/// product_into for float32 matrices on the CPU, none of them empty.
void product_by_panels(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum);

}  // namespace ferry::kernels
