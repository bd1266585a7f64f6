#include "decoding/beam.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "decoding/greedy.h"
#include "decoding/table_scorer.h"

namespace ferry {
namespace {

constexpr std::size_t six_pieces = 6;  // 4 and 5 are the only pieces that are words

using List = std::vector<Hypothesis>;

List only(const std::vector<List>& results) {
  EXPECT_EQ(results.size(), 1);
  return results.front();
}

// Two hypotheses: the end at once (-1.2, length 1), or 4 five times and then the end (-0.5 each, -3.0, length 6).
std::vector<float> short_or_long(std::int64_t /*sentence*/, const History& history) {
  if (history.empty()) return distribution(six_pieces, {{end_id, -1.2}, {4, -0.5}});
  return distribution(six_pieces, {{history.size() < 5 ? 4 : end_id, -0.5}});
}

TEST(Beam, FindsTheLongHypothesisWhereTheLengthPenaltyMakesItWin) {
  TableScorer scorer(short_or_long);
  const auto best = [&](const LengthPenalty& penalty) {
    return only(beam_search(scorer, batch_of({0}, 20), {.beam = 2, .length_penalty = penalty})).front();
  };
  EXPECT_TRUE(best({.alpha = 0}).pieces.empty());
  EXPECT_EQ(best({.alpha = 1}).pieces, History(5, 4));
  EXPECT_NEAR(best({.alpha = 1}).score, -0.5, 1e-6);
  EXPECT_TRUE(best({.normalization = LengthNormalization::Gnmt, .alpha = 0.6}).pieces.empty());
  EXPECT_EQ(best({.alpha = 0, .reward = 0.5}).pieces, History(5, 4));  // -3 + 3 against -1.2 + 0.5
}

TEST(Beam, TheNBestAreSortedByTheScoreThatIsPrinted) {
  TableScorer scorer(short_or_long);
  const List list = only(beam_search(scorer, batch_of({0}, 20), {.beam = 2, .n_best = 2}));
  ASSERT_EQ(list.size(), 2);
  EXPECT_NEAR(list[0].score, -0.5, 1e-6);
  EXPECT_NEAR(list[1].score, -1.2, 1e-6);
  for (const Hypothesis& one : list) {
    EXPECT_NEAR(one.score * static_cast<double>(one.length()), one.log_probability, 1e-9);
    EXPECT_EQ(one.log_probabilities.size(), static_cast<std::size_t>(one.length()));
  }
}

TEST(Beam, StopsAsSoonAsNoLiveHypothesisCanWinAnyMore) {
  TableScorer scorer(short_or_long);
  beam_search(scorer, batch_of({0}, 20), {.beam = 2, .length_penalty = {.alpha = 0}});
  EXPECT_EQ(scorer.steps, 3);  // -0.5, -1.0 may still win against -1.2; -1.5 may not
}

/// A beam of two over a tree drawn by hand (probabilities; what is missing is <pad>'s):
///     start: 4 .5, 5 .4        4: 4 .1, 5 .1, end .1        5: end .9
TEST(Beam, KeepsWhatLooksWorseAtFirst) {
  TableScorer scorer([](std::int64_t, const History& history) {
    if (history.empty()) return distribution(six_pieces, {{4, std::log(0.5)}, {5, std::log(0.4)}});
    if (history == History{5}) return distribution(six_pieces, {{end_id, std::log(0.9)}});
    return distribution(six_pieces, {{4, std::log(0.1)}, {5, std::log(0.1)}, {end_id, std::log(0.11)}});
  });
  const SearchOptions options{.beam = 2, .length_penalty = {.alpha = 0}};
  const Hypothesis best = only(beam_search(scorer, batch_of({0}, 10), options)).front();
  EXPECT_EQ(best.pieces, History{5});
  EXPECT_NEAR(best.log_probability, std::log(0.36), 1e-5);
  EXPECT_EQ(only(greedy_search(scorer, batch_of({0}, 10), {})).front().pieces, History{4});
}

/// All hypotheses there are, by falling score.
List enumerate(const Table& table, std::int64_t longest, const LengthPenalty& penalty) {
  List all;
  const auto visit = [&](const auto& self, const Hypothesis& so_far) -> void {
    const std::vector<float> row = table(7, so_far.pieces);
    const auto with = [&](std::int32_t piece) {
      Hypothesis next = so_far;
      next.log_probability += static_cast<double>(row[static_cast<std::size_t>(piece)]);
      if (piece != end_id) next.pieces.push_back(piece);
      return next;
    };
    Hypothesis ended = with(end_id);
    ended.score = hypothesis_score(penalty, ended.log_probability, ended.length());
    all.push_back(ended);
    if (static_cast<std::int64_t>(so_far.pieces.size()) == longest) return;
    for (const std::int32_t piece : {4, 5}) self(self, with(piece));
  };
  visit(visit, {});
  std::ranges::sort(all, std::greater{}, &Hypothesis::score);
  return all;
}

TEST(Beam, WideEnoughForAllHypothesesFindsThemAllInOrder) {
  constexpr std::int64_t longest = 3;  // 1 + 2 + 4 + 8 hypotheses
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const LengthPenalty penalty{.normalization = seed % 2 == 0 ? LengthNormalization::Power : LengthNormalization::Gnmt,
                                .alpha = static_cast<double>(seed % 5) / 4,
                                .reward = seed % 3 == 0 ? 0.2 : 0};
    const Table table = random_table(six_pieces, seed);
    const List expected = enumerate(table, longest, penalty);
    ASSERT_EQ(expected.size(), 15);
    TableScorer scorer(table);
    for (const int n_best : {1, 3, 15}) {
      const List found =
          only(beam_search(scorer, batch_of({7}, longest), {.beam = 16, .n_best = n_best, .length_penalty = penalty}));
      ASSERT_EQ(found.size(), static_cast<std::size_t>(n_best));
      for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_EQ(found[i].pieces, expected[i].pieces) << "seed " << seed;
        EXPECT_NEAR(found[i].score, expected[i].score, 1e-5);
        EXPECT_EQ(found[i].hit_limit, expected[i].pieces.size() == static_cast<std::size_t>(longest));
      }
    }
  }
}

