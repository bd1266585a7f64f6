#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"

#include <gtest/gtest.h>

#include "kernels/instruction_set.h"
#include "kernels/kernel_comparison.h"
#include "kernels/packed_matrix.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

TEST(Primitives, AreForgottenBeforeTooManyGatherAndComeBackAtOnce) {
  const Tensor matrix = at::randint(-20, 20, {8, 8}).to(at::kChar);
  const PackedMatrix packed(matrix);
  const auto rows = static_cast<std::int64_t>(most_primitives) + 100;
  const Tensor x = at::randint(0, 30, {rows, 8}).to(at::kByte);
  const Tensor y = at::mm(x.to(at::kDouble), matrix.t().to(at::kDouble)).to(at::kInt);
  std::size_t most = 0;
  for (std::int64_t count = 1; count <= rows; ++count) {
    const Tensor part = packed.product(x.narrow(0, 0, count));
    most = std::max(most, primitives().size());
    EXPECT_TRUE(at::equal(part, y.narrow(0, 0, count))) << count;
  }
  EXPECT_EQ(most, most_primitives);
  EXPECT_TRUE(at::equal(packed.product(x.narrow(0, 0, 5)), y.narrow(0, 0, 5)));
}

TEST(Primitives, ProductsStayRightWhenTheirRoomToWorkInIsReplacedByALargerOne) {
  // In bfloat16, with a transposed matrix: oneDNN copies it to that room.
  if (!has_bfloat16_products()) GTEST_SKIP() << "this processor has no products of bfloat16";
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
