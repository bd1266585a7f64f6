#include "evaluation/chrf.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "evaluation/example_text.h"

namespace ferry {
namespace {

double chrf_of(const std::string& hypothesis, const std::string& reference, const ChrfOptions& options = {}) {
  return corpus_chrf(text({hypothesis}), {text({reference})}, options).score;
}

TEST(Chrf, IsTheFScoreOfMeanPrecisionAndMeanRecall) {
  // Orders 1 to 3: 2 of 3, 1 of 2, 0 of 1, on both sides; the higher orders have no n-grams.
  EXPECT_NEAR(chrf_of("abc", "abd"), 100 * (2.0 / 3 + 1.0 / 2) / 3, 1e-9);
}

TEST(Chrf, WeighsRecallFourTimesWithBetaTwo) {
  // Orders 1 and 2: precision 1, recall 2/3 and 1/2, so P = 1, R = 7/12, F = 5 P R / (4 P + R).
  EXPECT_NEAR(chrf_of("ab", "abc"), 100 * 5 * (7.0 / 12) / (4 + 7.0 / 12), 1e-9);
  EXPECT_NEAR(chrf_of("abc", "ab"), 100 * 5 * (7.0 / 12) / (4 * 7.0 / 12 + 1), 1e-9);
  EXPECT_NEAR(chrf_of("ab", "abc", {.beta = 1}), 100 * 2 * (7.0 / 12) / (1 + 7.0 / 12), 1e-9);
}

TEST(Chrf, CountsCodePointsNotBytes) {
  // One of two characters, none of one pair.
  EXPECT_NEAR(chrf_of("éa", "éb"), 100 * (1.0 / 2) / 2, 1e-9);
}

TEST(Chrf, TakesNoNoticeOfWhiteSpace) {
  EXPECT_EQ(chrf_of("a b\xE3\x80\x80"
                    "c ",
                    "abc"),
            100);
}

TEST(Chrf, ClipsRepeatedNgrams) {
  // "aaa" against "ab": one match of three and of two; pairs: none of two and of one.
  const auto statistics = chrf_statistics("aaa", {"ab"}, {});
  EXPECT_EQ(statistics.orders[0], (ChrfStatistics::Counts{.hypothesis = 3, .reference = 2, .matches = 1}));
  EXPECT_EQ(statistics.orders[1], (ChrfStatistics::Counts{.hypothesis = 2, .reference = 1, .matches = 0}));
}

TEST(Chrf, CountsNoNgramsOfAnOrderThatTheReferenceLacks) {
  const auto statistics = chrf_statistics("abc", {"ab"}, {});
  EXPECT_EQ(statistics.orders[2], ChrfStatistics::Counts{});
}

TEST(ChrfPlusPlus, AveragesWordOrdersWithCharacterOrders) {
  // Characters 1/2 and 0/1, words 1/2 and 0/1.
  EXPECT_NEAR(chrf_of("a b", "a c", {.word_order = 2}), 25, 1e-9);
}

TEST(ChrfPlusPlus, SetsOneMarkOfAWordApart) {
  const auto words = [](const std::string& hypothesis, const std::string& reference) {
    return chrf_statistics(hypothesis, {reference}, {.word_order = 2}).orders[chrf_character_order];
  };
  EXPECT_EQ(words("end.", "end .").matches, 2);
  EXPECT_EQ(words("(end", "( end").matches, 2);
  EXPECT_EQ(words("(hi)", "( hi )").hypothesis, 2);  // "(hi" and ")"
  EXPECT_EQ(words("(hi)", "( hi )").matches, 1);
  EXPECT_EQ(words(".", ".").reference, 1);
  EXPECT_EQ(words("нет…", "нет …").matches, 0);  // ASCII marks only
}

TEST(Chrf, TakesTheReferenceThatScoresHighest) {
  EXPECT_EQ(chrf_statistics("abc", {"xyz", "abc", "abd"}, {}), chrf_statistics("abc", {"abc"}, {}));
}

TEST(Chrf, TellsEquallyGoodReferencesApartByTheBitThatSacreBleuDoes) {
  // cacb: precision and recall (1 + 2/3 + 0 + 0) / 4, F 5/12. ac: precision 1/4, recall 1/2, F 5 * 1/8 / (3/2) = 5/12.
  // In sacreBLEU's order of operations the second is larger by one unit in the last place.
  EXPECT_EQ(chrf_statistics("cbca", {"cacb", "ac"}, {}), chrf_statistics("cbca", {"ac"}, {}));
}

TEST(Chrf, IsAHundredForTheReferenceItselfAndZeroForNothing) {
  for (const std::size_t word_order : {0U, 2U}) {
    const ChrfOptions options{.word_order = word_order};
    EXPECT_EQ(corpus_chrf(example_reference(), {example_reference()}, options).score, 100);
    EXPECT_EQ(chrf_of("", "abc", options), 0);
    EXPECT_EQ(chrf_of("", "", options), 0);
    EXPECT_EQ(chrf_of("abc", "", options), 0);
  }
}

TEST(Chrf, IsTheScoreOfTheSumOfAllSegments) {
  ChrfStatistics totals;
  for (const auto& segment : chrf_statistics(example_hypothesis(), {example_reference()}, {})) totals += segment;
  EXPECT_EQ(chrf(totals, {}), corpus_chrf(example_hypothesis(), {example_reference()}).score);
}

TEST(Chrf, DoesNotDependOnTheOrderOfSegmentsOrReferences) {
  Segments hypothesis = example_hypothesis();
  Segments reference = example_reference();
  const Segments other = text({"a", "b", "c", "d"});
  const double forwards = corpus_chrf(hypothesis, {reference, other}).score;
  std::reverse(hypothesis.lines.begin(), hypothesis.lines.end());
  std::reverse(reference.lines.begin(), reference.lines.end());
  EXPECT_EQ(corpus_chrf(hypothesis, {text({"d", "c", "b", "a"}), reference}).score, forwards);
}

TEST(Chrf, IgnoresCaseOnlyWhenAsked) {
  EXPECT_EQ(chrf_of("ΑΒΓ", "αβγ"), 0);
  EXPECT_EQ(chrf_of("ΑΒΓ", "αβγ", {.lowercase = true}), 100);
}

TEST(Chrf, IsNamedAfterBetaAndWordOrder) {
  EXPECT_EQ(corpus_chrf(text({"a"}), {text({"a"})}).name, "chrF2");
  EXPECT_EQ(corpus_chrf(text({"a"}), {text({"a"})}, {.word_order = 2}).name, "chrF2++");
}

}  // namespace
}  // namespace ferry
