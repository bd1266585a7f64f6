#include "evaluation/source_use.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

using testing::HasSubstr;
using testing::Not;

EncodedCorpus pairs_of_lengths(const std::vector<int>& lengths) {
  EncodedCorpus corpus;
  for (const auto& sentence : invented_sentences(lengths, 1)) corpus.source.add(sentence);
  for (const auto& sentence : invented_sentences(lengths, 2)) corpus.target.add(sentence);
  for (std::size_t i = 0; i < lengths.size(); ++i) corpus.lines.push_back(static_cast<std::int64_t>(i + 1));
  return corpus;
}

TEST(SourceUse, ThePermutationMovesEveryElementAndLosesNone) {
  for (std::size_t size = 2; size < 60; ++size) {
    const std::vector<std::size_t> permutation = permutation_without_fixed_points(size);
    EXPECT_EQ(permutation, permutation_without_fixed_points(size));
    EXPECT_EQ(std::set<std::size_t>(permutation.begin(), permutation.end()).size(), size);
    for (std::size_t i = 0; i < size; ++i) {
      EXPECT_NE(permutation[i], i);
      EXPECT_LT(permutation[i], size);
    }
  }
}

TEST(SourceUse, OfAModelThatIsDeafToItsSourceIsNotClearAndSaidInWords) {
  Transformer model = tiny_model();
  {
    const NoGradients guard;
    for (auto& parameter : model->named_parameters()) {
      if (parameter.first.find("cross_attention.output") != std::string::npos) parameter.second.zero_();
    }
  }
  const std::optional<SourceUse> use = source_use(*model, pairs_of_lengths({3, 5, 2, 7, 4}), {});
  ASSERT_TRUE(use.has_value());
  EXPECT_EQ(use->pairs, 5);
  EXPECT_NEAR(use->shuffled_loss, use->loss, 1e-5);
  EXPECT_FALSE(use->clear());
  EXPECT_THAT(to_line(*use), HasSubstr("does not use its source"));
  EXPECT_EQ(to_json(*use)["uses_source"], false);
}

TEST(SourceUse, IsTheLossOfTheSameTargetsUnderOtherSources) {
  Transformer model = tiny_model();
  const EncodedCorpus corpus = pairs_of_lengths({3, 6});
  EncodedCorpus exchanged = corpus;
  exchanged.source = {};
  exchanged.source.add(corpus.source[1]);
  exchanged.source.add(corpus.source[0]);
  const std::optional<SourceUse> use = source_use(*model, corpus, {});
  ASSERT_TRUE(use.has_value());
  EXPECT_NEAR(use->loss, corpus_loss(*model, corpus, {}).nll_per_token(), 1e-6);
  EXPECT_NEAR(use->shuffled_loss, corpus_loss(*model, exchanged, {}).nll_per_token(), 1e-6);
  EXPECT_GT(std::abs(use->shuffled_loss - use->loss), 1e-4) << "this model hears its source";
}

TEST(SourceUse, IsMeasuredOnAFewHundredPairsHoweverManyThereAre) {
  Transformer model = tiny_model();
  const std::optional<SourceUse> use = source_use(*model, pairs_of_lengths(std::vector<int>(1000, 1)), {});
  ASSERT_TRUE(use.has_value());
  EXPECT_EQ(use->pairs, 300);
  EXPECT_FALSE(source_use(*model, pairs_of_lengths({4}), {}).has_value()) << "one pair has no other's source";
}

TEST(SourceUse, IsClearFromATenthOfThePerplexity) {
  const SourceUse little{.pairs = 2, .loss = 2.0, .shuffled_loss = 2.09};
  const SourceUse enough{.pairs = 2, .loss = 2.0, .shuffled_loss = 2.10};
  EXPECT_FALSE(little.clear());
  EXPECT_TRUE(enough.clear());
  EXPECT_THAT(to_line(enough), Not(HasSubstr("does not use")));
}

}  // namespace
}  // namespace ferry
