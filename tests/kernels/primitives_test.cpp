#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"

#include <gtest/gtest.h>

#include "kernels/int8_weight.h"
#include "kernels/kernel_comparison.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

TEST(Primitives, AreForgottenBeforeTooManyGatherAndComeBackAtOnce) {
  const Tensor weight = random_numbers("weight", {8, 8});
  const Int8Weight rounded(weight);
  const Tensor bias = at::zeros({8});
  const auto rows = static_cast<std::int64_t>(most_primitives) + 100;
  const Tensor x = random_numbers("x", {rows, 8});
  const Tensor y = at::mm(x, weight);
  std::size_t most = 0;
  for (std::int64_t count = most_few_rows + 1; count <= rows; ++count) {
    const Tensor part = product(x.narrow(0, 0, count), weight, at::kFloat);
    most = std::max(most, primitives().size());
    if (count % 500 != 0 && count != rows) continue;
    EXPECT_LE(relative_error(part, y.narrow(0, 0, count)), 1e-5);
    EXPECT_LE(relative_error(rounded.product(x.narrow(0, 0, count), bias), at::mm(x.narrow(0, 0, count), weight.t())),
              2e-2);
  }
  EXPECT_EQ(most, most_primitives);
}

TEST(Primitives, ProductsStayRightWhenTheirRoomToWorkInIsReplacedByALargerOne) {
  // In bfloat16, with a transposed matrix: oneDNN copies it to that room.
  const auto made = [](std::int64_t rows) {
    const Tensor x = random_numbers("x", {rows, 256}).to(at::kBFloat16);
    return product(x.t(), x, at::kFloat);
  };
  for (const std::int64_t rows : {60, 2100, 60, 3000, 2100, 60}) {  // larger ones come while smaller ones are kept
    const Tensor x = random_numbers("x", {rows, 256}).to(at::kBFloat16).to(at::kDouble);
    EXPECT_LE(relative_error(made(rows), at::mm(x.t(), x)), 1e-4) << rows;
  }
}

}  // namespace
}  // namespace ferry::kernels
#endif
