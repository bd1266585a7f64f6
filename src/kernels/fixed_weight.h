// Weights that are not learnt any more: for translation, in fewer bits, which is less to read and faster to multiply.
#pragma once

#include <memory>

#include "base/tensor.h"

namespace ferry::kernels {

enum class FixedPrecision { Bfloat16, Int8 };

/// A weight [O, I] as it was when it was fixed.
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

std::shared_ptr<const FixedWeight> fixed_weight(const Tensor& weight, FixedPrecision precision);

}  // namespace ferry::kernels
