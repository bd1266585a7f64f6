// Products with weights rounded to 8 bits: a quarter of the bytes to read, and several multiplications an instruction.
#pragma once

#include "kernels/fixed_weight.h"
#include "kernels/packed_matrix.h"

namespace ferry::kernels {

/// A weight whose rows are rounded each with a scale of its own: w = scale * q, q from -127 to 127. Each row of x is
/// rounded likewise as it comes; the sums are exact.
class Int8Weight : public FixedWeight {
 public:
  /// weight [O, I] float32 on the CPU.
  explicit Int8Weight(const Tensor& weight);

 private:
  struct Rounded;
  Int8Weight(const Tensor& weight, const Rounded& rounded);

  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override;

  Tensor scales_;   ///< float32 [O]
  Tensor offsets_;  ///< int32 [O]: what the zero of x's rounded numbers adds to the sums
  PackedMatrix packed_;
};

}  // namespace ferry::kernels
