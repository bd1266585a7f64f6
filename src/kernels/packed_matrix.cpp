#include "kernels/packed_matrix.h"

#include <map>
#include <tuple>

#include <omp.h>

#include "base/errors.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"
#endif

namespace ferry::kernels {

std::int64_t with_spare_rows(std::int64_t rows) {
  const std::int64_t step = rows <= 8 ? 1 : rows <= 128 ? 8 : 32;
  return (rows + step - 1) / step * step;
}

namespace {

at::ScalarType sum_type(const Tensor& matrix) {
  return matrix.scalar_type() == at::kChar ? at::kInt : at::kFloat;
}

#ifdef FERRY_WITH_DNNL

using dnnl::memory;

// Sizes and types of x W'.
struct PackedProduct {
  std::int64_t inputs, outputs;
  bool is_int8;

  static PackedProduct with(const Tensor& matrix) {
    return {matrix.size(1), matrix.size(0), matrix.scalar_type() == at::kChar};
  }
  memory::data_type weight_type() const { return is_int8 ? memory::data_type::s8 : memory::data_type::bf16; }

  MatmulDescription describe(std::int64_t rows, const memory::desc& weight, bool has_bias) const {
    const auto dense = [&](std::int64_t first, std::int64_t second, memory::data_type type) {
      return memory::desc({first, second}, type, memory::format_tag::ab);
    };
    MatmulDescription product{dense(rows, inputs, is_int8 ? memory::data_type::u8 : memory::data_type::bf16),
                              weight,
                              dense(rows, outputs, is_int8 ? memory::data_type::s32 : memory::data_type::f32),
                              {},
                              {}};
    if (has_bias) product.bias = dense(1, outputs, memory::data_type::f32);
    return product;
  }

  // The layout that oneDNN likes best for a middling number of rows, and which is then used for all.
  const memory::desc& layout() const {
    thread_local std::map<std::tuple<std::int64_t, std::int64_t, bool>, memory::desc> layouts;
    const auto key = std::tuple(inputs, outputs, is_int8);
    const auto found = layouts.find(key);
    if (found != layouts.end()) return found->second;
    const memory::desc any({inputs, outputs}, weight_type(), memory::format_tag::any);
    const auto primitive = matmul_primitive(primitives().engine(), describe(64, any, false));
    return layouts.emplace(key, primitive.weights_desc()).first->second;
  }
};

Tensor pack(const Tensor& matrix) {
  Primitives& own = primitives();
  const PackedProduct product = PackedProduct::with(matrix);
  const memory::desc& layout = product.layout();
  Tensor packed = at::empty({static_cast<std::int64_t>(layout.get_size())}, matrix.options().dtype(at::kByte));
  memory from({{product.inputs, product.outputs}, product.weight_type(), memory::format_tag::ba}, own.engine(),
              matrix.data_ptr());
  memory to(layout, own.engine(), packed.data_ptr());
  dnnl::reorder(from, to).execute(own.stream(), from, to);
  own.stream().wait();
  return packed;
}

#endif

}  // namespace

PackedMatrix::PackedMatrix(const Tensor& matrix) : matrix_(matrix.contiguous()) {
  check(matrix.dim() == 2 && (matrix.scalar_type() == at::kChar || matrix.scalar_type() == at::kBFloat16),
        "a matrix to be packed is int8 or bfloat16");
#ifdef FERRY_WITH_DNNL
  packed_ = pack(matrix_);
#endif
}

Tensor PackedMatrix::product(const Tensor& x, const Tensor& bias) const {
  check(x.dim() == 2 && x.size(1) == matrix_.size(1) && x.is_contiguous(), "rows fit the packed matrix");
#ifdef FERRY_WITH_DNNL
  Tensor sums = at::empty({x.size(0), matrix_.size(0)}, x.options().dtype(sum_type(matrix_)));
  const PackedProduct shape = PackedProduct::with(matrix_);
  // Products of matrices as they lie have strides in their keys, which are not zero.
  const MatmulKey key{{x.size(0), shape.inputs, shape.outputs, 0, 0, 0, 0, 0, shape.is_int8 ? 1 : 0,
                       bias.defined() ? 1 : 0, 0, omp_get_max_threads()}};
  primitives().run(key, {x.data_ptr(), packed_.data_ptr(), sums.data_ptr(), bias.defined() ? bias.data_ptr() : nullptr},
                   [&] { return shape.describe(x.size(0), shape.layout(), bias.defined()); });
  return sums;
#else
  const Tensor sums = at::mm(x.to(at::kDouble), matrix_.to(at::kDouble).t()).to(sum_type(matrix_));
  return bias.defined() ? sums + bias : sums;
#endif
}

}  // namespace ferry::kernels
