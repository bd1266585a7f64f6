#include "evaluation/pair_scores.h"

#include <cmath>

#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

EncodedCorpus invented_corpus() {
  EncodedCorpus corpus;
  for (const auto& sentence : invented_sentences({3, 1, 7, 2, 5}, 1)) corpus.source.add(sentence);
  for (const auto& sentence : invented_sentences({2, 6, 1, 4, 4}, 2)) corpus.target.add(sentence);
  corpus.lines = {1, 2, 3, 4, 5};
  return corpus;
}

TEST(PairScores, AddUpToTheLossOfTheCorpus) {
  Transformer model = tiny_model();
  const EncodedCorpus corpus = invented_corpus();
  const LossTotals totals = corpus_loss(*model, corpus, {});
  double sum = 0;
  std::int64_t tokens = 0;
  for (const PairScore& score : score_pairs(*model, corpus, 4096)) {
    sum += score.log_probability;
    tokens += score.tokens;
  }
  EXPECT_NEAR(-sum, totals.nll, 1e-3);
  EXPECT_EQ(tokens, totals.tokens);
}

TEST(PairScores, StandInTheOrderOfTheCorpusWhateverIsScoredTogether) {
  Transformer model = tiny_model();
  const EncodedCorpus corpus = invented_corpus();
  const std::vector<PairScore> together = score_pairs(*model, corpus, 4096);
  const std::vector<PairScore> alone = score_pairs(*model, corpus, 1);
  ASSERT_EQ(together.size(), 5U);
  for (std::size_t i = 0; i < together.size(); ++i) {
    EXPECT_EQ(together[i].tokens, corpus.target.length(i) + 1);
    EXPECT_NEAR(together[i].log_probability, alone[i].log_probability, 1e-4) << i;
  }
}

TEST(PairScores, OfAModelThatPrefersNothingAreTheLogOfTheVocabularyForEachPiece) {
  Transformer model = tiny_model();
  {
    const NoGradients guard;
    model->output->weight.zero_();
    model->output->bias.zero_();
  }
  for (const PairScore& score : score_pairs(*model, invented_corpus(), 4096)) {
    EXPECT_NEAR(score.log_probability, -std::log(13.0) * static_cast<double>(score.tokens), 1e-4);
  }
}

}  // namespace
}  // namespace ferry
