// A matrix that stays the same, laid out once as oneDNN multiplies it fastest.
#pragma once

#include <memory>

#include "base/tensor.h"

namespace ferry::kernels {

class PackedMatrix {
 public:
  /// matrix [O, I] on the CPU, int8 or bfloat16 (the latter where has_bfloat16_products()). Throws std::bad_alloc.
  explicit PackedMatrix(const Tensor& matrix);

  /// x [N, I] times the transposed matrix (+ bias [O] float32, may be undefined) -> [N, O]. With int8 x is uint8 and
  /// the sums are int32, without a bias; with bfloat16 x is, too, and the sums are float32. The caller counts the
  /// product.
  Tensor product(const Tensor& x, const Tensor& bias = {}) const;

 private:
  struct Packed;
  std::shared_ptr<const Packed> packed_;
};

/// Room for rows [N, I] and for spare rows of zeros behind them. Making a product of another number of rows takes as
/// long as a small product: with the spare ones it is one of few numbers.
Tensor with_spare_rows(at::IntArrayRef sizes, at::ScalarType type);

}  // namespace ferry::kernels
