// What may influence what: padding nothing, the future nothing, the whole source everything.
#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

TEST(Masking, ContentOfPaddingChangesNothingBitForBit) {
  Transformer model = tiny_model();
  const Batch batch = with_padding(ragged_batch(), 2, 2);
  const Tensor before = evaluate(model, batch);
  for (const std::int64_t fill : {4, 9, 12}) {
    EXPECT_TRUE(
        at::equal(evaluate(model, with_padding(batch, 0, 0, fill)).masked_select(real_targets(batch).unsqueeze(-1)),
                  before.masked_select(real_targets(batch).unsqueeze(-1))));
  }
}

TEST(Masking, MorePaddingChangesNothing) {
  Transformer model = tiny_model();
  const Batch batch = ragged_batch();
  const Tensor logits = evaluate(model, batch);
  for (const std::int64_t more : {1, 7, 40}) {
    const Batch padded = with_padding(batch, more, more + 1);
    const Tensor again = evaluate(model, padded).narrow(1, 0, logits.size(1));
    EXPECT_LE(distance(again.masked_select(real_targets(batch).unsqueeze(-1)),
                       logits.masked_select(real_targets(batch).unsqueeze(-1))),
              1e-5);
  }
}

TEST(Masking, ASentenceAmongOthersIsWhatItIsAlone) {
  Transformer model = tiny_model();
  const Batch batch = ragged_batch();
  const Tensor logits = evaluate(model, batch);
  for (std::int64_t i = 0; i < 3; ++i) {
    const Batch one = only_sentence(batch, i);
    EXPECT_LE(distance(evaluate(model, one)[0], logits[i].narrow(0, 0, one.target_input.size(1))), 1e-5);
  }
}

TEST(Masking, ATargetTokenChangesNoEarlierLogitAndEveryLaterOne) {
  Transformer model = tiny_model();
  const Batch batch = invented_batch({5, 4}, {6, 6});
  const Tensor before = evaluate(model, batch);
  for (std::int64_t place = 1; place < 7; ++place) {
    Batch changed = batch;
    changed.target_input = batch.target_input.clone();
    const Tensor cell = changed.target_input.select(1, place);
    cell.copy_((cell - 4 + 1).remainder(9) + 4);
    const Tensor after = evaluate(model, changed);
    EXPECT_TRUE(at::equal(after.narrow(1, 0, place), before.narrow(1, 0, place)));
    for (std::int64_t later = place; later < 7; ++later) {
      EXPECT_GT(distance(after.select(1, later), before.select(1, later)), 1e-4) << place << " on " << later;
    }
  }
}

TEST(Masking, EverySourceTokenReachesEveryTargetPosition) {
  Transformer model = tiny_model();
  const Batch batch = invented_batch({6, 5}, {4, 4});
  const Tensor before = evaluate(model, batch);
  for (std::int64_t place = 0; place < 5; ++place) {
    Batch changed = batch;
    changed.source.ids = batch.source.ids.clone();
    const Tensor cell = changed.source.ids.select(1, place);
    cell.copy_((cell - 4 + 1).remainder(9) + 4);
    const Tensor after = evaluate(model, changed);
    for (std::int64_t t = 0; t < 5; ++t) EXPECT_GT(distance(after.select(1, t), before.select(1, t)), 1e-5);
  }
}

// The encoder mixes its positions, so a causal mask on cross-attention shows only where the memory itself is changed.
TEST(Masking, TheFirstTargetPositionSeesTheLastMemoryPositionAndNoPadding) {
  Transformer model = tiny_model();
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  const Batch batch = with_padding(ragged_batch(), 3, 0);
  const Memory memory = model->encode(batch.source, context);
  const Tensor before = model->decode(batch, memory, context);
  for (std::int64_t s = 0; s < memory.states.size(1); ++s) {
    Memory changed{memory.states.clone(), memory.lengths};
    changed.states.select(1, s) += 1;
    changed.states.select(1, s).select(1, 0) += 1;  // not along a direction that keys cannot tell apart
    const Tensor after = model->decode(batch, changed, context);
    for (std::int64_t b = 0; b < 3; ++b) {
      const bool real = s < batch.source.lengths[b].item<std::int64_t>();
      const double moved = distance(after[b][0], before[b][0]);
      if (real) {
        EXPECT_GT(moved, 1e-4) << "memory " << s << " of sentence " << b;
      }
      if (!real) {
        EXPECT_EQ(moved, 0.0) << "memory " << s << " of sentence " << b;
      }
    }
  }
}

TEST(Masking, WeightsAreExactlyZeroOnPaddingAndSumToOne) {
  Transformer model = tiny_model();
  const Batch batch = invented_batch({1, 8}, {4, 4});  // 2 and 9 positions with the end
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model->encode(batch.source, context);
  const auto layers = model->decoder->cross_attention_weights(batch.target_input, batch.target_lengths, memory);
  ASSERT_EQ(layers.size(), 2U);
  for (const Tensor& weights : layers) {
    ASSERT_EQ(weights.sizes(), (std::vector<std::int64_t>{2, 2, 5, 9}));
    EXPECT_TRUE((weights[0].narrow(2, 2, 7) == 0).all().item<bool>());
    EXPECT_TRUE((weights[0].narrow(2, 0, 2) > 0).all().item<bool>());
    EXPECT_TRUE((weights[1] > 0).all().item<bool>());
    EXPECT_LE((weights.sum(-1) - 1).abs().max().item<double>(), 1e-4);
  }
}

TEST(Masking, AttentionOfASentenceAmongOthersIsThatOfTheSentenceAlone) {
  Transformer model = tiny_model();
  const Batch batch = invented_batch({1, 8}, {4, 2});
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  const auto weights_of = [&](const Batch& some) {
    return model->decoder->cross_attention_weights(some.target_input, some.target_lengths,
                                                   model->encode(some.source, context));
  };
  const auto together = weights_of(batch);
  for (std::int64_t i = 0; i < 2; ++i) {
    const auto alone = weights_of(only_sentence(batch, i));
    for (std::size_t layer = 0; layer < 2; ++layer) {
      const Tensor own = alone[layer][0];
      EXPECT_LE(distance(together[layer][i].narrow(1, 0, own.size(1)).narrow(2, 0, own.size(2)), own), 1e-4);
    }
  }
}

TEST(Masking, ASourceOfPaddingAloneGivesFiniteNumbersEverywhere) {
  Transformer model = tiny_model(tiny_shape_with_dropout());
  Batch batch = ragged_batch();
  batch.source.lengths = batch.source.lengths.clone();
  batch.source.lengths[1] = 0;
  batch.source.ids[1].fill_(pad_id);
  ForwardContext context = ForwardContext::training(1);
  const Tensor logits = model->forward(batch, context);
  EXPECT_TRUE(logits.isfinite().all().item<bool>());
  logits.square().sum().backward();
  for (const auto& entry : model->named_parameters()) {
    EXPECT_TRUE(entry.second.grad().isfinite().all().item<bool>()) << entry.first;
  }
}

}  // namespace
}  // namespace ferry
