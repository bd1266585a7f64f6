#include "kernels/panels.h"

#include <limits>
#include <utility>

#include <gtest/gtest.h>

#include "base/errors.h"
#include "kernels/instruction_set.h"
#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

struct ProductSizes {
  std::int64_t rows, terms, columns;
};

// Around the sizes of strips, panels and blocks of every instruction set.
constexpr ProductSizes odd_sizes[] = {{1, 1, 1},     {2, 3, 15},      {5, 7, 16},   {6, 256, 17},
                                      {7, 257, 31},  {97, 384, 33},   {13, 385, 5}, {95, 640, 65},
                                      {193, 30, 48}, {20, 2500, 300}, {300, 5, 301}};

/// `flipped`: the transposed view of a matrix stored the other way round; always a part of a larger one.
Tensor part_of_larger(const std::string& name, std::int64_t rows, std::int64_t columns, bool flipped) {
  if (flipped) return part_of_larger(name, columns, rows, false).t();
  return random_numbers(name, {rows + 1, columns + 5}).narrow(0, 1, rows).narrow(1, 3, columns);
}

TEST(Panels, ProductIsRightForOddSizesEveryLayoutAndEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const auto& [rows, terms, columns] : odd_sizes) {
      for (const int layout : {0, 1, 2, 3}) {
        SCOPED_TRACE(testing::Message() << rows << ' ' << terms << ' ' << columns << " layout " << layout);
        const Tensor a = part_of_larger("a", rows, terms, (layout & 1) != 0);
        const Tensor b = part_of_larger("b", terms, columns, (layout & 2) != 0);
        const Tensor bias = random_numbers("bias", {columns});
        const Tensor exact = at::mm(a.to(at::kDouble), b.to(at::kDouble));
        Tensor large = at::full({rows + 2, columns + 2}, 5.0F);
        Tensor c = large.narrow(0, 1, rows).narrow(1, 1, columns);
        const Panels panels(b);
        panels.product_into(c, a, bias, Sum::Add);
        EXPECT_LE(relative_error(c, exact + bias + 5), 4e-6);
        panels.product_into(c, a, {}, Sum::Replace);
        EXPECT_LE(relative_error(c, exact), 4e-6);
        c.zero_();
        product_by_panels(c, a, b, bias, Sum::Replace);
        EXPECT_LE(relative_error(c, exact + bias), 4e-6);
        c.fill_(5.0F);
        EXPECT_TRUE((large == 5.0F).all().item<bool>()) << "something was written beside the result";
      }
    }
  });
}

TEST(Panels, ARowDependsOnNoOtherRowNorOnTheNumberOfThreads) {
  for_each_instruction_set([] {
    for (const bool flipped : {false, true}) {
      const Tensor a = part_of_larger("a", 700, 520, flipped);
      const Panels panels(part_of_larger("b", 520, 200, true));
      const auto rows_made = [&](std::int64_t begin, std::int64_t count) {
        const Tensor c = at::empty({count, 200});
        panels.product_into(c, a.narrow(0, begin, count), {}, Sum::Replace);
        return Outcome{{c}, {}};
      };
      const Tensor all = with_threads(1, [&] { return rows_made(0, 700); }).outputs[0];
      for (const int threads : {1, 2, 3, 8}) {
        for (const auto& [begin, count] :
             {std::pair<std::int64_t, std::int64_t>{0, 700}, {199, 1}, {3, 501}, {650, 50}}) {
          const Outcome part =
              with_threads(threads, [&, begin = begin, count = count] { return rows_made(begin, count); });
          EXPECT_TRUE(at::equal(part.outputs[0], all.narrow(0, begin, count))) << threads << " threads, " << count;
        }
      }
    }
  });
}

