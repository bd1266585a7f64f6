#include "kernels/int8_product.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "base/errors.h"
#include "kernels/instruction_set.h"
#include "kernels/product.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"
#endif

namespace ferry::kernels {
namespace {

// Without AVX512-VNNI two products are added in 16 bits: 127 * 127 * 2 is what just fits, so one bit less is used.
Int8Rounding rounding_of_rows() {
#if defined(__x86_64__)
  static const bool exact = __builtin_cpu_supports("avx512vnni") != 0;
  return exact ? Int8Rounding{.largest = 127, .zero = 128} : Int8Rounding{.largest = 63, .zero = 64};
#else
  return {.largest = 63, .zero = 64};
#endif
}

#ifdef FERRY_WITH_DNNL

using dnnl::memory;

memory::desc dense(std::int64_t rows, std::int64_t columns, memory::data_type type) {
  return {{rows, columns}, type, memory::format_tag::ab};
}

MatmulDescription describe_product(std::int64_t rows, const memory::desc& weight, std::int64_t inputs,
                                   std::int64_t outputs) {
  return {dense(rows, inputs, memory::data_type::u8), weight, dense(rows, outputs, memory::data_type::s32), {}, {}};
}

// The layout that oneDNN likes best for a middling number of rows, and which is then used for all. By I and O.
const memory::desc& packed_layout(std::int64_t inputs, std::int64_t outputs) {
  thread_local std::map<std::pair<std::int64_t, std::int64_t>, memory::desc> layouts;
  const auto found = layouts.find({inputs, outputs});
  if (found != layouts.end()) return found->second;
  const memory::desc any({inputs, outputs}, memory::data_type::s8, memory::format_tag::any);
  const auto description = matmul_primitive(primitives().engine(), describe_product(64, any, inputs, outputs));
  return layouts.emplace(std::pair(inputs, outputs), description.weights_desc()).first->second;
}

Tensor pack(const Tensor& rounded) {
  Primitives& own = primitives();
  const memory::desc layout = packed_layout(rounded.size(1), rounded.size(0));
  Tensor packed = at::empty({static_cast<std::int64_t>(layout.get_size())}, rounded.options());
  memory from({{rounded.size(1), rounded.size(0)}, memory::data_type::s8, memory::format_tag::ba}, own.engine(),
              rounded.data_ptr());
  memory to(layout, own.engine(), packed.data_ptr());
  dnnl::reorder(from, to).execute(own.stream(), from, to);
  own.stream().wait();
  return packed;
}

#endif

// Making a primitive takes as long as a small product: their number of rows is one of few.
std::int64_t with_spare_rows(std::int64_t rows) {
  const std::int64_t step = rows <= 8 ? 1 : rows <= 128 ? 8 : 32;
  return (rows + step - 1) / step * step;
}

}  // namespace

Int8Weight::Int8Weight(const Tensor& weight) {
  check(weight.dim() == 2 && weight.scalar_type() == at::kFloat && weight.device().is_cpu(),
        "a weight to be rounded is a float32 matrix on the CPU");
  const NoGradients guard;
  const Tensor matrix = weight.detach().contiguous();
  scales_ = matrix.abs().amax(1) / 127;
  // A row of zeros stays one.
  const Tensor divisors = at::where(scales_ > 0, scales_, at::ones_like(scales_)).unsqueeze(1);
  rounded_ = (matrix / divisors).round().to(at::kChar);
  offsets_ = (rounded_.to(at::kInt).sum(1) * rounding_of_rows().zero).to(at::kInt);
#ifdef FERRY_WITH_DNNL
  packed_ = pack(rounded_);
#endif
}

Tensor Int8Weight::restored() const {
  return rounded_.to(at::kFloat) * scales_.unsqueeze(1);
}

Tensor Int8Weight::sums_of_products(const Tensor& rows) const {
#ifdef FERRY_WITH_DNNL
  const std::int64_t inputs = rounded_.size(1);
  const std::int64_t outputs = rounded_.size(0);
  Tensor sums = at::empty({rows.size(0), outputs}, rows.options().dtype(at::kInt));
  const MatmulKey key{{rows.size(0), inputs, outputs}};  // without strides: none of float32 numbers is like it
  primitives().run(key, {rows.data_ptr(), packed_.data_ptr(), sums.data_ptr()},
                   [&] { return describe_product(rows.size(0), packed_layout(inputs, outputs), inputs, outputs); });
  return sums;
#else
  return at::mm(rows.to(at::kDouble), rounded_.to(at::kDouble).t()).to(at::kInt);
#endif
}

Tensor Int8Weight::product(const Tensor& x, const Tensor& bias) const {
  check(x.size(-1) == rounded_.size(1) && x.scalar_type() == at::kFloat, "rows fit the rounded weight");
  const NoGradients guard;
  const std::int64_t inputs = rounded_.size(1);
  const std::int64_t outputs = rounded_.size(0);
  const Tensor rows = x.reshape({-1, inputs}).contiguous();
  std::vector<std::int64_t> sizes = x.sizes().vec();
  sizes.back() = outputs;
  Tensor y = at::empty({rows.size(0), outputs}, rows.options());
  if (rows.size(0) == 0) return y.view(sizes);
  count_product(rows.size(0), inputs, outputs);
  const Int8Rounding rounding = rounding_of_rows();
  Tensor rounded = at::empty({with_spare_rows(rows.size(0)), inputs}, rows.options().dtype(at::kByte));
  rounded.narrow(0, rows.size(0), rounded.size(0) - rows.size(0)).zero_();
  Tensor scales = at::empty({rows.size(0)}, rows.options());
  const std::int64_t grain = std::max<std::int64_t>(1, element_grain / inputs);
  at::parallel_for(0, rows.size(0), grain, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row) {
      data_of<float>(scales)[row] = loops().round_row(data_of<float>(rows) + row * inputs,
                                                      data_of<std::uint8_t>(rounded) + row * inputs, inputs, rounding);
    }
  });
  const Tensor sums = sums_of_products(rounded);
  const Tensor added = bias.contiguous();
  const Int8Columns columns{data_of<std::int32_t>(offsets_), data_of<float>(scales_), data_of<float>(added)};
  at::parallel_for(0, rows.size(0), std::max<std::int64_t>(1, element_grain / outputs),
                   [&](std::int64_t begin, std::int64_t end) {
                     for (std::int64_t row = begin; row < end; ++row) {
                       loops().restore_row(data_of<std::int32_t>(sums) + row * outputs, columns,
                                           data_of<float>(scales)[row], data_of<float>(y) + row * outputs, outputs);
                     }
                   });
  return y.view(sizes);
}

}  // namespace ferry::kernels
