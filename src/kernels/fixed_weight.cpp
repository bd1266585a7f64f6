#include "kernels/fixed_weight.h"

#include "base/errors.h"
#include "kernels/bfloat16_weight.h"
#include "kernels/float32_weight.h"
#include "kernels/instruction_set.h"
#include "kernels/int8_weight.h"
#include "kernels/rows.h"

namespace ferry::kernels {
namespace {

Tensor checked(const Tensor& weight) {
  check(weight.dim() == 2 && weight.scalar_type() == at::kFloat && weight.device().is_cpu(),
        "a weight to be fixed is a float32 matrix on the CPU");
  return weight;
}

}  // namespace

FixedWeight::FixedWeight(const Tensor& weight) : outputs_(checked(weight).size(0)), inputs_(weight.size(1)) {}

Tensor FixedWeight::product(const Tensor& x, const Tensor& bias) const {
  check(x.scalar_type() == at::kFloat && x.size(-1) == inputs_ && bias.size(0) == outputs_, "rows fit a fixed weight");
  const NoGradients guard;
  const Tensor rows = rows_of(x).contiguous();
  if (rows.size(0) == 0) return with_dimensions_of(x, at::empty({0, outputs_}, x.options()));
  return with_dimensions_of(x, product_of_rows(rows, bias.detach().contiguous()));
}

std::shared_ptr<const FixedWeight> fixed_weight(const Tensor& weight, FixedPrecision precision) {
  switch (precision) {
    case FixedPrecision::Float32:
      if (dnnl_is_fast_in_float32()) return nullptr;
      return std::make_shared<const Float32Weight>(weight);
    case FixedPrecision::Bfloat16:
      if (has_bfloat16_products()) return std::make_shared<const Bfloat16Weight>(weight);
      return std::make_shared<const Bfloat16WeightInFloat32>(weight);
    case FixedPrecision::Int8:
      break;
  }
  return std::make_shared<const Int8Weight>(weight);
}

}  // namespace ferry::kernels
