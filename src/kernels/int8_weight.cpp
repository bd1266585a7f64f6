#include "kernels/int8_weight.h"

#include <limits>

#include "kernels/instruction_set.h"
#include "kernels/product.h"
#include "kernels/rows.h"

namespace ferry::kernels {
namespace {

// Without AVX512-VNNI two products are added in 16 bits: 127 * 127 * 2 is what just fits, so one bit less is used.
Int8Rounding rounding_of_rows() {
  if (has_exact_int8_products()) return {.largest = 127, .zero = 128};
  return {.largest = 63, .zero = 64};
}

Tensor scales_of(const Tensor& weight) {
  const NoGradients guard;
  return weight.detach().abs().amax(1) / 127;
}

Tensor rounded_rows(const Tensor& weight, const Tensor& scales) {
  const NoGradients guard;
  // A row of zeros stays one, and one whose scale is not a number has zeros here: the scale makes all of it not one.
  const Tensor infinity = at::full_like(scales, std::numeric_limits<float>::infinity());
  const Tensor divisors = at::where(scales >= std::numeric_limits<float>::min(), scales, infinity).unsqueeze(1);
  return (weight.detach() / divisors).nan_to_num(0.0).round().to(at::kChar).contiguous();
}

}  // namespace

struct Int8Weight::Rounded {
  explicit Rounded(const Tensor& weight) : scales(scales_of(weight)), numbers(rounded_rows(weight, scales)) {}

  Tensor scales, numbers;
};

Int8Weight::Int8Weight(const Tensor& weight) : Int8Weight(weight, Rounded(weight)) {}

Int8Weight::Int8Weight(const Tensor& weight, const Rounded& rounded)
    : FixedWeight(weight),
      scales_(rounded.scales),
      offsets_((rounded.numbers.to(at::kInt).sum(1) * rounding_of_rows().zero).to(at::kInt)),
      packed_(rounded.numbers) {}

Tensor Int8Weight::product_of_rows(const Tensor& rows, const Tensor& bias) const {
  const std::int64_t count = rows.size(0);
  const std::int64_t inputs = rows.size(1);
  const std::int64_t outputs = bias.size(0);
  count_product(count, inputs, outputs);
  const Tensor rounded = with_spare_rows(rows.sizes(), at::kByte);
  const Tensor scales = at::empty({count}, rows.options());
  for_each_row(count, inputs, element_grain, [&](std::int64_t row) {
    data_of<float>(scales)[row] = loops().round_row(
        data_of<float>(rows) + row * inputs, data_of<std::uint8_t>(rounded) + row * inputs, inputs, rounding_of_rows());
  });
  const Tensor sums = packed_.product(rounded);
  const Int8Columns columns{data_of<std::int32_t>(offsets_), data_of<float>(scales_), data_of<float>(bias)};
  Tensor y = at::empty({count, outputs}, rows.options());
  for_each_row(count, outputs, element_grain, [&](std::int64_t row) {
    loops().restore_row(data_of<std::int32_t>(sums) + row * outputs, columns, data_of<float>(scales)[row],
                        data_of<float>(y) + row * outputs, outputs);
  });
  return y;
}

}  // namespace ferry::kernels
