#include "evaluation/ter.h"

#include <string>

#include <gtest/gtest.h>

#include "evaluation/edit_distance.h"
#include "evaluation/example_text.h"
#include "evaluation/shifts.h"

namespace ferry {
namespace {

/// Each letter is a word.
std::int64_t edits(const std::u32string& hypothesis, const std::u32string& reference) {
  return count_edits(hypothesis, reference);
}

double ter_of(const std::string& hypothesis, const std::string& reference, const TerOptions& options = {}) {
  return corpus_ter(text({hypothesis}), {text({reference})}, options).score;
}

TEST(EditDistance, NamesTheEditsFromLeftToRight) {
  BeamEditDistance distance(U"abcd", 3);
  EXPECT_EQ(distance.distance(U"axc"), 2);
  EXPECT_EQ(distance.edits(), (std::vector<Edit>{Edit::Keep, Edit::Substitute, Edit::Keep, Edit::Insert}));
  EXPECT_EQ(distance.distance(U"bcd"), 1);
  EXPECT_EQ(distance.edits(), (std::vector<Edit>{Edit::Insert, Edit::Keep, Edit::Keep, Edit::Keep}));
}

TEST(EditDistance, IsTheSameWhateverWasMeasuredBefore) {
  const std::u32string reference = U"the quick brown fox jumps over the lazy dog";
  const std::u32string first = U"the brown quick fox jumps lazy the over dog";
  const std::u32string second = U"the brown quick fox over jumps the lazy dog";
  ASSERT_EQ(first.size(), second.size());
  BeamEditDistance reused(reference, first.size());
  reused.distance(first);
  const std::int64_t after_first = reused.distance(second);
  BeamEditDistance fresh(reference, second.size());
  EXPECT_EQ(after_first, fresh.distance(second));
  EXPECT_EQ(reused.edits(), fresh.edits());
}

TEST(EditDistance, SeesNoMatchFartherFromTheDiagonalThanTheBeam) {
  // Forty words moved from the end to the front: within the beam of 25 they cannot be matched.
  const std::u32string moved(40, U'm');
  std::u32string rest;
  for (char32_t word = 1; word <= 40; ++word) rest += word + 1000;
  BeamEditDistance distance(moved + rest, 80);
  EXPECT_EQ(distance.distance(rest + moved), 80);
}

TEST(EditDistance, ReachesTheEndWhenOneSideIsVeryMuchLonger) {
  const std::u32string reference(200, U'a');
  BeamEditDistance distance(reference, 1);
  EXPECT_EQ(distance.distance(U"a"), 199);
  EXPECT_EQ(distance.edits().size(), 200U);
}

TEST(Shifts, CountAMovedPhraseAsOneEdit) {
  EXPECT_EQ(edits(U"defabc", U"abcdef"), 1);
  EXPECT_EQ(edits(U"bcdea", U"abcde"), 1);
  EXPECT_EQ(edits(U"eabcd", U"abcde"), 1);
}

TEST(Shifts, AreFollowedByTheOtherEdits) {
  // "def" is moved, x stands for b, y is too much.
  EXPECT_EQ(edits(U"defaxcy", U"abcdef"), 3);
}

TEST(Shifts, AreOnlyMadeWhenTheySaveEdits) {
  EXPECT_EQ(edits(U"ab", U"ba"), 1);
  EXPECT_EQ(edits(U"axc", U"abc"), 1);
  EXPECT_EQ(edits(U"abc", U"abc"), 0);
}

TEST(Shifts, NeverMakeMoreEditsThanNoShifts) {
  const std::u32string reference = U"abcabdaebcdfab";
  for (const std::u32string hypothesis : {U"badcbaefdbcaab", U"abfdcbeadbacba", U"bcabdaebcdfaba", U"xxxxxxxxxxxxxx"}) {
    BeamEditDistance distance(reference, hypothesis.size());
    EXPECT_LE(edits(hypothesis, reference), distance.distance(hypothesis));
  }
}

TEST(Shifts, MoveAtMostTenWordsTogether) {
  std::u32string eleven;
  for (char32_t word = 1; word <= 11; ++word) eleven += word + 1000;
  const std::u32string other = U"abcdefghijklmnopqrst";
  EXPECT_EQ(edits(other + eleven.substr(1), eleven.substr(1) + other), 1);
  EXPECT_GT(edits(other + eleven, eleven + other), 1);
}

TEST(Ter, IsEditsForAHundredWordsOfTheReference) {
  EXPECT_NEAR(ter_of("a x c", "a b c d"), 50, 1e-9);
  EXPECT_NEAR(ter_of("d e f a b c", "a b c d e f"), 100.0 / 6, 1e-9);
}

TEST(Ter, IsZeroForTheReferenceItselfAndAHundredForNothing) {
  EXPECT_EQ(corpus_ter(example_reference(), {example_reference()}).score, 0);
  EXPECT_EQ(ter_of("", "a b c"), 100);
}

TEST(Ter, IsDefinedForAnEmptyReference) {
  EXPECT_EQ(ter_of("a b", ""), 100);
  EXPECT_EQ(ter_of("", ""), 0);
}

TEST(Ter, CanExceedAHundred) {
  EXPECT_NEAR(ter_of("v w x y z", "a b"), 250, 1e-9);
}

TEST(Ter, IgnoresCaseUnlessTold) {
  EXPECT_EQ(ter_of("The CAT", "the cat"), 0);
  EXPECT_EQ(ter_of("The CAT", "the cat", {.case_sensitive = true}), 100);
}

TEST(Ter, TakesPunctuationAsItStands) {
  EXPECT_NEAR(ter_of("a b.", "a b ."), 200.0 / 3, 1e-9);
}

TEST(Ter, TakesTheFewestEditsAndTheMeanLengthOfSeveralReferences) {
  const auto statistics = ter_statistics("a b", {"a b c d", "a b"}, {});
  EXPECT_EQ(statistics.edits, 0);
  EXPECT_EQ(statistics.reference_length, 3);
}

TEST(Ter, AddsSegmentsBeforeItDivides) {
  // Nothing wrong in four words, two edits in two.
  EXPECT_NEAR(corpus_ter(text({"a b c d", "x y"}), {text({"a b c d", "v w"})}).score, 100.0 * 2 / 6, 1e-9);
}

}  // namespace
}  // namespace ferry
