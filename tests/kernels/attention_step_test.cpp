#include <limits>

#include <gtest/gtest.h>

#include "kernels/attention_examples.h"

namespace ferry::kernels {
namespace {

// A step of decoding: no gradient, no mask but the lengths; keys and values lie with room behind them.
TEST(AttentionStep, EqualsPlainFormForOddShapesOnEveryInstructionSet) {
  const NoGradients guard;
  for_each_instruction_set([] {
    for (const std::int64_t queries : {1, 2, 5}) {
      for (const std::int64_t keys : {1, 2, 15, 16, 17, 40}) {
        for (const std::int64_t head_width : {1, 7, 8, 30, 32, 64, 100}) {
          SCOPED_TRACE(testing::Message() << queries << " queries, " << keys << " keys, width " << head_width);
          const std::int64_t width = 3 * head_width;
          const Tensor q = random_numbers("q", {4, queries, width + 5}).narrow(2, 2, width);
          const Tensor k = random_numbers("k", {4, keys + 9, width}).narrow(1, 0, keys);
          const Tensor v = random_numbers("v", {4, keys + 9, width}).narrow(1, 0, keys);
          for (const Tensor& lengths : {Tensor(), some_lengths(4, keys)}) {
            const AttentionVisibility visibility{.key_lengths = lengths};
            const Tensor right =
                attention_plain(q.to(at::kDouble), k.to(at::kDouble), v.to(at::kDouble), 3, visibility, {});
            EXPECT_LE(relative_error(attention(q, k, v, 3, visibility, {}), right), 1e-5);
          }
        }
      }
    }
  });
}

TEST(AttentionStep, GivesAQueryTheSameBitsWhateverStandsBesideIt) {
  const NoGradients guard;
  const std::vector<Tensor> in = attention_inputs(40, 6, 33, 64);
  const Tensor lengths = some_lengths(40, 33);
  const Tensor all = attention(in[0], in[1], in[2], 2, {.key_lengths = lengths}, {});
  for (const int threads : {1, 2, 3}) {
    const Outcome part = with_threads(threads, [&] {
      const auto of = [](const Tensor& x) { return x.narrow(0, 7, 20); };
      return Outcome{{attention(of(in[0]).narrow(1, 2, 3), of(in[1]), of(in[2]), 2,
                                {.key_lengths = lengths.narrow(0, 7, 20)}, {})},
                     {}};
    });
    EXPECT_TRUE(at::equal(part.outputs[0], all.narrow(0, 7, 20).narrow(1, 2, 3))) << threads << " threads";
  }
}

TEST(AttentionStep, IsWhatLearningSeesWithinRounding) {
  const std::vector<Tensor> in = attention_inputs(4, 3, 17, 48);
  const AttentionVisibility visibility{.key_lengths = some_lengths(4, 17)};
  const Outcome learning = run(fused(3, visibility), in);
  const NoGradients guard;
  EXPECT_LE(relative_error(fused(3, visibility)(in)[0], learning.outputs[0]), 1e-6);
}

TEST(AttentionStep, NeverReadsWhatIsHidden) {
  const NoGradients guard;
  for_each_instruction_set([] {
    auto in = attention_inputs(2, 3, 20, 24);
    const AttentionVisibility visibility{.key_lengths = at::tensor({0, 5}, at::kInt)};
    const Tensor before = fused(3, visibility)(in)[0];
    EXPECT_TRUE((before[0] == 0).all().item<bool>());
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
      for (Tensor& input : in) input = input.clone();
      for (const std::size_t keys_or_values : {1, 2}) {
        in[keys_or_values][0].fill_(bad);
        in[keys_or_values][1].narrow(0, 5, 15).fill_(bad);
      }
      EXPECT_TRUE(at::equal(fused(3, visibility)(in)[0], before));
    }
  });
}

}  // namespace
}  // namespace ferry::kernels
