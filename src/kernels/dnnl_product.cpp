#include "kernels/dnnl_product.h"

#ifdef FERRY_WITH_DNNL

#include <algorithm>
#include <bit>

#include "base/threads.h"
#include "kernels/instruction_set.h"
#include "kernels/primitives.h"
#include "kernels/rows.h"

namespace ferry::kernels {
namespace {

using dnnl::memory;

memory::data_type type_of(const Tensor& tensor) {
  return tensor.scalar_type() == at::kBFloat16 ? memory::data_type::bf16 : memory::data_type::f32;
}

memory::desc describe(const Tensor& tensor) {
  return {{tensor.size(0), tensor.size(1)}, type_of(tensor), memory::dims{tensor.stride(0), tensor.stride(1)}};
}

MatmulDescription describe_product(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  MatmulDescription product{describe(a), describe(b), describe(c), {}, {}};
  if (bias.defined()) product.bias = describe(bias.view({1, bias.size(0)}));
  if (sum == Sum::Add) {
    dnnl::post_ops after;
    after.append_sum(1.0F);
    product.attributes.set_post_ops(after);
  }
  return product;
}

void product_by_dnnl(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum, int threads) {
  const TensorThreads guard(threads);
  const MatmulKey key{{a.size(0), a.size(1), b.size(1), a.stride(0), a.stride(1), b.stride(0), b.stride(1), c.stride(0),
                       static_cast<std::int64_t>(a.scalar_type()), static_cast<std::int64_t>(c.scalar_type()),
                       (bias.defined() ? 1 : 0) + (sum == Sum::Add ? 2 : 0), threads}};
  const MatmulOperands operands{a.data_ptr(), b.data_ptr(), c.data_ptr(), bias.defined() ? bias.data_ptr() : nullptr};
  primitives().run(key, operands, [&] { return describe_product(c, a, b, bias, sum); });
}

// Where a matrix of many rows is transposed (the gradients of weights, sums over all positions) oneDNN may share out
// the terms of a sum among threads: in float32 from 2,048 on, in bfloat16 only powers of two. So many at a time it does
// not.
constexpr std::int64_t most_terms = 1024;

bool terms_may_be_shared_out(const Tensor& c, const Tensor& a) {
  const bool suspect = a.scalar_type() == at::kFloat || std::has_single_bit(static_cast<std::uint64_t>(a.size(1)));
  return a.size(1) > most_terms && a.stride(1) != 1 && c.scalar_type() == at::kFloat && suspect;
}

void product_by_terms(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  for (std::int64_t begin = 0; begin < a.size(1); begin += most_terms) {
    const std::int64_t count = std::min(most_terms, a.size(1) - begin);
    const bool first = begin == 0;
    product_by_dnnl(c, a.narrow(1, begin, count), b.narrow(0, begin, count), first ? bias : Tensor(),
                    first ? sum : Sum::Add, at::get_num_threads());
  }
}

constexpr std::int64_t piece_rows = 64;      // of the result
constexpr std::int64_t piece_columns = 512;  // likewise

// The gradient of a weight is such a product, too. oneDNN takes a tenth of its time to transpose; in whole vectors,
// piece by piece by the thread that multiplies it next, it is a fiftieth. Of narrow results less is gained than it
// costs, and of few pieces many threads would have nothing to do.
bool is_to_be_transposed(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias) {
  constexpr std::int64_t least_columns = 384;
  constexpr std::int64_t least_terms = 128;
  constexpr std::int64_t least_pieces = 8;
  const auto is_float = [](const Tensor& x) { return x.scalar_type() == at::kFloat; };
  return is_float(a) && is_float(b) && is_float(c) && a.stride(0) == 1 && a.stride(1) >= a.size(0) && !bias.defined() &&
         b.stride(1) == 1 && b.size(1) >= least_columns && a.size(1) >= least_terms &&
         pieces_of(c.size(0), piece_rows) * pieces_of(c.size(1), piece_columns) >= least_pieces;
}

// How many terms are added at once: powers of two, so that there are few products to be made and kept.
std::int64_t terms_at_once(std::int64_t left) {
  constexpr std::int64_t least = 16;
  if (left < least) return left;
  return std::min(most_terms, static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(left))));
}

void product_of_transposed(const Tensor& c, const Tensor& a, const Tensor& b, Sum sum) {
  constexpr std::int64_t line = 16;  // between rows of a power of two of bytes, which would fall on the same lines
  const std::int64_t across = pieces_of(c.size(1), piece_columns);
  at::parallel_for(0, pieces_of(c.size(0), piece_rows) * across, 1, [&](std::int64_t begin, std::int64_t end) {
    const NoGradients guard;
    const Tensor scratch = at::empty({piece_rows, most_terms + line}, a.options());
    std::int64_t terms = 0;
    for (std::int64_t term = 0; term < a.size(1); term += terms) {
      terms = terms_at_once(a.size(1) - term);
      const Tensor factor = b.narrow(0, term, terms);
      for (std::int64_t piece = begin; piece < end; ++piece) {
        const std::int64_t row = piece / across * piece_rows;
        const std::int64_t rows = std::min(piece_rows, c.size(0) - row);
        if (piece == begin || piece % across == 0) {
          loops().transpose(data_of<float>(a) + term * a.stride(1) + row, a.stride(1), data_of<float>(scratch),
                            scratch.stride(0), terms, rows);
        }
        const std::int64_t column = piece % across * piece_columns;
        const std::int64_t columns = std::min(piece_columns, c.size(1) - column);
        Tensor result = c.narrow(0, row, rows).narrow(1, column, columns);
        product_by_dnnl(result, scratch.narrow(0, 0, rows).narrow(1, 0, terms), factor.narrow(1, column, columns), {},
                        term == 0 ? sum : Sum::Add, 1);
      }
    }
  });
}

}  // namespace

void dnnl_product(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  if (threads_for(a.size(0) * a.size(1) * b.size(1)) == 1) {
    return product_by_dnnl(c, a, b, bias, sum, 1);
  }
  if (is_to_be_transposed(c, a, b, bias)) return product_of_transposed(c, a, b, sum);
  if (terms_may_be_shared_out(c, a)) return product_by_terms(c, a, b, bias, sum);
  product_by_dnnl(c, a, b, bias, sum, at::get_num_threads());
}

}  // namespace ferry::kernels

#endif
