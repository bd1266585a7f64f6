#include "decoding/soft_alignment.h"

#include <gtest/gtest.h>

#include "decoding/attention_selection.h"
#include "decoding/source_influence.h"
#include "decoding/tiny_model.h"

namespace ferry {
namespace {

/// A decoder that never hears its memory.
Transformer deaf_model() {
  Transformer model = tiny_model();
  const NoGradients guard;
  for (auto& parameter : model->named_parameters()) {
    if (parameter.first.find("cross_attention.output") != std::string::npos) parameter.second.zero_();
  }
  return model;
}

double largest(const Tensor& tensor) {
  return tensor.abs().max().item<double>();
}

/// Log-probability of each target piece (and </s>) when the decoder sees only these positions of the memory.
Tensor log_likelihood_with(Transformer& model, const Pieces& source, const Pieces& target,
                           const std::vector<std::int64_t>& positions) {
  const NoGradients guard;
  EncodedCorpus corpus;
  corpus.source.add(source);
  corpus.target.add(target);
  corpus.lines = {1};
  const Batch batch = collate(corpus, {0});
  ForwardContext context = ForwardContext::evaluation();
  Memory memory = model->encode(batch.source, context);
  memory.states = memory.states.index_select(1, at::tensor(positions)).contiguous();
  memory.lengths = at::full({1}, static_cast<std::int64_t>(positions.size()), at::kInt);
  const Tensor log_p = at::log_softmax(model->output(model->decode(batch, memory, context)), -1);
  return log_p.gather(2, batch.target_output.unsqueeze(2)).squeeze(2)[0];
}

TEST(SourceInfluence, IsWhatEachTargetPieceLosesWhenOneSourcePositionIsHidden) {
  Transformer model = tiny_model();
  const Pieces source{5, 6, 7};
  const Pieces target{10, 11};
  const Tensor influence = source_influence(*model, source, target);
  ASSERT_EQ(influence.sizes(), (std::vector<std::int64_t>{3, 4}));
  const Tensor whole = log_likelihood_with(model, source, target, {0, 1, 2, 3});
  EXPECT_LE(largest(influence.select(1, 0) - (whole - log_likelihood_with(model, source, target, {1, 2, 3}))), 1e-5);
  EXPECT_LE(largest(influence.select(1, 2) - (whole - log_likelihood_with(model, source, target, {0, 1, 3}))), 1e-5);
  EXPECT_LE(largest(influence.select(1, 3) - (whole - log_likelihood_with(model, source, target, {0, 1, 2}))), 1e-5);
  EXPECT_GE(largest(influence), 1e-3);
}

TEST(SourceInfluence, OfALongPairIsTheSameInSeveralPasses) {
  // A vocabulary so large that the logits of all passes would not be held at once.
  Transformer model = tiny_model(tiny_shape(60000));
  const Pieces source(12, 7);
  const Pieces target(30, 9);
  const Tensor influence = source_influence(*model, source, target);
  const Tensor whole = log_likelihood_with(model, source, target, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
  const Tensor without = log_likelihood_with(model, source, target, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12});
  EXPECT_LE(largest(influence.select(1, 11) - (whole - without)), 1e-4);
}

TEST(SourceInfluence, OfPiecesStillToComeThereIsNone) {
  Transformer model = tiny_model();
  const Tensor one = source_influence(*model, {5, 6, 7, 8}, {10, 11, 12});
  const Tensor other = source_influence(*model, {5, 6, 7, 8}, {10, 11, 30});
  EXPECT_LE(largest(one.narrow(0, 0, 2) - other.narrow(0, 0, 2)), 1e-5);
  EXPECT_GE(largest(one[2] - other[2]), 1e-4);
}

TEST(SoftAlignment, HasARowForEachTargetPieceAndTheEndThatSumsToOne) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(6, 9);
  std::vector<Pieces> targets = random_sentences(6, 12);
  targets[3].clear();
  for (const AlignmentMethod method : {AlignmentMethod::Influence, AlignmentMethod::Attention}) {
    const auto matrices = soft_alignments(*model, sources, targets, {.method = method});
    for (std::size_t i = 0; i < sources.size(); ++i) {
      EXPECT_EQ(matrices[i].size(0), static_cast<std::int64_t>(targets[i].size()) + 1);
      EXPECT_EQ(matrices[i].size(1), static_cast<std::int64_t>(sources[i].size()) + 1);
      EXPECT_LE(largest(matrices[i].sum(1) - 1), 1e-5);
      EXPECT_GE(matrices[i].min().item<double>(), 0);
    }
  }
}

TEST(SoftAlignment, IsTheAttentionWhereTheSourceIsNotNeeded) {
  Transformer model = deaf_model();
  const Tensor attention = attention_of_pairs(*model, {{5, 6, 7}}, {{10, 11}}).front();
  EXPECT_LE(largest(source_influence(*model, {5, 6, 7}, {10, 11})), 1e-5);
  EXPECT_LE(largest(soft_alignments(*model, {{5, 6, 7}}, {{10, 11}}).front() - attention), 1e-3);
}

TEST(SoftAlignment, GoesWhereTheInfluenceIsWhateverTheAttention) {
  Transformer model = tiny_model();
  const Tensor influence = source_influence(*model, {5, 6, 7}, {10, 11}).clamp_min(0);
  const Tensor weights = soft_alignments(*model, {{5, 6, 7}}, {{10, 11}}).front();
  const Tensor attention = attention_of_pairs(*model, {{5, 6, 7}}, {{10, 11}}).front();
  const Tensor expected = (influence + 0.05 * attention) / (influence.sum(1, true) + 0.05);
  EXPECT_LE(largest(weights - expected), 1e-5);
}

TEST(AttentionSelection, TakesTheCandidateWhoseLinksCarryMostInfluence) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(8, 9);
  const auto targets = random_sentences(8, 12);
  const auto agreement_of = [&](const AttentionChoice& choice) {
    double linked = 0;
    double most = 0;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const Tensor influence = source_influence(*model, sources[i], targets[i]).clamp_min(0);
      const Tensor attention = attention_of_pairs(*model, {sources[i]}, {targets[i]}, choice).front();
      for (std::int64_t t = 0; t + 1 < influence.size(0); ++t) {  // </s> has no link
        const std::int64_t pieces = influence.size(1) - 1;
        const std::int64_t link = attention[t].narrow(0, 0, pieces).argmax().item<std::int64_t>();
        linked += influence[t][link].item<double>();
        most += influence[t].narrow(0, 0, pieces).max().item<double>();
      }
    }
    return linked / most;
  };
  const auto selected = select_attention(*model, sources, targets);
  ASSERT_TRUE(selected.has_value());
  EXPECT_EQ(selected->pairs, 8);
  EXPECT_NEAR(selected->agreement, agreement_of(selected->choice), 1e-5);
  const std::vector<AttentionChoice> candidates = attention_candidates(2, 2);
  EXPECT_EQ(candidates.size(), 14U) << "two shifts of both layers together, of each, and of their four heads";
  for (const AttentionChoice& candidate : candidates) {
    EXPECT_LE(agreement_of(candidate), selected->agreement + 1e-5) << to_text(candidate);
  }
}

TEST(AttentionSelection, OfNoPairsIsNothing) {
  Transformer model = tiny_model();
  EXPECT_FALSE(select_attention(*model, {}, {}).has_value());
}

}  // namespace
}  // namespace ferry
