// Weights that are not learnt any more: for translation they are laid out once, and may be kept in fewer bits, which is
// less to read and faster to multiply.
#pragma once

#include <memory>

#include "base/tensor.h"

namespace ferry::kernels {

enum class FixedPrecision { Float32, Bfloat16, Int8 };

/// A weight [O, I] as it was when it was fixed. (In float32 its matrix is shared and must not change.)
class FixedWeight {
 public:
  /// weight [O, I] float32 on the CPU.
  explicit FixedWeight(const Tensor& weight);
  virtual ~FixedWeight() = default;
  /// x [.., I] float32, bias [O] -> x W' + bias, [.., O] float32, without a gradient. x is rounded as the weight is.
  Tensor product(const Tensor& x, const Tensor& bias) const;

 private:
  /// The same for rows [N, I], N > 0.
  virtual Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const = 0;

  std::int64_t outputs_, inputs_;
};

/// Null where a product with the weight as it is takes no longer: in float32 with AVX-512.
std::shared_ptr<const FixedWeight> fixed_weight(const Tensor& weight, FixedPrecision precision);

}  // namespace ferry::kernels
