#include "kernels/fixed_weight.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

TEST(FixedWeight, InBfloat16IsTheProductOfTheRoundedNumbers) {
  const auto rounded = [](const Tensor& x) { return x.to(at::kBFloat16).to(at::kDouble); };
  for_each_instruction_set([&] {
    for (const std::int64_t rows : {1, 3, 9, 65, 200}) {
      for (const std::int64_t inputs : {1, 24, 100}) {
        for (const std::int64_t outputs : {1, 7, 130}) {
          const Tensor x = random_numbers("x", {rows, inputs});
          const Tensor weight = random_numbers("weight", {outputs, inputs});
          const Tensor bias = random_numbers("bias", {outputs});
          const Tensor right = at::addmm(bias.to(at::kDouble), rounded(x), rounded(weight).t());
          const Tensor y = fixed_weight(weight, FixedPrecision::Bfloat16)->product(x, bias);
          EXPECT_EQ(y.scalar_type(), at::kFloat);
          EXPECT_LE(relative_error(y, right), 1e-5) << rows << ' ' << inputs << ' ' << outputs;
        }
      }
    }
  });
}

TEST(FixedWeight, ARowDoesNotDependOnTheOthersInAnyPrecision) {
  const Tensor bias = random_numbers("bias", {1000});
  const Tensor x = random_numbers("x", {700, 256});
  for (const FixedPrecision precision : {FixedPrecision::Bfloat16, FixedPrecision::Int8}) {
    const auto weight = fixed_weight(random_numbers("weight", {1000, 256}), precision);
    const Tensor all = weight->product(x, bias);
    for (const std::int64_t rows : {1, 5, 30, 100, 333}) {
      EXPECT_TRUE(at::equal(weight->product(x.narrow(0, 200, rows), bias), all.narrow(0, 200, rows))) << rows;
    }
  }
}

TEST(FixedWeight, StaysAsItWasWhenItsMatrixChanges) {
  for (const FixedPrecision precision : {FixedPrecision::Bfloat16, FixedPrecision::Int8}) {
    Tensor matrix = random_numbers("weight", {8, 16});
    const Tensor x = random_numbers("x", {2, 3, 16});
    const auto weight = fixed_weight(matrix, precision);
    const Tensor before = weight->product(x, at::zeros({8}));
    matrix.zero_();
    EXPECT_TRUE(at::equal(weight->product(x, at::zeros({8})), before));
    EXPECT_EQ(before.sizes(), (std::vector<std::int64_t>{2, 3, 8}));
  }
}

TEST(FixedWeight, CountsItsProducts) {
  for (const FixedPrecision precision : {FixedPrecision::Bfloat16, FixedPrecision::Int8}) {
    const auto weight = fixed_weight(random_numbers("weight", {8, 16}), precision);
    const double before = products_flop();
    weight->product(random_numbers("x", {3, 16}), at::zeros({8}));
    EXPECT_EQ(products_flop() - before, 2.0 * 3 * 16 * 8);
  }
}

TEST(FixedWeight, RowsThatDoNotFitAreRefused) {
  for (const FixedPrecision precision : {FixedPrecision::Bfloat16, FixedPrecision::Int8}) {
    const auto weight = fixed_weight(random_numbers("weight", {8, 16}), precision);
    EXPECT_THROW(weight->product(random_numbers("x", {3, 15}), at::zeros({8})), std::logic_error);
  }
}

}  // namespace
}  // namespace ferry::kernels
