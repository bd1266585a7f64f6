#include "kernels/product.h"

#include <gtest/gtest.h>

#include "base/errors.h"
#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

// A matrix of these sizes; `flipped`: the transposed view of one stored the other way round.
Tensor matrix(const std::string& name, std::int64_t rows, std::int64_t columns, bool flipped, at::ScalarType type) {
  return (flipped ? random_numbers(name, {columns, rows}).t() : random_numbers(name, {rows, columns})).to(type);
}

double tolerance_of(at::ScalarType type) {
  if (type == at::kDouble) return 1e-14;
  return type == at::kFloat ? 2e-6 : 0x1.0p-8;
}

struct Sizes {
  std::int64_t rows, inner, columns;
};

constexpr Sizes some_sizes[] = {{1, 1, 1}, {1, 8, 24}, {3, 64, 1}, {17, 1, 5}, {33, 100, 17}, {64, 24, 100}};

TEST(Product, IsTheMatrixProductForEveryTypeAndLayout) {
  for (const auto type : {at::kFloat, at::kBFloat16, at::kDouble}) {
    for (const auto& [rows, inner, columns] : some_sizes) {
      for (const int layout : {0, 1, 2, 3}) {
        SCOPED_TRACE(testing::Message() << type << ' ' << rows << ' ' << inner << ' ' << columns << " layout "
                                        << layout);
        const Tensor a = matrix("a", rows, inner, (layout & 1) != 0, type);
        const Tensor b = matrix("b", inner, columns, (layout & 2) != 0, type);
        const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble));
        const Tensor c = product(a, b, type);
        EXPECT_EQ(c.scalar_type(), type);
        EXPECT_LE(relative_error(c, exact), tolerance_of(type));
      }
    }
  }
}

TEST(Product, OfFewRowsIsTheSameOnEveryInstructionSet) {
  for (const std::int64_t rows : {1, 2, 3, 4, 5}) {
    for (const auto& [inner, columns] : {std::pair{1, 1}, {16, 3}, {37, 21}, {64, 8}, {300, 1000}}) {
      const Tensor a = matrix("a", rows, inner, false, at::kFloat);
      const Tensor wide = matrix("wide", columns, inner + 5, false, at::kFloat);
      const Tensor b = wide.narrow(1, 2, inner).t();
      const Tensor bias = random_numbers("bias", {columns});
      const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble));
      for_each_instruction_set([&] {
        EXPECT_LE(relative_error(product(a, b, at::kFloat), exact), 2e-6);
        EXPECT_LE(relative_error(product(a, b, at::kFloat, bias), exact + bias.to(at::kDouble)), 2e-6);
      });
    }
  }
}

TEST(Product, OfBfloat16IntoFloat32KeepsTheSumsUnrounded) {
  for (const auto& [rows, inner, columns] : some_sizes) {
    const Tensor a = matrix("a", rows, inner, false, at::kBFloat16);
    const Tensor b = matrix("b", inner, columns, true, at::kBFloat16);
    const Tensor c = product(a, b, at::kFloat);
    EXPECT_EQ(c.scalar_type(), at::kFloat);
    EXPECT_LE(relative_error(c, at::mm(a.to(at::kDouble), b.to(at::kDouble))), 2e-6);
  }
}

TEST(Product, AddsTheBiasToEveryRow) {
  for (const auto type : {at::kFloat, at::kBFloat16, at::kDouble}) {
    for (const auto& [rows, inner, columns] : some_sizes) {
      const Tensor a = matrix("a", rows, inner, false, type);
      const Tensor b = matrix("b", inner, columns, false, type);
      const Tensor bias = random_numbers("bias", {columns}).to(type == at::kDouble ? at::kDouble : at::kFloat);
      const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble)) + bias.to(at::kDouble);
      EXPECT_LE(relative_error(product(a, b, type, bias), exact), tolerance_of(type));
    }
  }
}

