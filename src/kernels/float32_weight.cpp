#include "kernels/float32_weight.h"

namespace ferry::kernels {

Float32Weight::Float32Weight(const Tensor& weight) : FixedWeight(weight), factor_(weight.detach().t()) {}

Tensor Float32Weight::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  Tensor result = at::empty({rows.size(0), bias.size(0)}, rows.options());
  product_into(result, rows, factor_, bias);
  return result;
}

}  // namespace ferry::kernels
