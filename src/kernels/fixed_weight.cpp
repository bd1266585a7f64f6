#include "kernels/fixed_weight.h"

#include "base/errors.h"
#include "kernels/instruction_set.h"
#include "kernels/int8_weight.h"
#include "kernels/linear.h"
#include "kernels/packed_matrix.h"
#include "kernels/product.h"
#include "kernels/rows.h"

namespace ferry::kernels {

FixedWeight::FixedWeight(const Tensor& weight) : outputs_(weight.size(0)), inputs_(weight.size(1)) {
  check(weight.dim() == 2 && weight.scalar_type() == at::kFloat && weight.device().is_cpu(),
        "a weight to be fixed is a float32 matrix on the CPU");
}

Tensor FixedWeight::product(const Tensor& x, const Tensor& bias) const {
  check(x.scalar_type() == at::kFloat && x.size(-1) == inputs_ && bias.size(0) == outputs_, "rows fit a fixed weight");
  const NoGradients guard;
  const Tensor rows = x.reshape({-1, inputs_}).contiguous();
  if (rows.size(0) == 0) return with_dimensions_of(x, at::empty({0, outputs_}, x.options()));
  count_product(rows.size(0), inputs_, outputs_);
  return with_dimensions_of(x, product_of_rows(rows, bias.detach().contiguous()));
}

namespace {

class Bfloat16Weight : public FixedWeight {
 public:
  explicit Bfloat16Weight(const Tensor& weight)
      : FixedWeight(weight), packed_(converted(weight.contiguous(), at::kBFloat16)) {}

 private:
  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override {
    Tensor rounded = at::empty({with_spare_rows(rows.size(0)), rows.size(1)}, rows.options().dtype(at::kBFloat16));
    at::parallel_for(0, rows.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
      typed_loops<Bf16>().from_float(data_of<float>(rows), data_of<Bf16>(rounded), begin, end);
    });
    rounded.narrow(0, rows.size(0), rounded.size(0) - rows.size(0)).zero_();
    return packed_.product(rounded, bias).narrow(0, 0, rows.size(0));
  }

  PackedMatrix packed_;
};

// Where the processor does not multiply bfloat16 numbers: the same values in float32.
class RoundedWeight : public FixedWeight {
 public:
  explicit RoundedWeight(const Tensor& weight)
      : FixedWeight(weight), weight_(weight.detach().to(at::kBFloat16).to(at::kFloat)) {}

 private:
  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override {
    return kernels::linear(rows.to(at::kBFloat16).to(at::kFloat), weight_, bias);
  }

  Tensor weight_;
};

}  // namespace

std::shared_ptr<const FixedWeight> fixed_weight(const Tensor& weight, FixedPrecision precision) {
  if (precision == FixedPrecision::Int8) return std::make_shared<const Int8Weight>(weight);
  if (has_bfloat16_products()) return std::make_shared<const Bfloat16Weight>(weight);
  return std::make_shared<const RoundedWeight>(weight);
}

}  // namespace ferry::kernels
