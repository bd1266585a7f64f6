#include "kernels/fixed_weight.h"

#include <limits>

#include <gtest/gtest.h>

#include "kernels/bfloat16_weight.h"
#include "kernels/float32_weight.h"
#include "kernels/instruction_set.h"
#include "kernels/kernel_comparison.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

// What processors without bfloat16 products use.
std::shared_ptr<const FixedWeight> in_float32(const Tensor& weight) {
  return std::make_shared<const Bfloat16WeightInFloat32>(weight);
}

std::shared_ptr<const FixedWeight> float32(const Tensor& weight) {
  return std::make_shared<const Float32Weight>(weight);
}

TEST(FixedWeight, InBfloat16IsTheProductOfTheRoundedNumbers) {
  const auto rounded = [](const Tensor& x) { return x.to(at::kBFloat16).to(at::kDouble); };
  for_each_odd_product([&](std::int64_t rows, std::int64_t inputs, std::int64_t outputs) {
    const Tensor x = random_numbers("x", {rows, inputs});
    const Tensor weight = random_numbers("weight", {outputs, inputs});
    const Tensor bias = random_numbers("bias", {outputs});
    const Tensor right = at::addmm(bias.to(at::kDouble), rounded(x), rounded(weight).t());
    for (const auto& fixed : {fixed_weight(weight, FixedPrecision::Bfloat16), in_float32(weight)}) {
      const Tensor y = fixed->product(x, bias);
      EXPECT_EQ(y.scalar_type(), at::kFloat);
      EXPECT_LE(relative_error(y, right), 1e-5);
    }
  });
}

TEST(FixedWeight, InFloat32IsTheProductOfTheWholeNumbers) {
  for_each_instruction_set([] {
    for_each_odd_product([](std::int64_t rows, std::int64_t inputs, std::int64_t outputs) {
      const Tensor x = random_numbers("x", {rows, inputs});
      const Tensor weight = random_numbers("weight", {outputs, inputs});
      const Tensor bias = random_numbers("bias", {outputs});
      const Tensor right = at::addmm(bias.to(at::kDouble), x.to(at::kDouble), weight.to(at::kDouble).t());
      EXPECT_LE(relative_error(Float32Weight(weight).product(x, bias), right), 1e-5);
    });
  });
}

TEST(FixedWeight, InFloat32GivesTheBitsOfTheWeightItself) {
  const Tensor matrix = random_numbers("weight", {1000, 700});
  const Tensor bias = random_numbers("bias", {1000});
  for (const std::int64_t rows : {1, 4, 5, 300}) {
    const Tensor x = random_numbers("x", {rows, 700});
    EXPECT_TRUE(at::equal(Float32Weight(matrix).product(x, bias), product(x, matrix.t(), at::kFloat, bias))) << rows;
  }
}

TEST(FixedWeight, NotANumberIsNotHidden) {
  constexpr float infinity = std::numeric_limits<float>::infinity();
  for_each_instruction_set([&] {
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), infinity, -infinity}) {
      for (const FixedPrecision precision : {FixedPrecision::Bfloat16, FixedPrecision::Int8}) {
        SCOPED_TRACE(testing::Message() << bad << (precision == FixedPrecision::Int8 ? ", int8" : ", bfloat16"));
        const Tensor matrix = random_numbers("weight", {8, 37});
        Tensor x = random_numbers("x", {6, 37});
        x[2][36] = bad;
        x[5][0] = bad;
        const Tensor finite = fixed_weight(matrix, precision)->product(x, at::zeros({8})).isfinite();
        EXPECT_TRUE(at::equal(finite, at::tensor({1, 1, 0, 1, 1, 0}).to(at::kBool).unsqueeze(1).expand({6, 8})));
        Tensor broken = matrix.clone();
        broken[3][7] = bad;
        const Tensor columns = fixed_weight(broken, precision)->product(x.narrow(0, 3, 2), at::zeros({8})).isfinite();
        EXPECT_TRUE(at::equal(columns, (at::arange(8) != 3).expand({2, 8})));
      }
    }
  });
}

TEST(FixedWeight, ARowDoesNotDependOnTheOthersNorOnTheNumberOfThreads) {
  for (const auto& [inputs, outputs] : {std::pair(256, 1000), std::pair(4096, 64), std::pair(64, 8000)}) {
    const Tensor bias = random_numbers("bias", {outputs});
    const Tensor x = random_numbers("x", {700, inputs});
    const Tensor matrix = random_numbers("weight", {outputs, inputs});
    std::vector<std::shared_ptr<const FixedWeight>> weights{fixed_weight(matrix, FixedPrecision::Int8)};
    // In float32 it may, as bfloat16_weight.h says.
    if (has_bfloat16_products()) weights.push_back(fixed_weight(matrix, FixedPrecision::Bfloat16));
    for (const auto& weight : weights) {
      const Tensor all = weight->product(x, bias);
      for (const int threads : {1, 2, 3}) {
        for (const std::int64_t rows : {1, 5, 30, 100, 333}) {
          const auto part = [&] { return Outcome{{weight->product(x.narrow(0, 200, rows), bias)}, {}}; };
          EXPECT_TRUE(at::equal(with_threads(threads, part).outputs[0], all.narrow(0, 200, rows)))
              << inputs << " inputs, " << rows << " rows, " << threads << " threads";
        }
      }
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
  const Tensor matrix = random_numbers("weight", {8, 16});
  for (const auto& weight : {fixed_weight(matrix, FixedPrecision::Bfloat16), fixed_weight(matrix, FixedPrecision::Int8),
                             in_float32(matrix), float32(matrix)}) {
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
