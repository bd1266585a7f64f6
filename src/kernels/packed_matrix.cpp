#include "kernels/packed_matrix.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include "base/errors.h"
#include "base/threads.h"
#include "kernels/rows.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"
#endif

namespace ferry::kernels {

Tensor with_spare_rows(at::IntArrayRef sizes, at::ScalarType type) {
  const std::int64_t rows = sizes[0];
  const std::int64_t step = rows <= 8 ? 1 : rows <= 128 ? 8 : 32;
  // For one row alone oneDNN 3 shares out the terms of long sums, and the row would depend on how many there are.
  const std::int64_t least = 2;
  Tensor room = at::empty({std::max(least, pieces_of(rows, step) * step), sizes[1]}, type);
  room.narrow(0, rows, room.size(0) - rows).zero_();
  return room;
}

#ifdef FERRY_WITH_DNNL

using dnnl::memory;

namespace {

memory::desc dense(std::int64_t rows, std::int64_t columns, memory::data_type type) {
  return {{rows, columns}, type, memory::format_tag::ab};
}

// Which layout oneDNN likes best is its own affair, and may depend on the threads there are: in the key of a product it
// is its place among all that there have been.
std::int64_t number_of(const memory::desc& layout) {
  static std::mutex mutex;
  static std::vector<memory::desc> layouts;
  const std::scoped_lock lock(mutex);
  const auto found = std::find(layouts.begin(), layouts.end(), layout);
  const std::int64_t number = found - layouts.begin();
  if (found == layouts.end()) layouts.push_back(layout);
  return number;
}

}  // namespace

struct PackedMatrix::Packed {
  explicit Packed(const Tensor& matrix)
      : inputs(matrix.size(1)), outputs(matrix.size(0)), is_int8(matrix.scalar_type() == at::kChar) {
    // The layout that oneDNN likes best for a middling number of rows, and which is then used for all.
    const memory::desc any({inputs, outputs}, weight_type(), memory::format_tag::any);
    layout = primitives().plan(describe(64, any, false)).weights_desc();
    layout_number = number_of(layout);
    bytes = at::empty({static_cast<std::int64_t>(layout.get_size())}, matrix.options().dtype(at::kByte));
    const Tensor plain = matrix.contiguous();
    primitives().reorder({{inputs, outputs}, weight_type(), memory::format_tag::ba}, plain.data_ptr(), layout,
                         bytes.data_ptr());
  }

  memory::data_type weight_type() const { return is_int8 ? memory::data_type::s8 : memory::data_type::bf16; }

  MatmulDescription describe(std::int64_t rows, const memory::desc& weight, bool has_bias) const {
    const memory::data_type input_type = is_int8 ? memory::data_type::u8 : memory::data_type::bf16;
    const memory::data_type sum_type = is_int8 ? memory::data_type::s32 : memory::data_type::f32;
    MatmulDescription product{dense(rows, inputs, input_type), weight, dense(rows, outputs, sum_type), {}, {}};
    if (has_bias) product.bias = dense(1, outputs, memory::data_type::f32);
    return product;
  }

  Tensor product(const Tensor& x, const Tensor& bias) const {
    Tensor sums = at::empty({x.size(0), outputs}, x.options().dtype(is_int8 ? at::kInt : at::kFloat));
    const int threads = threads_for(x.size(0) * inputs * outputs);
    const TensorThreads guard(threads);
    // Products of matrices as they lie have strides in their keys, which are not zero.
    const MatmulKey key{
        {x.size(0), inputs, outputs, 0, 0, 0, 0, 0, is_int8 ? 1 : 0, bias.defined() ? 1 : 0, layout_number, threads}};
    const MatmulOperands operands{x.data_ptr(), bytes.data_ptr(), sums.data_ptr(),
                                  bias.defined() ? bias.data_ptr() : nullptr};
    primitives().run(key, operands, [&] { return describe(x.size(0), layout, bias.defined()); });
    return sums;
  }

  std::int64_t inputs, outputs;
  bool is_int8;
  memory::desc layout;
  std::int64_t layout_number = 0;
  Tensor bytes;
};

#else

struct PackedMatrix::Packed {
  explicit Packed(const Tensor& matrix)
      : inputs(matrix.size(1)), transposed(matrix.to(at::kDouble).t()), is_int8(matrix.scalar_type() == at::kChar) {}

  Tensor product(const Tensor& x, const Tensor& bias) const {
    const Tensor sums = at::mm(x.to(at::kDouble), transposed).to(is_int8 ? at::kInt : at::kFloat);
    return bias.defined() ? sums + bias : sums;
  }

  std::int64_t inputs;
  Tensor transposed;
  bool is_int8;
};

#endif

PackedMatrix::PackedMatrix(const Tensor& matrix) {
  check(matrix.dim() == 2 && (matrix.scalar_type() == at::kChar || matrix.scalar_type() == at::kBFloat16),
        "a matrix to be packed is int8 or bfloat16");
  packed_ = std::make_shared<const Packed>(matrix);
}

Tensor PackedMatrix::product(const Tensor& x, const Tensor& bias) const {
  check(x.dim() == 2 && x.size(1) == packed_->inputs && x.is_contiguous(), "rows fit the packed matrix");
  return packed_->product(x, bias);
}

}  // namespace ferry::kernels
