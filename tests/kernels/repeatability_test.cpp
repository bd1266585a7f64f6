// The same inputs give the same bits: a second time, and with another number of threads. The shapes are large enough
// for the work to be shared out.
#include <stdexcept>

#include <gtest/gtest.h>

#include "base/errors.h"
#include "kernels/adamw.h"
#include "kernels/attention.h"
#include "kernels/dropout.h"
#include "kernels/embedding.h"
#include "kernels/feed_forward.h"
#include "kernels/instruction_set.h"
#include "kernels/kernel_comparison.h"
#include "kernels/linear.h"
#include "kernels/norm.h"
#include "kernels/output_loss.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

void expect_repeatable(const TensorFunction& function, const std::vector<Tensor>& inputs) {
  const auto work = [&] { return run(function, inputs); };
  const Outcome one = with_threads(1, work);
  expect_identical(with_threads(1, work), one);
  expect_identical(with_threads(2, work), one);
  expect_identical(with_threads(3, work), one);
}

TEST(Repeatability, NormGivesTheSameBitsForAnyNumberOfThreads) {
  // In the larger ones the sums of blocks of rows are so many that ATen would share them out.
  for (const auto& [rows, width] : {std::pair{1000, 64}, {8200, 256}, {4100, 512}}) {
    SCOPED_TRACE(testing::Message() << rows << " x " << width);
    expect_repeatable(
        [](const std::vector<Tensor>& in) {
          const NormAndSkip both = norm_and_skip(in[0], in[1], in[2], at::kFloat);
          return std::vector<Tensor>{both.normed, both.skip};
        },
        {random_numbers("x", {rows, width}), random_numbers("gain", {width}), random_numbers("bias", {width})});
  }
}

TEST(Repeatability, AttentionGivesTheSameBitsForAnyNumberOfThreads) {
  const SentenceRows rows(at::arange(16).to(at::kInt) + 1, 16);
  const AttentionVisibility visibility{{}, true, rows, rows};
  expect_repeatable(
      [&](const std::vector<Tensor>& in) {
        return std::vector<Tensor>{attention(in[0], in[1], in[2], 4, visibility, dropped_third)};
      },
      {random_numbers("q", {136, 64}), random_numbers("k", {136, 64}), random_numbers("v", {136, 64})});
}

TEST(Repeatability, DropoutGivesTheSameBitsForAnyNumberOfThreads) {
  expect_repeatable(
      [](const std::vector<Tensor>& in) { return std::vector<Tensor>{dropout_add(in[0], in[1], dropped_third)}; },
      {random_numbers("x", {1000, 100}), random_numbers("r", {1000, 100})});
}

TEST(Repeatability, FeedForwardGivesTheSameBitsForAnyNumberOfThreads) {
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    expect_repeatable(
        [&](const std::vector<Tensor>& in) {
          return std::vector<Tensor>{feed_forward(in[0], {in[1], in[2], in[3], in[4]}, dropped_third)};
        },
        {random_numbers("x", {3000, 64}).to(type), random_numbers("inner", {256, 64}), random_numbers("b1", {256}),
         random_numbers("outer", {64, 256}), random_numbers("b2", {64})});
  }
}

TEST(Repeatability, EmbeddingGivesTheSameBitsForAnyNumberOfThreads) {
  const Tensor ids = at::arange(600).mul(7).remainder(50).view({20, 30});
  expect_repeatable(
      [&](const std::vector<Tensor>& in) {
        return std::vector<Tensor>{
            embed(in[0], ids, random_numbers("positions", {30, 256}), {.scale = 16, .padding_id = 0}, dropped_third)};
      },
      {random_numbers("table", {50, 256})});
}

TEST(Repeatability, LinearMapGivesTheSameBitsForAnyNumberOfThreads) {
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    expect_repeatable(
        [&](const std::vector<Tensor>& in) { return std::vector<Tensor>{linear(in[0], in[1], in[2])}; },
        {random_numbers("x", {2000, 64}).to(type), random_numbers("weight", {256, 64}), random_numbers("bias", {256})});
  }
}

// The gradient of a weight: few sums, each of thousands of terms.
TEST(Repeatability, WeightGradientsGiveTheSameBitsForAnyNumberOfThreads) {
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    for (const std::int64_t rows : {512, 2048, 3000, 4096}) {
      for (const auto& [outputs, inputs] :
           {std::pair{256, 64}, {64, 256}, {256, 256}, {512, 128}, {1024, 64}, {384, 384}, {200, 520}}) {
        const Tensor dy = random_numbers("dy", {rows, outputs}).to(type);
        const Tensor x = random_numbers("x", {rows, inputs}).to(type);
        const Tensor before = random_numbers("before", {outputs, inputs});
        const auto work = [&] {
          Outcome both{{at::empty_like(before), before.clone()}, {}};
          product_into(both.outputs[0], dy.t(), x);
          product_into(both.outputs[1], dy.t(), x, {}, Sum::Add);
          return both;
        };
        SCOPED_TRACE(testing::Message() << type << ", " << rows << " rows, " << outputs << " x " << inputs);
        const Outcome one = with_threads(1, work);
        for (const int threads : {2, 3, 8}) expect_identical(with_threads(threads, work), one);
      }
    }
  }
}

TEST(Repeatability, SeveralMapsGiveTheSameBitsForAnyNumberOfThreads) {
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    expect_repeatable(
        [&](const std::vector<Tensor>& in) {
          return linears(in[0], {{in[1], in[2]}, {in[3], in[4]}});
        },
        {random_numbers("x", {2000, 64}).to(type), random_numbers("w1", {256, 64}), random_numbers("b1", {256}),
         random_numbers("w2", {64, 64}), random_numbers("b2", {64})});
  }
}

TEST(Repeatability, LossGivesTheSameBitsForAnyNumberOfThreads) {
  const Tensor targets = at::arange(1500).remainder(1000);
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    expect_repeatable(
        [&](const std::vector<Tensor>& in) {
          return std::vector<Tensor>{output_loss(in[0], in[1], in[2], targets, 0.1).loss};
        },
        {random_numbers("hidden", {1500, 64}).to(type), random_numbers("weight", {1000, 64}),
         random_numbers("bias", {1000})});
  }
}

TEST(Repeatability, AdamwAndTheGradientNormGiveTheSameBitsForAnyNumberOfThreads) {
  const auto work = [] {
    constexpr std::int64_t n = 200001;
    const AdamwBuffers b{random_numbers("p", {n}), random_numbers("g", {n}), at::zeros({n}), at::zeros({n}),
                         random_numbers("a", {n})};
    adamw(b, {.rate = 0.01, .weight_decay = 0.1, .average_weight = 0.2}, 0, n);
    return Outcome{{b.parameter, b.average, at::scalar_tensor(sum_of_squares(b.gradient), at::kDouble)}, {}};
  };
  const Outcome one = with_threads(1, work);
  expect_identical(with_threads(2, work), one);
  expect_identical(with_threads(3, work), one);
}

TEST(InstructionSet, BestRunnableOneIsUsedUnlessAnotherIsNamed) {
  if (std::getenv("FERRY_INSTRUCTIONS") != nullptr) GTEST_SKIP() << "FERRY_INSTRUCTIONS names one";
  EXPECT_EQ(instruction_set(), runnable_loops().back().first);
  EXPECT_EQ(&loops(), runnable_loops().back().second);
}

TEST(InstructionSet, OneThatDoesNotRunHereIsRefused) {
  EXPECT_THROW(use_loops("mmx"), InternalError);
}

}  // namespace
}  // namespace ferry::kernels
