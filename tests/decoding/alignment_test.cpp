#include "decoding/alignment.h"

#include <gtest/gtest.h>

#include "base/errors.h"
#include "decoding/tiny_model.h"

namespace ferry {
namespace {

using Words = std::vector<int>;

TEST(Alignment, APieceBeginsAWordWhereABlankStandsBeforeIt) {
  EXPECT_EQ(words_of_pieces({"▁ra", "da", "▁mi", "ko", "▁."}), (Words{0, 0, 1, 1, 2}));
  EXPECT_EQ(words_of_pieces({"ra", "da", "▁mi"}), (Words{0, 0, 1}));
  EXPECT_EQ(words_of_pieces({}), Words{});
}

TEST(Alignment, APieceThatIsABlankAloneBelongsToTheWordAfterIt) {
  EXPECT_EQ(words_of_pieces({"▁", "ra", "▁", "mi"}), (Words{0, 0, 1, 1}));
  EXPECT_EQ(words_of_pieces({"▁ra", "▁", "▁mi"}), (Words{0, 1, 1}));
  EXPECT_EQ(words_of_pieces({"▁ra", "▁"}), (Words{0, -1}));
}

TEST(Alignment, APieceOfSeveralWordsBelongsToItsFirstAndCountsAll) {
  EXPECT_EQ(words_of_pieces({"▁ra▁da", "mi", "▁ko"}), (Words{0, 1, 2}));
}

TEST(Alignment, LinksEachTargetWordToTheSourceWordThatItsPiecesAttendToMost) {
  // Source pieces: word 0 of two pieces, word 1; then </s>. Target pieces: word 0, word 1 of two pieces; then </s>.
  const Tensor attention = at::tensor({0.1F, 0.1F, 0.7F, 0.1F,    //
                                       0.3F, 0.3F, 0.35F, 0.05F,  // the two pieces of word 0 together outweigh word 1
                                       0.1F, 0.1F, 0.1F, 0.7F,    // </s> takes no part
                                       0.25F, 0.25F, 0.25F, 0.25F})
                               .view({4, 4});
  const auto links = word_alignment(attention, {0, 0, 1}, {0, 1, 1});
  EXPECT_EQ(links, (std::vector<AlignmentLink>{{1, 0}, {0, 1}}));
  EXPECT_EQ(to_pharaoh(links), "1-0 0-1");
}

TEST(Alignment, OfNothingIsEmpty) {
  EXPECT_TRUE(word_alignment(at::ones({1, 3}), {0, 1}, {}).empty());
  EXPECT_TRUE(word_alignment(at::ones({2, 1}), {}, {0}).empty());
  EXPECT_EQ(to_pharaoh({}), "");
}

TEST(Alignment, HasARowForEachTargetPieceAndTheEndAndAColumnForEachSourcePieceAndTheEnd) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(16, 9);
  std::vector<Pieces> targets = random_sentences(16, 12);
  targets[3].clear();
  for (const AttentionChoice& choice :
       {AttentionChoice{}, AttentionChoice{.layer = 1, .head = {}}, AttentionChoice{.layer = {}, .head = 1}}) {
    const auto matrices = attention_of_pairs(*model, sources, targets, choice);
    for (std::size_t i = 0; i < sources.size(); ++i) {
      EXPECT_EQ(matrices[i].size(0), static_cast<std::int64_t>(targets[i].size()) + 1);
      EXPECT_EQ(matrices[i].size(1), static_cast<std::int64_t>(sources[i].size()) + 1);
      EXPECT_LE((matrices[i].sum(1) - 1).abs().max().item<double>(), 1e-5);
    }
  }
}

TEST(Alignment, OfAPairDoesNotDependOnItsCompanions) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(5, 9);
  const auto targets = random_sentences(5, 12);
  const auto together = attention_of_pairs(*model, sources, targets);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const Tensor alone = attention_of_pairs(*model, {sources[i]}, {targets[i]}).front();
    EXPECT_LE((together[i] - alone).abs().max().item<double>(), 1e-4);
  }
}

TEST(Alignment, ARowIsTheAttentionOfTheStepThatProducedItsPiece) {
  // What stands at and after a target piece has no say in the row of that piece.
  Transformer model = tiny_model();
  const Pieces source{5, 6, 7, 8};
  const Tensor one = attention_of_pairs(*model, {source}, {{10, 11, 12}}).front();
  const Tensor other = attention_of_pairs(*model, {source}, {{10, 11, 30}}).front();
  EXPECT_LE((one.narrow(0, 0, 3) - other.narrow(0, 0, 3)).abs().max().item<double>(), 1e-6);
  EXPECT_GE((one[3] - other[3]).abs().max().item<double>(), 1e-4);
}

TEST(Alignment, IsByDefaultTheMeanOfAllHeadsOfTheUpperHalfOfTheLayers) {
  TransformerShape shape = tiny_shape();
  shape.decoder_layers = 4;
  Transformer model = tiny_model(shape);
  const auto from = [&](const AttentionChoice& choice) {
    return attention_of_pairs(*model, {{5, 6, 7}}, {{10, 11}}, choice).front();
  };
  Tensor mean = at::zeros({3, 4});
  for (const int layer : {2, 3}) {
    for (const int head : {0, 1}) mean += from({.layer = layer, .head = head}) / 4;
  }
  EXPECT_LE((from({}) - mean).abs().max().item<double>(), 1e-6);
}

TEST(Alignment, ALayerOrHeadThatTheModelHasNotIsTheUsersError) {
  Transformer model = tiny_model();
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.layer = 2, .head = {}}), UserError);
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.layer = {}, .head = 2}), UserError);
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.layer = -1, .head = {}}), UserError);
}

}  // namespace
}  // namespace ferry
