#include "kernels/product.h"

#include <atomic>
#include <bit>
#include <string_view>

#include <omp.h>

#include "base/errors.h"
#include "kernels/instruction_set.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"
#endif

namespace ferry::kernels {
namespace {

std::atomic<std::int64_t> made{0};
std::atomic<std::int64_t> multiplications{0};

void product_by_torch(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  // Between matrices of bfloat16 it would round the sums.
  Tensor result = at::mm(a.to(c.scalar_type()), b.to(c.scalar_type()));
  if (bias.defined()) result = result + bias;
  if (sum == Sum::Add) {
    c.add_(result);
  } else {
    c.copy_(result);
  }
}

// A step of decoding for one sentence, or for the hypotheses of one.
bool is_few_rows(const Tensor& c, const Tensor& a, const Tensor& b, Sum sum) {
  const auto fits = [](const Tensor& x) { return x.device().is_cpu() && x.scalar_type() == at::kFloat; };
  return a.size(0) <= most_few_rows && sum == Sum::Replace && a.stride(1) == 1 && b.stride(0) == 1 && c.numel() > 0 &&
         fits(a) && fits(b) && fits(c);
}

void few_rows(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias) {
  const FewRows product{.x = data_of<float>(a),
                        .weight = data_of<float>(b),
                        .bias = bias.defined() ? data_of<float>(bias) : nullptr,
                        .y = data_of<float>(c),
                        .x_stride = a.stride(0),
                        .weight_stride = b.stride(1),
                        .y_stride = c.stride(0),
                        .rows = static_cast<int>(a.size(0)),
                        .inner = a.size(1)};
  const std::int64_t grain = few_multiplications / std::max<std::int64_t>(1, a.size(0) * a.size(1));
  at::parallel_for(0, b.size(1), std::max<std::int64_t>(grain, 1),
                   [&](std::int64_t begin, std::int64_t end) { loops().few_rows_product(product, begin, end); });
}

#ifdef FERRY_WITH_DNNL

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

void product_by_dnnl(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum, Threads threads) {
  const ThreadsOfProduct guard(threads);
  const MatmulKey key{{a.size(0), a.size(1), b.size(1), a.stride(0), a.stride(1), b.stride(0), b.stride(1), c.stride(0),
                       static_cast<std::int64_t>(a.scalar_type()), static_cast<std::int64_t>(c.scalar_type()),
                       (bias.defined() ? 1 : 0) + (sum == Sum::Add ? 2 : 0), omp_get_max_threads()}};
  const MatmulOperands operands{a.data_ptr(), b.data_ptr(), c.data_ptr(), bias.defined() ? bias.data_ptr() : nullptr};
  primitives().run(key, operands, [&] { return describe_product(c, a, b, bias, sum); });
}

// Without AVX-512 oneDNN gives each thread a part whose bounds, and with them the order of sums at the bounds, depend
// on the number of threads.
bool parts_depend_on_threads() {
  static const bool depend = [] {
    const Tensor square = at::zeros({64, 64});
    const auto description = primitives().plan(describe_product(square, square, square, {}, Sum::Replace));
    return std::string_view(description.impl_info_str()).find("brg") == std::string_view::npos;
  }();
  return depend;
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
                    first ? sum : Sum::Add, Threads::All);
  }
}

// Cut into pieces that do not depend on the number of threads, each made by one thread.
void product_in_pieces(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  constexpr std::int64_t most_pieces = 8;
  constexpr std::int64_t least = 64;
  const int side = c.size(0) >= least ? 0 : 1;
  const std::int64_t unit = side == 0 ? 4 : 24;  // rows and columns of oneDNN's innermost loop
  const std::int64_t length = c.size(side);
  const std::int64_t even = (length + most_pieces - 1) / most_pieces;
  const std::int64_t piece = std::max(least, (even + unit - 1) / unit * unit);
  at::parallel_for(0, (length + piece - 1) / piece, 1, [&](std::int64_t begin, std::int64_t end) {
    const NoGradients guard;
    for (std::int64_t i = begin; i < end; ++i) {
      const std::int64_t size = std::min(piece, length - i * piece);
      const auto part = [&](const Tensor& x, int dimension) { return x.narrow(dimension, i * piece, size); };
      Tensor result = part(c, side);
      if (side == 0) {
        product_by_dnnl(result, part(a, 0), b, bias, sum, Threads::One);
      } else {
        product_by_dnnl(result, a, part(b, 1), bias.defined() ? part(bias, 0) : bias, sum, Threads::One);
      }
    }
  });
}

void product_of_types(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  if (threads_for(a.size(0) * a.size(1) * b.size(1)) == Threads::One) {
    return product_by_dnnl(c, a, b, bias, sum, Threads::One);
  }
  if (parts_depend_on_threads()) return product_in_pieces(c, a, b, bias, sum);
  if (terms_may_be_shared_out(c, a)) return product_by_terms(c, a, b, bias, sum);
  product_by_dnnl(c, a, b, bias, sum, Threads::All);
}

// Processors that have no products of bfloat16 make them in float32: the values are the same, and the sums as exact.
void product_on_processor(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  const auto is_half = [](const Tensor& x) { return x.scalar_type() == at::kBFloat16; };
  if (has_bfloat16_products() || !(is_half(a) || is_half(b) || is_half(c))) {
    return product_of_types(c, a, b, bias, sum);
  }
  Tensor result = sum == Sum::Add ? c.to(at::kFloat) : at::empty(c.sizes(), c.options().dtype(at::kFloat));
  product_of_types(result, a.to(at::kFloat), b.to(at::kFloat), bias.defined() ? bias.to(at::kFloat) : bias, sum);
  c.copy_(result);
}

bool fits_dnnl(const Tensor& c, const Tensor& a, const Tensor& b) {
  const auto fits = [](const Tensor& x) {
    return x.device().is_cpu() && (x.scalar_type() == at::kFloat || x.scalar_type() == at::kBFloat16) && x.numel() > 0;
  };
  return fits(a) && fits(b) && fits(c);
}

#endif

}  // namespace

void product_into(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  check(a.dim() == 2 && b.dim() == 2 && a.size(1) == b.size(0), "the inner sizes of a product agree");
  check(c.size(0) == a.size(0) && c.size(1) == b.size(1) && c.stride(1) == 1, "the result of a product fits");
  check(!bias.defined() || bias.is_contiguous(), "the bias of a product has no gaps");
  count_product(a.size(0), a.size(1), b.size(1));
  const NoGradients guard;
  if (is_few_rows(c, a, b, sum)) return few_rows(c, a, b, bias);
#ifdef FERRY_WITH_DNNL
  if (fits_dnnl(c, a, b)) return product_on_processor(c, a, b, bias, sum);
#endif
  product_by_torch(c, a, b, bias, sum);
}

Tensor product(const Tensor& a, const Tensor& b, at::ScalarType type, const Tensor& bias) {
  Tensor c = at::empty({a.size(0), b.size(1)}, a.options().dtype(type));
  product_into(c, a, b, bias);
  return c;
}

void count_product(std::int64_t m, std::int64_t k, std::int64_t n) {
  made.fetch_add(1, std::memory_order_relaxed);
  multiplications.fetch_add(m * k * n, std::memory_order_relaxed);
}

std::int64_t products_made() {
  return made.load(std::memory_order_relaxed);
}

double products_flop() {
  return 2.0 * static_cast<double>(multiplications.load(std::memory_order_relaxed));
}

}  // namespace ferry::kernels
