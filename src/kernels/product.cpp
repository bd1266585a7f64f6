#include "kernels/product.h"

#include <algorithm>
#include <atomic>

#include "base/errors.h"
#include "kernels/instruction_set.h"
#include "kernels/panels.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/dnnl_product.h"
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

bool is_float(const Tensor& x) {
  return x.device().is_cpu() && x.scalar_type() == at::kFloat;
}

// A step of decoding for one sentence, or for the hypotheses of one.
bool is_few_rows(const Tensor& c, const Tensor& a, const Tensor& b, Sum sum) {
  return a.size(0) <= most_few_rows && sum == Sum::Replace && a.stride(1) == 1 && b.stride(0) == 1 && c.numel() > 0 &&
         is_float(a) && is_float(b) && is_float(c);
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

bool fits(const Tensor& x) {
  return fits_loops(x) && x.numel() > 0;
}

bool is_half(const Tensor& x) {
  return x.scalar_type() == at::kBFloat16;
}

void product_of_floats(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
#ifdef FERRY_WITH_DNNL
  if (dnnl_is_fast_in_float32()) return dnnl_product(c, a, b, bias, sum);
#endif
  product_by_panels(c, a, b, bias, sum);
}

void product_of_halves(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
#ifdef FERRY_WITH_DNNL
  if (has_bfloat16_products()) return dnnl_product(c, a, b, bias, sum);
#endif
  // Made in float32: the values are the same, and the sums as exact.
  Tensor result = sum == Sum::Add ? c.to(at::kFloat) : at::empty(c.sizes(), c.options().dtype(at::kFloat));
  product_of_floats(result, a.to(at::kFloat), b.to(at::kFloat), bias, sum);
  c.copy_(result);
}

void check_product(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias) {
  check(a.dim() == 2 && b.dim() == 2 && a.size(1) == b.size(0), "the inner sizes of a product agree");
  check(c.size(0) == a.size(0) && c.size(1) == b.size(1) && c.stride(1) == 1, "the result of a product fits");
  check(!bias.defined() || bias.is_contiguous(), "the bias of a product has no gaps");
}

}  // namespace

void product_into(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  check_product(c, a, b, bias);
  count_product(a.size(0), a.size(1), b.size(1));
  const NoGradients guard;
  if (is_few_rows(c, a, b, sum)) return few_rows(c, a, b, bias);
  if (fits(c) && fits(a) && fits(b)) {
    return is_half(a) || is_half(b) || is_half(c) ? product_of_halves(c, a, b, bias, sum)
                                                  : product_of_floats(c, a, b, bias, sum);
  }
  product_by_torch(c, a, b, bias, sum);
}

RightFactor::RightFactor(Tensor b) : matrix_(std::move(b)) {}
RightFactor::~RightFactor() = default;

const Panels& RightFactor::panels() const {
  std::call_once(once_, [this] { panels_ = std::make_unique<const Panels>(matrix_); });
  return *panels_;
}

void product_into(Tensor& c, const Tensor& a, const RightFactor& b, const Tensor& bias, Sum sum) {
  const Tensor& matrix = b.matrix();
  const bool is_ours = is_float(c) && is_float(a) && is_float(matrix) && a.numel() > 0 && matrix.numel() > 0 &&
                       !dnnl_is_fast_in_float32() && !is_few_rows(c, a, matrix, sum);
  if (!is_ours) return product_into(c, a, matrix, bias, sum);
  check_product(c, a, matrix, bias);
  count_product(a.size(0), a.size(1), matrix.size(1));
  const NoGradients guard;
  b.panels().product_into(c, a, bias, sum);
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