TEST(Beam, OfOneIsGreedySearch) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Table table = random_table(seed % 2 == 0 ? 6 : 40, seed);
    const SearchBatch batch = batch_of({4, 5, 6, 7, 8, 9, 10, 11}, 12);
    const SearchOptions options{.beam = 1,
                                .scores = true,
                                .min_length = static_cast<int>(seed % 3),
                                .no_repeat_ngram = static_cast<int>(seed % 4),
                                .repetition_penalty = seed % 5 == 0 ? 1.3 : 1.0};
    TableScorer scorer(table);
    const auto beam = beam_search(scorer, batch, options);
    const auto greedy = greedy_search(scorer, batch, options);
    for (std::size_t i = 0; i < beam.size(); ++i) {
      ASSERT_EQ(beam[i].size(), 1);
      EXPECT_EQ(beam[i].front().pieces, greedy[i].front().pieces);
      EXPECT_EQ(beam[i].front().log_probabilities, greedy[i].front().log_probabilities);
      EXPECT_EQ(beam[i].front().score, greedy[i].front().score);
      EXPECT_EQ(beam[i].front().hit_limit, greedy[i].front().hit_limit);
    }
  }
}

TEST(Beam, ASentenceDoesNotDependOnItsCompanions) {
  std::vector<std::int32_t> names;
  for (std::int32_t name = 4; name < 30; ++name) names.push_back(name);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    TableScorer scorer(random_table(10, seed));
    const SearchOptions options{.beam = 4, .n_best = 3, .no_repeat_ngram = 2};
    const auto together = beam_search(scorer, batch_of(names, 9), options);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const List alone = only(beam_search(scorer, batch_of({names[i]}, 9), options));
      ASSERT_EQ(together[i].size(), alone.size());
      for (std::size_t rank = 0; rank < alone.size(); ++rank) {
        EXPECT_EQ(together[i][rank].pieces, alone[rank].pieces);
        EXPECT_EQ(together[i][rank].log_probabilities, alone[rank].log_probabilities);
      }
    }
  }
}

TEST(Beam, EveryHypothesisBeginsWithThePrefix) {
  TableScorer scorer(random_table(12, 2));
  SearchBatch batch = batch_of({1, 2}, 8);
  batch.sentences[1].prefix = {9, 4, 9};
  const auto found = beam_search(scorer, batch, {.beam = 4, .n_best = 4});
  ASSERT_EQ(found[1].size(), 4);
  for (const Hypothesis& one : found[1]) {
    ASSERT_GE(one.pieces.size(), 3);
    EXPECT_EQ(History(one.pieces.begin(), one.pieces.begin() + 3), (History{9, 4, 9}));
  }
  const List without = only(beam_search(scorer, batch_of({1}, 8), {.beam = 4, .n_best = 4}));
  EXPECT_EQ(found[0].front().pieces, without.front().pieces);
}

TEST(Beam, HypothesesThatShareTheirPiecesAreNeverListedTwice) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    TableScorer scorer(random_table(9, seed));
    const List list = only(beam_search(scorer, batch_of({1}, 10), {.beam = 8, .n_best = 8}));
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) EXPECT_NE(list[i].pieces, list[j].pieces);
    }
  }
}

}  // namespace
}  // namespace ferry
