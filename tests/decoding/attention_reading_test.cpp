#include "decoding/attention_reading.h"

#include <gtest/gtest.h>

#include "base/errors.h"
#include "decoding/tiny_model.h"

namespace ferry {
namespace {

TEST(AttentionReading, HasARowForEachTargetPieceAndTheEndAndAColumnForEachSourcePieceAndTheEnd) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(16, 9);
  std::vector<Pieces> targets = random_sentences(16, 12);
  targets[3].clear();
  for (const AttentionChoice& choice : {AttentionChoice{}, AttentionChoice{.layers = {1}}, AttentionChoice{.head = 1},
                                        AttentionChoice{.layers = {0, 1}, .shift = 1}}) {
    const auto matrices = attention_of_pairs(*model, sources, targets, choice);
    for (std::size_t i = 0; i < sources.size(); ++i) {
      EXPECT_EQ(matrices[i].size(0), static_cast<std::int64_t>(targets[i].size()) + 1);
      EXPECT_EQ(matrices[i].size(1), static_cast<std::int64_t>(sources[i].size()) + 1);
      EXPECT_LE((matrices[i].sum(1) - 1).abs().max().item<double>(), 1e-5);
    }
  }
}

TEST(AttentionReading, OfAPairDoesNotDependOnItsCompanions) {
  Transformer model = tiny_model();
  const auto sources = random_sentences(5, 9);
  const auto targets = random_sentences(5, 12);
  const auto together = attention_of_pairs(*model, sources, targets);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const Tensor alone = attention_of_pairs(*model, {sources[i]}, {targets[i]}).front();
    EXPECT_LE((together[i] - alone).abs().max().item<double>(), 1e-4);
  }
}

TEST(AttentionReading, ARowIsTheAttentionOfTheStepThatProducedItsPiece) {
  // What stands at and after a target piece has no say in the row of that piece.
  Transformer model = tiny_model();
  const Pieces source{5, 6, 7, 8};
  const Tensor one = attention_of_pairs(*model, {source}, {{10, 11, 12}}).front();
  const Tensor other = attention_of_pairs(*model, {source}, {{10, 11, 30}}).front();
  EXPECT_LE((one.narrow(0, 0, 3) - other.narrow(0, 0, 3)).abs().max().item<double>(), 1e-6);
  EXPECT_GE((one[3] - other[3]).abs().max().item<double>(), 1e-4);
}

TEST(AttentionReading, IsByDefaultTheMeanOfAllHeadsOfTheUpperHalfOfTheLayers) {
  TransformerShape shape = tiny_shape();
  shape.decoder_layers = 4;
  Transformer model = tiny_model(shape);
  const auto from = [&](const AttentionChoice& choice) {
    return attention_of_pairs(*model, {{5, 6, 7}}, {{10, 11}}, choice).front();
  };
  Tensor mean = at::zeros({3, 4});
  for (const int layer : {2, 3}) {
    for (const int head : {0, 1}) mean += from({.layers = {layer}, .head = head}) / 4;
  }
  EXPECT_LE((from({}) - mean).abs().max().item<double>(), 1e-6);
}

TEST(AttentionReading, OneStepLaterARowIsThatOfTheStepWhichHasThePieceAsItsInput) {
  Transformer model = tiny_model();
  const auto from = [&](int shift) {
    return attention_of_pairs(*model, {{5, 6, 7}}, {{10, 11}}, {.layers = {0}, .head = 1, .shift = shift}).front();
  };
  const Tensor now = from(0);
  const Tensor later = from(1);
  EXPECT_TRUE(later[0].equal(now[1]));
  EXPECT_TRUE(later[1].equal(now[2]));
  EXPECT_TRUE(later[2].equal(now[2])) << "</s> is nobody's input";
}

TEST(AttentionReading, IsSaidInWords) {
  EXPECT_EQ(to_text(AttentionChoice{}), "the mean of all heads of the upper half of the layers");
  EXPECT_EQ(to_text(AttentionChoice{.layers = {1}, .head = 2, .shift = 1}), "head 2 of layer 1, one step later");
  EXPECT_EQ(to_text(AttentionChoice{.layers = {0, 1}}), "the mean of all heads of layers 0, 1");
}

TEST(AttentionReading, ALayerOrHeadThatTheModelHasNotIsTheUsersError) {
  Transformer model = tiny_model();
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.layers = {2}}), UserError);
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.head = 2}), UserError);
  EXPECT_THROW(attention_of_pairs(*model, {{5}}, {{6}}, {.layers = {-1}}), UserError);
}

}  // namespace
}  // namespace ferry
