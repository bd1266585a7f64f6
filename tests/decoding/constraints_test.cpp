#include "decoding/constraints.h"

#include <cmath>

#include <gtest/gtest.h>

#include "decoding/table_scorer.h"

namespace ferry {
namespace {

constexpr std::size_t ten_pieces = 10;
const SentenceRules anything{.longest = 100};

// Which pieces are left of a row in which all were possible.
std::vector<std::int32_t> left(const SearchOptions& options, const History& history, const SentenceRules& rules) {
  std::vector<float> row(ten_pieces, -1.0F);
  Constraints(options).apply(row, history, rules, 0);
  std::vector<std::int32_t> pieces;
  for (std::size_t piece = 0; piece < row.size(); ++piece) {
    if (row[piece] != never) pieces.push_back(static_cast<std::int32_t>(piece));
  }
  return pieces;
}

TEST(Constraints, PaddingBeginAndTheUnknownPieceNeverFollow) {
  EXPECT_EQ(left({}, {}, anything), (History{3, 4, 5, 6, 7, 8, 9}));
}

TEST(Constraints, TheUnknownPieceFollowsWhereItIsAllowed) {
  EXPECT_EQ(left({.allow_unknown = true}, {}, anything), (History{1, 3, 4, 5, 6, 7, 8, 9}));
}

TEST(Constraints, ForbiddenPiecesNeverFollowAndOnesBeyondTheVocabularyDoNoHarm) {
  EXPECT_EQ(left({.forbidden = {4, 9, 12345}}, {}, anything), (History{3, 5, 6, 7, 8}));
}

TEST(Constraints, TheEndWaitsForTheShortestLength) {
  const SentenceRules rules{.longest = 100, .shortest = 2};
  EXPECT_EQ(left({}, {5}, rules), (History{4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(left({}, {5, 5}, rules), (History{3, 4, 5, 6, 7, 8, 9}));
}

TEST(Constraints, NoNgramComesTwice) {
  const SearchOptions bigrams{.no_repeat_ngram = 2};
  EXPECT_EQ(left(bigrams, {4, 5, 4, 6, 4}, anything), (History{3, 4, 7, 8, 9}));  // not 4 5, not 4 6
  EXPECT_EQ(left(bigrams, {4, 5, 6}, anything), (History{3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(left({.no_repeat_ngram = 1}, {4, 5}, anything), (History{3, 6, 7, 8, 9}));
  EXPECT_EQ(left({.no_repeat_ngram = 3}, {4, 5, 6, 4, 5}, anything), (History{3, 4, 5, 7, 8, 9}));
  EXPECT_EQ(left({.no_repeat_ngram = 3}, {4}, anything), (History{3, 4, 5, 6, 7, 8, 9}));
}

TEST(Constraints, TheRepetitionPenaltyMultipliesTheLogProbabilityOfEachPieceSeenOnce) {
  const SearchOptions options{.repetition_penalty = 1.5};
  std::vector<float> row(ten_pieces, 2.0F);
  const double sum = std::log(10.0) + 2.0;  // each has the log-probability -log 10
  Constraints(options).apply(row, History{4, 6, 4}, anything, sum);
  EXPECT_NEAR(row[4] - sum, -1.5 * std::log(10.0), 1e-5);
  EXPECT_NEAR(row[6] - sum, -1.5 * std::log(10.0), 1e-5);
  EXPECT_NEAR(row[5] - sum, -std::log(10.0), 1e-5);
}

TEST(Constraints, ForceThePrefixPieceByPieceAndTheEndAtTheLimit) {
  const SentenceRules rules{.longest = 4, .prefix = {7, 8}};
  EXPECT_EQ(Constraints::forced(History{}, rules), 7);
  EXPECT_EQ(Constraints::forced(History{7}, rules), 8);
  EXPECT_EQ(Constraints::forced(History{7, 8}, rules), std::nullopt);
  EXPECT_EQ(Constraints::forced(History{7, 8, 5}, rules), std::nullopt);
  EXPECT_EQ(Constraints::forced(History{7, 8, 5, 5}, rules), end_id);
}

TEST(SentenceRules, AllowRatioTimesSourcePiecesPlusTen) {
  EXPECT_EQ(longest_translation(2.0, 7), 24);
  EXPECT_EQ(longest_translation(1.5, 3), 14);
  EXPECT_EQ(sentence_rules({.max_length_ratio = 2.0}, 7).longest, 24);
  EXPECT_EQ(sentence_rules({.max_length_ratio = 1.0}, 1, History(30, 5)).longest, 30);
  EXPECT_EQ(sentence_rules({.max_length_ratio = 1.0, .min_length = 50}, 5).shortest, 15);
}

}  // namespace
}  // namespace ferry
