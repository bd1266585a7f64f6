#include "kernels/bfloat16_weight.h"

#include "kernels/instruction_set.h"
#include "kernels/linear.h"
#include "kernels/product.h"

namespace ferry::kernels {

Bfloat16Weight::Bfloat16Weight(const Tensor& weight)
    : FixedWeight(weight), packed_(converted(weight.contiguous(), at::kBFloat16)) {}

Tensor Bfloat16Weight::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  count_product(rows.size(0), rows.size(1), bias.size(0));
  const std::int64_t count = rows.size(0);
  const Tensor rounded = at::empty({with_spare_rows(count), rows.size(1)}, rows.options().dtype(at::kBFloat16));
  at::parallel_for(0, rows.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
    typed_loops<Bf16>().from_float(data_of<float>(rows), data_of<Bf16>(rounded), begin, end);
  });
  rounded.narrow(0, count, rounded.size(0) - count).zero_();
  return packed_.product(rounded, bias).narrow(0, 0, count);
}

Bfloat16WeightInFloat32::Bfloat16WeightInFloat32(const Tensor& weight)
    : FixedWeight(weight), weight_(weight.detach().to(at::kBFloat16).to(at::kFloat)) {}

Tensor Bfloat16WeightInFloat32::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  return kernels::product(rows.to(at::kBFloat16).to(at::kFloat), weight_.t(), at::kFloat, bias);
}

}  // namespace ferry::kernels
