// Products with weights rounded to 8 bits, for translation: a quarter of the bytes to read, and several multiplications
// an instruction.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// A weight whose rows are rounded each with a scale of its own: w = scale * q, q from -127 to 127.
class Int8Weight {
 public:
  /// weight [O, I] float32 on the CPU.
  explicit Int8Weight(const Tensor& weight);

  /// x [.., I] float32, bias [O] -> x W' + bias, [.., O] float32, without a gradient. Each row of x is rounded likewise
  /// as it comes; the sums are exact.
  Tensor product(const Tensor& x, const Tensor& bias) const;
  /// The matrix that the rounded one stands for, [O, I] float32.
  Tensor restored() const;

 private:
  Tensor sums_of_products(const Tensor& rows) const;

  Tensor rounded_;  ///< int8 [O, I]
  Tensor packed_;   ///< the same as oneDNN wants to have it, bytes; undefined without oneDNN
  Tensor scales_;   ///< float32 [O]
  Tensor offsets_;  ///< int32 [O]: what the zero of x's rounded numbers adds to the sums
};

}  // namespace ferry::kernels