TEST(Panels, WhatIsNotANumberStaysInItsRowAndItsColumn) {
  for_each_instruction_set([] {
    for (const int layout : {0, 1, 2, 3}) {
      const Tensor a = part_of_larger("a", 9, 40, (layout & 1) != 0);
      const Tensor b = part_of_larger("b", 40, 21, (layout & 2) != 0);
      a[4][39] = std::numeric_limits<float>::quiet_NaN();
      b[7][20] = std::numeric_limits<float>::infinity();
      const Tensor c = at::empty({9, 21});
      Panels(b).product_into(c, a, {}, Sum::Replace);
      const Tensor finite = at::ones({9, 21}, at::kBool);
      finite[4].fill_(false);
      finite.select(1, 20).fill_(false);
      EXPECT_TRUE(at::equal(c.isfinite(), finite)) << "layout " << layout;
    }
  });
}

TEST(Panels, OfARightFactorGiveTheSameProductAsTheMatrixItself) {
  for_each_instruction_set([] {
    for (const auto& [rows, terms, columns] : odd_sizes) {
      const Tensor a = random_numbers("a", {rows, terms});
      const Tensor b = random_numbers("b", {columns, terms}).t();
      const Tensor bias = random_numbers("bias", {columns});
      Tensor alone = at::empty({rows, columns});
      Tensor shared = at::empty({rows, columns});
      const double before = products_flop();
      product_into(shared, a, RightFactor(b), bias);
      EXPECT_EQ(products_flop() - before, 2.0 * static_cast<double>(rows * terms * columns));
      product_into(alone, a, b, bias);
      EXPECT_LE(relative_error(shared, alone), 4e-6);
    }
  });
}

TEST(Panels, OfAPartAtATimeGiveTheSameBitsAsOfTheWhole) {
  for (const auto& [rows, terms, columns] :
       {ProductSizes{20, 300, 1100}, {20, 385, 2100}, {20, 2500, 300}, {9, 2600, 1100}, {7, 1124, 1030}}) {
    const Tensor a = random_numbers("a", {rows, terms});
    const Tensor b = random_numbers("b", {terms, columns});
    const Tensor whole = at::empty({rows, columns});
    const Tensor by_parts = at::empty({rows, columns});
    Panels(b).product_into(whole, a, {}, Sum::Replace);
    product_by_panels(by_parts, a, b, {}, Sum::Replace);
    EXPECT_TRUE(at::equal(whole, by_parts)) << rows << ' ' << terms << ' ' << columns;
  }
}

TEST(Panels, AreNotMadeForFewRowsThatALoopOfTheirOwnMultiplies) {
  const RightFactor factor(random_numbers("weight", {16, 8}).t());
  const auto multiply = [&](std::int64_t rows) {
    Tensor c = at::empty({rows, 16});
    product_into(c, random_numbers("a", {rows, 8}), factor);
  };
  multiply(most_few_rows);
  EXPECT_FALSE(factor.is_laid_out());
  multiply(most_few_rows + 1);
  EXPECT_EQ(factor.is_laid_out(), !dnnl_is_fast_in_float32());
}

TEST(Panels, OfARightFactorThatDoesNotFitAreRefused) {
  Tensor c = at::empty({9, 7});
  EXPECT_THROW(product_into(c, at::ones({9, 8}), RightFactor(at::ones({7, 7}))), InternalError);
  EXPECT_THROW(product_into(c, at::ones({9}), RightFactor(at::ones({8, 7}))), InternalError);
}

TEST(Panels, OfARightFactorInOtherTypesOrOfNothingAreLeftToOtherWays) {
  for (const auto type : {at::kBFloat16, at::kDouble}) {
    const Tensor a = random_numbers("a", {9, 8}).to(type);
    const Tensor b = random_numbers("b", {8, 7}).to(type);
    const RightFactor factor(b);
    Tensor c = at::empty({9, 7}, type);
    product_into(c, a, factor);
    EXPECT_FALSE(factor.is_laid_out());
    EXPECT_LE(relative_error(c, at::mm(a.to(at::kDouble), b.to(at::kDouble))), 0x1.0p-7);
  }
  Tensor c = at::ones({9, 3});
  product_into(c, at::empty({9, 0}), RightFactor(at::empty({0, 3})));
  EXPECT_TRUE(at::equal(c, at::zeros({9, 3})));
}

}  // namespace
}  // namespace ferry::kernels
