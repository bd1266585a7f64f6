#include "evaluation/bleu.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "evaluation/example_text.h"

namespace ferry {
namespace {

using Counts = std::array<std::int64_t, bleu_order>;

double bleu_of(const std::string& hypothesis, const std::string& reference, const BleuOptions& options = {}) {
  return corpus_bleu(text({hypothesis}), {text({reference})}, options).score;
}

TEST(Bleu, ClipsCountsAtWhatOneReferenceHas) {
  // Papineni et al. 2002, example 2: two of seven, though the references together have "the" three times.
  const auto statistics =
      bleu_statistics("the the the the the the the", {"the cat is on the mat", "there is a cat on the mat"}, {});
  EXPECT_EQ(statistics.correct, (Counts{2, 0, 0, 0}));
  EXPECT_EQ(statistics.total, (Counts{7, 6, 5, 4}));
}

TEST(Bleu, CountsAnNgramThatAnyReferenceHas) {
  const auto statistics = bleu_statistics("a b c d", {"a b x y", "x y c d"}, {});
  EXPECT_EQ(statistics.correct, (Counts{4, 2, 0, 0}));
}

TEST(Bleu, PenalizesBrevityOnly) {
  // All n-grams right: what is left is exp(1 - 6/4).
  EXPECT_NEAR(bleu_of("a b c d", "a b c d e f"), 100 * std::exp(-0.5), 1e-9);
  // One word more than the reference: precisions 5/6, 4/5, 3/4, 2/3, no penalty.
  EXPECT_NEAR(bleu_of("a b c d e f", "a b c d e"), 100 * std::pow(1.0 / 3, 0.25), 1e-9);
}

TEST(Bleu, TakesTheNearestReferenceLengthAndOfTwoTheShorter) {
  EXPECT_EQ(bleu_statistics("a b c d", {"a", "a b c d e f", "a b c"}, {}).reference_length, 3);
  EXPECT_EQ(bleu_statistics("a b c d", {"a b c d e", "a b c"}, {}).reference_length, 3);
}

TEST(Bleu, SmoothsAMissingOrderAsTheMethodSays) {
  // Matches 3 of 4, 2 of 3, 1 of 2, 0 of 1.
  const auto smoothed = [](Smoothing smoothing) { return bleu_of("a b c x", "a b c y", {.smoothing = smoothing}); };
  EXPECT_NEAR(smoothed(Smoothing::Exp), 100 * std::pow(3.0 / 4 * 2 / 3 * 1 / 2 * 1 / 2, 0.25), 1e-9);
  EXPECT_NEAR(smoothed(Smoothing::Floor), 100 * std::pow(3.0 / 4 * 2 / 3 * 1 / 2 * 0.1, 0.25), 1e-9);
  EXPECT_NEAR(smoothed(Smoothing::AddK), 100 * std::pow(3.0 / 4 * 3 / 4 * 2 / 3 * 1 / 2, 0.25), 1e-9);
  EXPECT_EQ(smoothed(Smoothing::None), 0);
}

TEST(Bleu, HalvesTheStandInForEachFurtherMissingOrder) {
  // Matches 2 of 4, then none of 3, 2, 1: stand-ins 1/(2*3), 1/(4*2), 1/(8*1).
  EXPECT_NEAR(bleu_of("a x b y", "a z b w"), 100 * std::pow(2.0 / 4 / 6 / 8 / 8, 0.25), 1e-9);
}

TEST(Bleu, TakesTheSmoothingConstantItIsGiven) {
  const BleuOptions options{.smoothing = Smoothing::Floor, .smoothing_value = 0.5};
  EXPECT_NEAR(bleu_of("a b c x", "a b c y", options), 100 * std::pow(3.0 / 4 * 2 / 3 * 1 / 2 * 0.5, 0.25), 1e-9);
}

TEST(Bleu, IsZeroWithoutAnyMatchWhateverTheSmoothing) {
  for (const Smoothing smoothing : {Smoothing::None, Smoothing::Floor, Smoothing::AddK, Smoothing::Exp}) {
    EXPECT_EQ(bleu_of("a b c d e", "v w x y z", {.smoothing = smoothing}), 0);
    EXPECT_EQ(bleu_of("", "v w x y z", {.smoothing = smoothing}), 0);
    EXPECT_EQ(bleu_of("", "", {.smoothing = smoothing}), 0);
  }
}

TEST(Bleu, LeavesOutOrdersTheHypothesisIsTooShortForOnlyWithEffectiveOrder) {
  EXPECT_EQ(bleu_of("good morning", "good morning"), 0);
  EXPECT_NEAR(bleu_of("good morning", "good morning", {.effective_order = true}), 100, 1e-9);
}

TEST(Bleu, IsExactlyAHundredForTheReferenceItself) {
  EXPECT_EQ(corpus_bleu(example_reference(), {example_reference()}).score, 100);
  EXPECT_EQ(corpus_bleu(example_reference(), {example_hypothesis(), example_reference()}).score, 100);
}

TEST(Bleu, IsTheScoreOfTheSumOfAllSegments) {
  const auto segments = bleu_statistics(example_hypothesis(), {example_reference()}, {});
  BleuStatistics totals;
  for (const auto& segment : segments) totals += segment;
  EXPECT_EQ(totals.correct, (Counts{33, 25, 20, 16}));
  EXPECT_EQ(totals.total, (Counts{37, 33, 29, 25}));
  EXPECT_EQ(bleu(totals, {}).score, corpus_bleu(example_hypothesis(), {example_reference()}).score);
}

TEST(Bleu, DoesNotDependOnTheOrderOfSegmentsOrReferences) {
  Segments hypothesis = example_hypothesis();
  Segments reference = example_reference();
  const double forwards = corpus_bleu(hypothesis, {reference, hypothesis}).score;
  std::reverse(hypothesis.lines.begin(), hypothesis.lines.end());
  std::reverse(reference.lines.begin(), reference.lines.end());
  EXPECT_EQ(corpus_bleu(hypothesis, {hypothesis, reference}).score, forwards);
}

TEST(Bleu, GainsNothingFromTheSameReferenceTwice) {
  EXPECT_EQ(bleu_statistics(example_hypothesis(), {example_reference(), example_reference()}, {}),
            bleu_statistics(example_hypothesis(), {example_reference()}, {}));
}

TEST(Bleu, IgnoresCaseOnlyWhenAsked) {
  EXPECT_EQ(bleu_of("ÉTÉ A B C", "été a b c"), 0);
  EXPECT_EQ(bleu_of("ÉTÉ A B C", "été a b c", {.lowercase = true}), 100);
}

TEST(Bleu, CountsAnEmptyTranslationAsASegment) {
  const auto statistics = bleu_statistics(text({"a b", ""}), {text({"a b", "c d e"})}, {});
  ASSERT_EQ(statistics.size(), 2U);
  EXPECT_EQ(statistics[1].hypothesis_length, 0);
  EXPECT_EQ(statistics[1].reference_length, 3);
}

TEST(Bleu, ShowsPrecisionsPenaltyAndLengths) {
  EXPECT_EQ(corpus_bleu(example_hypothesis(), {example_reference()}).details,
            "89.2/75.8/69.0/64.0 (BP = 0.947 ratio = 0.949 hyp_len = 37 ref_len = 39)");
}

}  // namespace
}  // namespace ferry