TEST(Product, SumAddKeepsTheOldContentsAndSumReplaceDoesNot) {
  for (const auto type : {at::kFloat, at::kBFloat16, at::kDouble}) {
    for (const auto& [rows, inner, columns] : some_sizes) {
      const auto to = type == at::kDouble ? at::kDouble : at::kFloat;
      const Tensor a = matrix("a", inner, rows, false, type).t();
      const Tensor b = matrix("b", inner, columns, false, type);
      const Tensor old = random_numbers("old", {rows, columns}).to(to);
      const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble));
      Tensor c = old.clone();
      product_into(c, a, b, {}, Sum::Add);
      EXPECT_LE(relative_error(c, exact + old.to(at::kDouble)), 4e-6);
      product_into(c, a, b, {}, Sum::Replace);
      EXPECT_LE(relative_error(c, exact), 4e-6);
    }
  }
}

// As the gradients of wide weights are: a matrix of many rows transposed, pieces and terms that come out even nowhere.
TEST(Product, OfAManyRowedMatrixTransposedIsTheSameWhereverItIsCut) {
  for_each_instruction_set([] {
    for (const auto& [rows, inner, columns] : {Sizes{130, 128, 384}, {200, 1027, 401}, {577, 2100, 390}}) {
      const Tensor a = random_numbers("a", {inner, rows + 7}).narrow(1, 3, rows).t();
      const Tensor b = random_numbers("b", {inner, columns + 9}).narrow(1, 0, columns);
      const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble));
      Tensor large = at::full({rows + 2, columns + 2}, 5.0F);
      Tensor c = large.narrow(0, 1, rows).narrow(1, 1, columns);
      product_into(c, a, b, {}, Sum::Add);
      EXPECT_LE(relative_error(c, exact + 5), 4e-6);
      product_into(c, a, b);
      EXPECT_LE(relative_error(c, exact), 4e-6);
      c.fill_(5.0F);
      EXPECT_TRUE((large == 5.0F).all().item<bool>());
    }
  });
}

TEST(Product, WritesIntoPartOfAMatrixAndNowhereElse) {
  Tensor large = at::full({7, 20}, 5.0F);
  Tensor part = large.narrow(0, 2, 3).narrow(1, 4, 8);
  const Tensor a = random_numbers("a", {3, 10});
  const Tensor b = random_numbers("b", {10, 8});
  product_into(part, a, b);
  EXPECT_LE(relative_error(part, at::mm(a, b)), 2e-6);
  part.fill_(5.0F);
  EXPECT_TRUE((large == 5.0F).all().item<bool>());
}

TEST(Product, OfNothingIsZeroOrTheBias) {
  const Tensor bias = random_numbers("bias", {3});
  EXPECT_TRUE(at::equal(product(at::empty({2, 0}), at::empty({0, 3}), at::kFloat), at::zeros({2, 3})));
  EXPECT_TRUE(at::equal(product(at::empty({2, 0}), at::empty({0, 3}), at::kFloat, bias), bias.expand({2, 3})));
  EXPECT_EQ(product(at::empty({0, 2}), at::empty({2, 3}), at::kFloat).size(0), 0);
}

TEST(Product, OfMatricesThatDoNotFitIsRefused) {
  EXPECT_THROW(product(at::ones({2, 3}), at::ones({2, 3}), at::kFloat), InternalError);
  Tensor c = at::empty({2, 4});
  EXPECT_THROW(product_into(c, at::ones({2, 3}), at::ones({3, 3})), InternalError);
  EXPECT_THROW(product_into(c, at::ones({2, 3}), at::ones({3, 4}), at::ones({4, 2}).select(1, 0)), InternalError);
}

TEST(Product, IsCountedOnceEach) {
  const std::int64_t before = products_made();
  product(at::ones({2, 3}), at::ones({3, 2}), at::kFloat);
  product(at::ones({2, 3}, at::kDouble), at::ones({3, 2}, at::kDouble), at::kDouble);
  EXPECT_EQ(products_made() - before, 2);
}

TEST(Product, ManyDifferentShapesStayCorrect) {
  const Tensor a = random_numbers("a", {300, 16});
  const Tensor b = random_numbers("b", {16, 8});
  const Tensor whole = at::mm(a, b);
  for (std::int64_t rows = 1; rows <= 300; ++rows) {
    EXPECT_LE(relative_error(product(a.narrow(0, 0, rows), b, at::kFloat), whole.narrow(0, 0, rows)), 2e-6);
  }
}

}  // namespace
}  // namespace ferry::kernels
