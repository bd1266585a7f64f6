#include <gtest/gtest.h>

#include "kernels/attention_examples.h"

namespace ferry::kernels {
namespace {

// Where the sentences lie says nothing about what they attend to: bit for bit.
TEST(AttentionOfRows, SentencesWithoutPaddingGiveWhatTheyGiveWithIt) {
  for_each_instruction_set([] {
    for (const bool causal : {false, true}) {
      const AttentionVisibility tight = packed(some_lengths(4, 9), 9, some_lengths(4, 17), 17, causal);
      const auto rows = packed_inputs(tight, 24);
      for (Tensor one : rows) one.requires_grad_();  // or those with padding would be taken for a step of decoding
      const std::vector<Tensor> inputs{tight.query_rows->padded(rows[0]), tight.key_rows->padded(rows[1]),
                                       tight.key_rows->padded(rows[2])};
      const Tensor padded = fused(3, {some_lengths(4, 17), causal})(inputs)[0];
      EXPECT_TRUE(at::equal(fused(3, tight)(rows)[0], tight.query_rows->packed(padded)));
    }
  });
}

// 520 rows of four sentences, and eight of none.
TEST(AttentionOfRows, RowsOfNoSentenceGiveZeroAndTakeNoGradient) {
  const AttentionVisibility visibility =
      packed(at::tensor({120, 150, 130, 120}, at::kInt), 150, at::tensor({150, 150, 130, 90}, at::kInt), 150, false);
  ASSERT_EQ(visibility.query_rows->rows(), 528);
  const auto inputs = packed_inputs(visibility, 24);
  const Outcome outcome = run(fused(2, visibility, dropped_third), inputs);
  expect_close(outcome, run(plain(2, visibility, dropped_third), inputs), 1e-5);
  for (const Tensor& rows : {outcome.outputs[0], outcome.gradients[0], outcome.gradients[1], outcome.gradients[2]}) {
    EXPECT_EQ(rows.narrow(0, 520, 8).abs().max().item<float>(), 0);
    EXPECT_GT(rows.narrow(0, 512, 8).abs().max().item<float>(), 0);
  }
}

// The last two of four sentences alone, as a batch in parts has them.
TEST(AttentionOfRows, APartOfABatchDropsWhatTheWholeDropsThere) {
  const AttentionVisibility whole =
      packed(at::tensor({3, 5, 2, 4}, at::kInt), 5, at::tensor({7, 1, 6, 2}, at::kInt), 7, false);
  const AttentionVisibility part = packed(at::tensor({2, 4}, at::kInt), 5, at::tensor({6, 2}, at::kInt), 7, false);
  const Dropout rest{.probability = dropped_third.probability, .key = dropped_third.key, .first_row = 8};
  const auto rows = packed_inputs(whole, 24);
  const std::vector<Tensor> some{rows[0].narrow(0, 8, 6), rows[1].narrow(0, 8, 8), rows[2].narrow(0, 8, 8)};
  for (const auto& form : {fused, plain}) {
    const Tensor all = form(3, whole, dropped_third)(rows)[0];
    EXPECT_LE(relative_error(form(3, part, rest)(some)[0], all.narrow(0, 8, 6)), 1e-6);
  }
}

}  // namespace
}  // namespace ferry::kernels
