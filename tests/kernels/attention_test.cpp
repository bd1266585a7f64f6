#include <cmath>

#include <gtest/gtest.h>

#include "base/errors.h"
#include "kernels/attention_examples.h"
#include "kernels/linear.h"

namespace ferry::kernels {
namespace {

// A step of decoding has loops of its own.
void for_step_and_learning(const std::vector<Tensor>& inputs,
                           const std::function<void(const std::vector<Tensor>&)>& expect) {
  std::vector<Tensor> copies;
  for (const bool learning : {false, true}) {
    SCOPED_TRACE(learning ? "learning" : "a step of decoding");
    copies.clear();
    for (const Tensor& input : inputs) copies.push_back(input.detach().clone().requires_grad_(learning));
    expect(copies);
  }
}

TEST(Attention, FusedFormEqualsPlainFormForOddShapesOnEveryInstructionSet) {
  for_each_instruction_set([] {
    for (const std::int64_t queries : {1, 3, 17, 33}) {
      for (const std::int64_t keys : {1, 5, 16, 33}) {
        for (const auto& [width, heads] : {std::pair(8, 1), std::pair(24, 3), std::pair(64, 2), std::pair(100, 4)}) {
          for (const Dropout& dropout : {Dropout{}, dropped_third}) {
            SCOPED_TRACE(testing::Message() << queries << " x " << keys << ", width " << width << ", heads " << heads);
            const auto inputs = attention_inputs(4, queries, keys, width);
            const AttentionVisibility visibility{some_lengths(4, keys), false};
            expect_close(run(fused(heads, visibility, dropout), inputs), run(plain(heads, visibility, dropout), inputs),
                         1e-5);
            const AttentionVisibility tight =
                packed(some_lengths(4, queries).flip(0), queries, some_lengths(4, keys), keys, false);
            expect_close(run(fused(heads, tight, dropout), packed_inputs(tight, width)),
                         run(plain(heads, tight, dropout), packed_inputs(tight, width)), 1e-5);
          }
        }
      }
    }
  });
}

TEST(Attention, FusedFormEqualsPlainFormWhenCausal) {
  for_each_instruction_set([] {
    for (const std::int64_t length : {1, 3, 17, 33}) {
      const AttentionVisibility tight = packed(length, true);
      const auto rows = packed_inputs(tight, 24);
      expect_close(run(fused(2, tight, dropped_third), rows), run(plain(2, tight, dropped_third), rows), 1e-5);
      const auto inputs = attention_inputs(4, length, length, 24);
      const AttentionVisibility without_lengths{{}, true};
      expect_close(run(fused(2, without_lengths), inputs), run(plain(2, without_lengths), inputs), 1e-5);
    }
  });
}

TEST(Attention, Bfloat16IsTheExactOneRounded) {
  for_each_instruction_set([] {
    for (const bool causal : {false, true}) {
      for (const std::int64_t width : {64, 100, 128, 256}) {
        const AttentionVisibility visibility = packed(17, causal);
        const auto inputs = in_bfloat16(packed_inputs(visibility, width), {0, 1, 2});
        const Outcome outcome = run(fused(4, visibility, dropped_third), inputs);
        EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kBFloat16);
        EXPECT_EQ(outcome.gradients[1].scalar_type(), at::kBFloat16);
        expect_close(outcome, run(plain(4, visibility, dropped_third), in_double(inputs)), 1e-2);
      }
    }
  });
}

// In bfloat16 attention's results, and on the way back its gradients, are rows with gaps between them.
TEST(Attention, BetweenMapsGivesWhatThePlainFormsGive) {
  const AttentionVisibility visibility = packed(17, true);
  for (const std::int64_t width : {100, 128}) {
    std::vector<Tensor> inputs{random_numbers("x", {visibility.query_rows->rows(), width})};
    for (const char* name : {"q", "k", "v", "o"}) {
      inputs.push_back(random_numbers(name, {width, width}) / 10);
      inputs.push_back(random_numbers(std::string(name) + " bias", {width}));
    }
    // A bias of the keys adds the same to all scores of a row: its gradient is nothing but rounding.
    const Tensor no_bias = at::zeros({width});
    inputs.erase(inputs.begin() + 4);
    const auto sublayer = [&](const std::vector<Tensor>& in) {
      const std::vector<Tensor> maps = linears(in[0], {{in[1], in[2]}, {in[3], no_bias}, {in[4], in[5]}});
      return std::vector<Tensor>{linear(attention(maps[0], maps[1], maps[2], 4, visibility, {}), in[6], in[7])};
    };
    const auto plain_sublayer = [&](const std::vector<Tensor>& in) {
      const Tensor joined = attention_plain(linear_plain(in[0], in[1], in[2]), linear_plain(in[0], in[3], no_bias),
                                            linear_plain(in[0], in[4], in[5]), 4, visibility, {});
      return std::vector<Tensor>{linear_plain(joined, in[6], in[7])};
    };
    expect_close(run(sublayer, in_bfloat16(inputs, {0})), run(plain_sublayer, in_double(inputs)), 4e-2);
    expect_close(run(sublayer, inputs), run(plain_sublayer, inputs), 1e-4);
  }
}

TEST(Attention, TakesViewsIntoLargerTensors) {
  // Keys and values as a cache holds them: part of the room is filled. Queries transposed, so that no stride is 1.
  std::vector<Tensor> inputs{random_numbers("q", {3, 24, 5}).transpose(1, 2),
                             random_numbers("k", {3, 20, 24}).narrow(1, 0, 7),
                             random_numbers("v", {3, 30, 24}).narrow(1, 4, 7)};
  for (const Tensor& input : inputs) ASSERT_FALSE(input.is_contiguous());
  const AttentionVisibility visibility{some_lengths(3, 7), false};
  expect_close(run(fused(2, visibility), inputs), run(plain(2, visibility), inputs), 1e-5);
}

TEST(Attention, PlainFormHasTheGradientsOfItsDifferences) {
  const AttentionVisibility visibility{some_lengths(4, 3), true};
  expect_gradients_match_differences(plain(2, visibility, dropped_third), in_double(attention_inputs(4, 3, 3, 4)));
  const AttentionVisibility tight = packed(3, true);
  expect_gradients_match_differences(plain(2, tight, dropped_third), in_double(packed_inputs(tight, 4)));
}

TEST(Attention, WithoutGradientsItGivesTheSameNumbers) {
  const auto inputs = attention_inputs(4, 5, 7, 24);
  const AttentionVisibility visibility{some_lengths(4, 7), false};
  const Outcome learning = run(fused(3, visibility, dropped_third), inputs);
  const NoGradients guard;
  EXPECT_TRUE(at::equal(fused(3, visibility, dropped_third)(inputs)[0], learning.outputs[0]));
}

TEST(Attention, QueryWithoutVisibleKeysGivesZeroAndNoGradient) {
  const auto inputs = attention_inputs(2, 3, 5, 8);
  const AttentionVisibility visibility{at::tensor({0, 5}, at::kInt), false};
  for (const auto& form : {fused(2, visibility, dropped_third), plain(2, visibility, dropped_third)}) {
    const Outcome outcome = run(form, inputs);
    EXPECT_TRUE((outcome.outputs[0][0] == 0).all().item<bool>());
    for (const Tensor& gradient : outcome.gradients) {
      EXPECT_TRUE((gradient[0] == 0).all().item<bool>());
      EXPECT_TRUE(gradient.isfinite().all().item<bool>());
      EXPECT_TRUE((gradient[1] != 0).any().item<bool>());
    }
  }
}

TEST(Attention, PaddingOfAnyContentChangesNothing) {
  const AttentionVisibility visibility{at::tensor({2, 5}, at::kInt), false};
  auto inputs = attention_inputs(2, 3, 5, 8);
  const Outcome before = run(fused(2, visibility, dropped_third), inputs);
  for (Tensor& input : inputs) input = input.clone();
  inputs[1][0].narrow(0, 2, 3).fill_(NAN);
  inputs[2][0].narrow(0, 2, 3).fill_(INFINITY);
  expect_identical(run(fused(2, visibility, dropped_third), inputs), before);
}

// With unit vectors as values, the output is the weights: which shows what dropout did to each of them.
TEST(Attention, DropsItsWeightsByTheFactorsOfItsSite) {
  for_each_instruction_set([] {
    const Tensor q = random_numbers("q", {2, 5, 16});
    const Tensor k = random_numbers("k", {2, 8, 16});
    const Tensor v = at::eye(8).repeat({1, 2}).expand({2, 8, 16});
    const Tensor weights = attention_weights(q, k, 2, {});
    const Tensor out = attention(q, k, v, 2, {}, dropped_third).view({2, 5, 2, 8}).transpose(1, 2);
    const Tensor factors = dropout_factors(dropped_third, {2, 5, 2 * 8}, at::kCPU).view({2, 5, 2, 8}).transpose(1, 2);
    EXPECT_LE(relative_error(out, weights * factors), 1e-6);
    EXPECT_TRUE(((out == 0) == (factors == 0)).all().item<bool>());
  });
}

TEST(Attention, ExponentialIsExactToAFewUnitsInTheLastPlace) {
  for_each_instruction_set([] {
    // One query whose scores are 0 down to -87.2 in small steps: 8 * score / sqrt(64), exact in float32.
    constexpr std::int64_t keys = 2000;
    const Tensor scores = at::arange(keys).to(at::kFloat) * -0.0436F;
    Tensor q = at::zeros({1, 1, 64});
    q[0][0][0] = 8.0F;
    Tensor k = at::zeros({keys, 1, 64});
    k.select(2, 0).copy_(scores.unsqueeze(1));
    // Each key alone beside a key of score 0 in its own "sentence": the output is e^s / (1 + e^s).
    const Tensor both = at::cat({at::zeros({keys, 1, 64}), k}, 1);
    Tensor v = at::zeros({keys, 2, 64});
    v.select(1, 1).select(1, 0).fill_(1.0F);
    const Tensor out = attention(q.expand({keys, 1, 64}), both, v, 1, {}, {}).select(2, 0).squeeze(1);
    const Tensor exact = at::sigmoid(scores.to(at::kDouble));
    const double worst = ((out.to(at::kDouble) - exact) / exact).abs().max().item<double>();
    EXPECT_LE(worst, 5e-7);
  });
}

TEST(Attention, VeryLargeScoresDoNotOverflow) {
  for_each_instruction_set([] {
    const Tensor q = at::full({1, 1, 4}, 1e4F);
    const Tensor k = at::tensor({1e4F, 2e4F, -1e4F}).view({1, 3, 1}).expand({1, 3, 4});
    const Tensor v = at::eye(3, 4).unsqueeze(0);
    // The highest score is above the next by far more than e^x can tell.
    for_step_and_learning({q, k, v}, [](const std::vector<Tensor>& in) {
      EXPECT_TRUE(at::equal(fused(1, {})(in)[0].flatten(), at::tensor({0.0F, 1.0F, 0.0F, 0.0F})));
    });
  });
}

TEST(Attention, NotANumberIsNotHidden) {
  for_each_instruction_set([] {
    auto inputs = attention_inputs(1, 2, 5, 8);
    inputs[0][0][0].fill_(NAN);
    for_step_and_learning(inputs, [](const std::vector<Tensor>& in) {
      const Tensor out = fused(2, {})(in)[0];
      EXPECT_TRUE(out[0][0].isnan().all().item<bool>());
      EXPECT_TRUE(out[0][1].isfinite().all().item<bool>());
    });
  });
}

TEST(Attention, WeightsSumToOneOverVisibleKeysAndAreZeroElsewhere) {
  const Tensor q = random_numbers("q", {4, 5, 24});
  const Tensor k = random_numbers("k", {4, 5, 24});
  const AttentionVisibility visibility{some_lengths(4, 5), true};
  const Tensor weights = attention_weights(q, k, 3, visibility);
  ASSERT_EQ(weights.sizes(), (std::vector<std::int64_t>{4, 3, 5, 5}));
  const Tensor hidden = hidden_mask(visibility, 4, 5, 5, at::kCPU).expand({4, 3, 5, 5});
  EXPECT_TRUE((weights.masked_select(hidden) == 0).all().item<bool>());
  EXPECT_TRUE((weights.masked_select(hidden.logical_not()) > 0).all().item<bool>());
  const Tensor expected = hidden.all(-1).logical_not().to(at::kFloat);  // sentence 2 has no key at all
  EXPECT_LE((weights.sum(-1) - expected).abs().max().item<double>(), 1e-6);
}

TEST(HiddenMask, IsTrueWhereAKeyIsPaddingOrAhead) {
  const Tensor mask = hidden_mask({at::tensor({2, 3}, at::kInt), true}, 2, 3, 3, at::kCPU);
  const Tensor expected =
      at::tensor({0, 1, 1, 0, 0, 1, 0, 0, 1, /**/ 0, 1, 1, 0, 0, 1, 0, 0, 0}, at::kInt).to(at::kBool);
  EXPECT_TRUE(at::equal(mask, expected.view({2, 1, 3, 3})));
  EXPECT_FALSE(hidden_mask({}, 2, 3, 3, at::kCPU).any().item<bool>());
}

TEST(Attention, WidthThatHeadsDoNotDivideIsRefused) {
  const auto inputs = attention_inputs(1, 2, 2, 8);
  EXPECT_THROW(attention(inputs[0], inputs[1], inputs[2], 3, {}, {}), InternalError);
}

}  // namespace
}  // namespace ferry::kernels
