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

TEST(SentenceRows, ASentenceLongerThanTheLongestIsRefused) {
  EXPECT_THROW(SentenceRows(at::tensor({4}, at::kInt), 3), InternalError);
}

}  // namespace
}  // namespace ferry::kernels
