#include "kernels/bfloat16_weight.h"

#include "kernels/linear.h"
#include "kernels/product.h"

namespace ferry::kernels {

Bfloat16Weight::Bfloat16Weight(const Tensor& weight)
    : FixedWeight(weight), packed_(converted(weight.contiguous(), at::kBFloat16)) {}

Tensor Bfloat16Weight::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  count_product(rows.size(0), rows.size(1), bias.size(0));
  const Tensor rounded = with_spare_rows(rows.sizes(), at::kBFloat16);
  round_into(rows, rounded);
  return packed_.product(rounded, bias).narrow(0, 0, rows.size(0));
}

Bfloat16WeightInFloat32::Bfloat16WeightInFloat32(const Tensor& weight)
    : Float32Weight(weight.detach().to(at::kBFloat16).to(at::kFloat)) {}

Tensor Bfloat16WeightInFloat32::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  return Float32Weight::product_of_rows(rows.to(at::kBFloat16).to(at::kFloat), bias);
}

}  // namespace ferry::kernels
