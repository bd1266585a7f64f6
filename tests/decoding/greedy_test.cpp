#include "decoding/greedy.h"

#include <cmath>

#include <gtest/gtest.h>

#include "decoding/table_scorer.h"

namespace ferry {
namespace {

constexpr std::size_t eight_pieces = 8;

Hypothesis only_one(const std::vector<std::vector<Hypothesis>>& results) {
  EXPECT_EQ(results.size(), 1);
  EXPECT_EQ(results.front().size(), 1);
  return results.front().front();
}

// 4, then 5, then the end, each with the probability 1/2; the rest of each row is 6.
std::vector<float> four_five(std::int64_t /*sentence*/, const History& history) {
  const double half = std::log(0.5);
  const std::int32_t next = history.empty() ? 4 : history.back() == 4 ? 5 : end_id;
  return distribution(eight_pieces, {{next, half + 0.01}, {6, half - 0.02}});
}

TEST(Greedy, TakesTheBestPieceEachTimeUntilTheEnd) {
  TableScorer scorer(four_five);
  const Hypothesis hypothesis = only_one(greedy_search(scorer, batch_of({0}, 10), {.scores = true}));
  EXPECT_EQ(hypothesis.pieces, (History{4, 5}));
  EXPECT_EQ(hypothesis.length(), 3);
  EXPECT_EQ(hypothesis.log_probabilities.size(), 3);
  EXPECT_NEAR(hypothesis.log_probability, 3 * (std::log(0.5) + 0.01), 1e-5);
  EXPECT_NEAR(hypothesis.score * 3, hypothesis.log_probability, 1e-9);
  EXPECT_FALSE(hypothesis.hit_limit);
  EXPECT_EQ(scorer.steps, 3);
}

TEST(Greedy, FindsTheSameWithoutScores) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    TableScorer scorer(random_table(eight_pieces, seed));
    const SearchBatch batch = batch_of({1, 2, 3, 4, 5, 6, 7, 8, 9}, 15);
    const auto with = greedy_search(scorer, batch, {.scores = true});
    const auto without = greedy_search(scorer, batch, {.scores = false});
    for (std::size_t i = 0; i < with.size(); ++i) {
      EXPECT_EQ(with[i].front().pieces, without[i].front().pieces);
      EXPECT_TRUE(without[i].front().log_probabilities.empty());
    }
  }
}

TEST(Greedy, IsMadeToEndAtTheLimitAndSaysSo) {
  TableScorer scorer([](std::int64_t, const History&) {
    return distribution(eight_pieces, {{4, std::log(0.75)}, {end_id, std::log(0.25)}});
  });
  const Hypothesis hypothesis = only_one(greedy_search(scorer, batch_of({0}, 5), {.scores = true}));
  EXPECT_EQ(hypothesis.pieces, History(5, 4));
  EXPECT_TRUE(hypothesis.hit_limit);
  EXPECT_NEAR(hypothesis.log_probability, 5 * std::log(0.75) + std::log(0.25), 1e-5);
}

TEST(Greedy, NeverProducesPaddingOrBeginHoweverHighTheyScore) {
  TableScorer scorer([](std::int64_t sentence, const History& history) {
    std::vector<float> row = random_table(eight_pieces, 3)(sentence, history);
    row[pad_id] += 50;
    row[begin_id] += 50;
    return row;
  });
  for (const int beam : {1, 4}) {
    for (const auto& found : search(scorer, batch_of({1, 2, 3, 4, 5}, 12), {.beam = beam})) {
      for (const std::int32_t piece : found.front().pieces) EXPECT_GT(piece, end_id);
    }
  }
}

TEST(Greedy, BeginsWithThePrefixAndScoresIt) {
  TableScorer scorer([](std::int64_t, const History& history) {
    return history.size() < 2 ? distribution(eight_pieces, {{4, std::log(0.9)}, {7, std::log(0.1)}})
                              : distribution(eight_pieces, {{end_id, std::log(0.9)}});
  });
  SearchBatch batch = batch_of({0}, 10);
  batch.sentences.front().prefix = {7};
  const Hypothesis hypothesis = only_one(greedy_search(scorer, batch, {.scores = true}));
  EXPECT_EQ(hypothesis.pieces, (History{7, 4}));
  EXPECT_NEAR(hypothesis.log_probability, std::log(0.1) + 2 * std::log(0.9), 1e-5);
}

TEST(Greedy, EndsWhereNothingElseIsLeft) {
  TableScorer scorer([](std::int64_t, const History&) { return std::vector<float>(eight_pieces, std::nanf("")); });
  for (const int beam : {1, 3}) {
    const auto found = search(scorer, batch_of({0, 1}, 10), {.beam = beam, .scores = true, .min_length = 2});
    EXPECT_TRUE(found.front().front().pieces.empty());
    EXPECT_EQ(found.front().front().log_probability, -std::numeric_limits<double>::infinity());
  }
}

TEST(Greedy, ASentenceDoesNotDependOnItsCompanions) {
  const std::vector<std::int32_t> names{4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  for (const auto& sampling : {std::optional<Sampling>(), std::optional<Sampling>(Sampling{.top_p = 0.9})}) {
    TableScorer scorer(random_table(eight_pieces, 5));
    const SearchOptions options{.scores = true, .no_repeat_ngram = 3, .sampling = sampling};
    const auto together = greedy_search(scorer, batch_of(names, 20), options);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Hypothesis alone = only_one(greedy_search(scorer, batch_of({names[i]}, 20), options));
      EXPECT_EQ(together[i].front().pieces, alone.pieces);
      EXPECT_EQ(together[i].front().log_probabilities, alone.log_probabilities);
    }
  }
}

TEST(Greedy, SentencesThatAreDoneSoonLeaveTheBatch) {
  // Sentence n has n pieces.
  TableScorer scorer([](std::int64_t sentence, const History& history) {
    const bool end = static_cast<std::int64_t>(history.size()) >= sentence;
    return distribution(eight_pieces, {{end ? end_id : 4, std::log(0.9)}});
  });
  std::vector<std::int32_t> names{40};
  for (int i = 0; i < 15; ++i) names.push_back(4);
  const auto found = greedy_search(scorer, batch_of(names, 100), {});
  EXPECT_EQ(found.front().front().pieces.size(), 40);
  EXPECT_EQ(found.back().front().pieces.size(), 4);
  EXPECT_EQ(scorer.steps, 41);
  EXPECT_EQ(scorer.rows_scored, 16 * 5 + 36);  // five steps of all, then one sentence alone
}

}  // namespace
}  // namespace ferry
