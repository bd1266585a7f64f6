// Products with weights rounded to bfloat16: half of the bytes to read, and twice the multiplications an instruction.
#pragma once

#include "kernels/fixed_weight.h"
#include "kernels/float32_weight.h"
#include "kernels/packed_matrix.h"

namespace ferry::kernels {

/// For processors that multiply bfloat16 numbers. A row of the result depends on no other.
class Bfloat16Weight : public FixedWeight {
 public:
  /// weight [O, I] float32 on the CPU.
  explicit Bfloat16Weight(const Tensor& weight);

 private:
  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override;

  PackedMatrix packed_;
};

/// The same rounded numbers multiplied in float32, for all other processors. Here the last bits of a row may depend on
/// how many rows there are, as in float32 itself: few rows are multiplied by a loop of their own.
class Bfloat16WeightInFloat32 : public Float32Weight {
 public:
  /// weight [O, I] float32 on the CPU.
  explicit Bfloat16WeightInFloat32(const Tensor& weight);

 protected:
  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override;
};

}  // namespace ferry::kernels
