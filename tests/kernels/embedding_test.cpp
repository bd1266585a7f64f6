#include "kernels/embedding.h"

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

constexpr EmbeddingOptions options{.scale = 3, .padding_id = 0};
constexpr std::int64_t eleven_pieces = 11;

Tensor some_ids(std::int64_t sentences, std::int64_t length) {
  // Each id more than once, padding among them.
  return at::arange(sentences * length).mul(7).remainder(eleven_pieces).view({sentences, length});
}

TensorFunction fused(const Tensor& ids, const Tensor& positions, const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{embed(in[0], ids, positions, options, dropout)};
  };
}

TensorFunction plain(const Tensor& ids, const Tensor& positions, const Dropout& dropout) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{embed_plain(in[0], ids, positions, options, dropout)};
  };
}

TEST(Embed, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const Dropout& dropout : {Dropout{}, dropped_third}) {
      for (const std::int64_t sentences : {1, 3}) {
        for (const std::int64_t length : {1, 17, 33}) {
          for (const std::int64_t width : {8, 24, 100}) {
            const Tensor ids = some_ids(sentences, length);
            const Tensor positions = random_numbers("positions", {40, width});
            const std::vector<Tensor> inputs{random_numbers("table", {eleven_pieces, width})};
            expect_close(run(fused(ids, positions, dropout), inputs), run(plain(ids, positions, dropout), inputs),
                         1e-6);
          }
        }
      }
    }
  });
}

TEST(Embed, TakesIdsThatAreNotContiguousAndPositionsFromTheMiddle) {
  const Tensor ids = some_ids(5, 4).t();
  const Tensor positions = random_numbers("positions", {40, 8}).narrow(0, 9, 5);
  const std::vector<Tensor> inputs{random_numbers("table", {eleven_pieces, 8})};
  expect_close(run(fused(ids, positions, dropped_third), inputs), run(plain(ids, positions, dropped_third), inputs),
               1e-6);
}

TEST(Embed, PlainFormHasTheGradientsOfItsDifferences) {
  // Without padding, whose row is held on purpose.
  const Tensor ids = at::tensor({1, 2, 3, 2, 10, 1}, at::kLong).view({2, 3});
  expect_gradients_match_differences(plain(ids, random_numbers("positions", {3, 8}), dropped_third),
                                     in_double({random_numbers("table", {eleven_pieces, 8})}));
}

TEST(Embed, IsTheRowTimesTheScalePlusThePosition) {
  const Tensor table = at::tensor({1.0F, 2.0F, 3.0F, 4.0F, 5.0F, 6.0F}).view({3, 2});
  const Tensor positions = at::tensor({0.5F, 0.25F, -1.0F, 1.0F}).view({2, 2});
  const Tensor x = embed(table, at::tensor({2, 1}, at::kLong).view({1, 2}), positions, options, {});
  EXPECT_TRUE(at::equal(x, at::tensor({15.5F, 18.25F, 8.0F, 13.0F}).view({1, 2, 2})));
}

TEST(Embed, PaddingRowGetsNoGradientAndUsedRowsTheSumOverTheirUses) {
  for (const auto& form : {embed, embed_plain}) {
    const Tensor table = random_numbers("table", {4, 2}).requires_grad_();
    const Tensor ids = at::tensor({0, 1, 3, 1, 1, 0}, at::kLong).view({2, 3});
    form(table, ids, at::zeros({3, 2}), options, {}).sum().backward();
    // Row 1 is used three times and row 3 once, each times the scale of 3; row 2 is not used; row 0 is padding.
    EXPECT_TRUE(at::equal(table.grad(), at::tensor({0.0F, 0.0F, 9.0F, 9.0F, 0.0F, 0.0F, 3.0F, 3.0F}).view({4, 2})));
  }
}

}  // namespace
}  // namespace ferry::kernels
