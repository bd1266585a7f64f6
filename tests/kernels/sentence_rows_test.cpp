#include "kernels/sentence_rows.h"

#include <gtest/gtest.h>

#include "base/errors.h"
#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

Tensor numbers(const std::vector<std::int64_t>& values) {
  return at::tensor(values, at::kLong);
}

// Two, none and three of three positions.
SentenceRows three_sentences() {
  return {at::tensor({2, 0, 3}, at::kInt), 3};
}

TEST(SentenceRows, StandOneAfterAnotherWithoutTheirPadding) {
  const SentenceRows rows = three_sentences();
  EXPECT_EQ(rows.sentences(), 3);
  EXPECT_EQ(rows.rows(), 5);
  EXPECT_TRUE(at::equal(rows.starts, numbers({0, 2, 2})));
  EXPECT_TRUE(at::equal(rows.places, numbers({0, 1, 6, 7, 8})));
  const Tensor ids = numbers({5, 6, 0, 0, 0, 0, 7, 8, 9}).view({3, 3});
  EXPECT_TRUE(at::equal(rows.packed(ids), numbers({5, 6, 7, 8, 9})));
  EXPECT_TRUE(at::equal(rows.padded(rows.packed(ids)), ids));
}

TEST(SentenceRows, WhatStandsInThePaddingIsGoneAndZeroComesBack) {
  const SentenceRows rows = three_sentences();
  const Tensor x = random_numbers("x", {3, 3, 4});
  const Tensor back = rows.padded(rows.packed(x));
  EXPECT_TRUE(at::equal(back[2], x[2]));
  EXPECT_TRUE(at::equal(back[0].narrow(0, 0, 2), x[0].narrow(0, 0, 2)));
  EXPECT_EQ(back[0][2].abs().max().item<float>(), 0);
  EXPECT_EQ(back[1].abs().max().item<float>(), 0);
}

TEST(SentenceRows, GradientsGoBackToWhereTheRowsCameFrom) {
  const SentenceRows rows = three_sentences();
  const auto packed = [&](const std::vector<Tensor>& in) { return std::vector<Tensor>{rows.packed(in[0])}; };
  const auto padded = [&](const std::vector<Tensor>& in) { return std::vector<Tensor>{rows.padded(in[0])}; };
  expect_gradients_match_differences(packed, in_double({random_numbers("x", {3, 3, 4})}));
  expect_gradients_match_differences(padded, in_double({random_numbers("x", {5, 4})}));
}

// 600 positions and 8 rows more: to a multiple of 16.
SentenceRows many_rows() {
  return {at::tensor({400, 200}, at::kInt), 400};
}

TEST(SentenceRows, OfManyAreAMultipleOfSixteenAndTheLastBelongToNoSentence) {
  const SentenceRows rows = many_rows();
  EXPECT_EQ(rows.real(), 600);
  EXPECT_EQ(rows.rows(), 608);
  const Tensor x = random_numbers("x", {2, 400, 3});
  const Tensor packed = rows.packed(x);
  EXPECT_TRUE(at::equal(packed.narrow(0, 0, 600), at::cat({x[0], x[1].narrow(0, 0, 200)})));
  EXPECT_EQ(packed.narrow(0, 600, 8).abs().max().item<float>(), 0);
  EXPECT_TRUE(at::equal(rows.padded(packed), rows.padded(packed.narrow(0, 0, 600))));
  EXPECT_TRUE(at::equal(rows.positions.narrow(0, 398, 4), numbers({398, 399, 0, 1})));
  EXPECT_TRUE(at::equal(rows.positions.narrow(0, 599, 9), numbers({199, 0, 0, 0, 0, 0, 0, 0, 0})));
  const SentenceRows full(at::tensor({300, 300}, at::kInt), 300);  // no padding, and yet 8 rows more
  EXPECT_TRUE(at::equal(full.padded(full.packed(x.narrow(1, 0, 300))), x.narrow(1, 0, 300)));
  EXPECT_EQ(full.rows(), 608);
}

TEST(SentenceRows, OfNoSentenceTakeNoGradientAnywhere) {
  const SentenceRows rows = many_rows();
  const Tensor x = random_numbers("x", {2, 400, 3}).requires_grad_();
  const Tensor wanted = random_numbers("dy", {608, 3});
  (rows.packed(x) * wanted).sum().backward();
  EXPECT_TRUE(at::equal(x.grad(), rows.padded(wanted)));
}

TEST(SentenceRows, ASentenceLongerThanTheLongestIsRefused) {
  EXPECT_THROW(SentenceRows(at::tensor({4}, at::kInt), 3), InternalError);
}

}  // namespace
}  // namespace ferry::kernels
