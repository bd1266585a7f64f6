#include "kernels/product_rate.h"

#include <algorithm>
#include <chrono>
#include <limits>

#include "kernels/product.h"

namespace ferry::kernels {

double product_gflops(const ProductSize& size, at::ScalarType type) {
  using Clock = std::chrono::steady_clock;
  const Tensor a = at::randn({size.m, size.k}).to(type);
  const Tensor b = at::randn({size.n, size.k}).to(type);
  Tensor c = at::empty({size.m, size.n}, a.options());
  double shortest = std::numeric_limits<double>::infinity();
  for (int i = 0; i < 20; ++i) {
    const auto start = Clock::now();
    product_into(c, a, b.t());
    shortest = std::min(shortest, std::chrono::duration<double>(Clock::now() - start).count());
  }
  return 2.0 * static_cast<double>(size.m * size.k * size.n) / shortest / 1e9;
}

}  // namespace ferry::kernels
