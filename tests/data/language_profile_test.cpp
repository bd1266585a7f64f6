#include "data/language_profile.h"

#include <cmath>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The sentence in another invented language: every letter is another one.
std::string translated(std::string sentence) {
  for (char& letter : sentence) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>('a' + (letter - 'a' + 13) % 26);
  }
  return sentence;
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

Pairs translations(std::size_t count) {
  Pairs pairs;
  for (const std::string& sentence : invented_sentences(count)) pairs.emplace_back(sentence, translated(sentence));
  return pairs;
}

struct Places {
  std::vector<std::size_t> source;
  std::vector<std::size_t> target;
};

Places judged(const Pairs& pairs) {
  ParallelText text;
  for (const auto& [source, target] : pairs) {
    text.source.add(source);
    text.target.add(target);
  }
  std::vector<std::uint32_t> all(pairs.size());
  std::iota(all.begin(), all.end(), 0U);
  const LanguageVerdict verdict = lines_in_the_other_language(text, all);
  Places places;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (verdict.source[i]) places.source.push_back(i);
    if (verdict.target[i]) places.target.push_back(i);
  }
  return places;
}

TEST(LanguageProfile, FindsSwappedPairsAndLinesThatWereNotTranslatedAndNoOthers) {
  Pairs pairs = translations(400);
  std::swap(pairs[37].first, pairs[37].second);
  std::swap(pairs[250].first, pairs[250].second);
  pairs[99].second = pairs[98].first;
  pairs[301].first = pairs[302].second;
  const Places places = judged(pairs);
  EXPECT_THAT(places.source, ElementsAre(37, 250, 301));
  EXPECT_THAT(places.target, ElementsAre(37, 99, 250));
}

TEST(LanguageProfile, FindsNothingWhereBothSidesAreInOneLanguage) {
  Pairs pairs = translations(400);
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].second = pairs[(i + 1) % pairs.size()].first;
  const Places places = judged(pairs);
  EXPECT_THAT(places.source, IsEmpty());
  EXPECT_THAT(places.target, IsEmpty());
}

// Two hundred letters that stand nowhere else would speak for the side they stand on, louder than the swapped words.
TEST(LanguageProfile, LetsNoLineSpeakForItself) {
  Pairs pairs = translations(400);
  std::u32string own;
  for (char32_t letter = 0x400; letter < 0x4C8; ++letter) own += letter;
  pairs[20].first = to_utf8(own) + " " + pairs[21].second;
  EXPECT_THAT(judged(pairs).source, ElementsAre(20));
}

TEST(LanguageProfile, FindsNothingInTooFewPairs) {
  Pairs pairs = translations(199);
  std::swap(pairs[37].first, pairs[37].second);
  EXPECT_THAT(judged(pairs).source, IsEmpty());
}

TEST(LanguageProfile, DoesNotJudgeLinesThatAreTooShortToTell) {
  Pairs pairs = translations(400);
  pairs[5] = {"1", "2"};
  pairs[6] = {"a", "b"};
  EXPECT_THAT(judged(pairs).source, IsEmpty());
  EXPECT_THAT(judged(pairs).target, IsEmpty());
}

// A sequence seen once, and on the other side not at all, speaks for its side with log(1.5 / 0.5).
TEST(LanguageProfile, OddsAreThoseOfTheSequencesCounted) {
  LanguageProfile profile;
  profile.add("abcdefghi", "zyxwvutsr");
  profile.finish();
  // " abc", "abcd", ..., "ghi ": eight sequences; both sides have as many, so the totals cancel.
  EXPECT_NEAR(profile.odds("abcdefghi"), 8 * std::log(3.0) / 4, 1e-4);
  EXPECT_NEAR(profile.odds("zyxwvutsr"), -8 * std::log(3.0) / 4, 1e-4);
  EXPECT_NEAR(profile.odds("cdef"), std::log(3.0) / 4, 1e-4);  // " cde" and "def " were never seen
}

}  // namespace
}  // namespace ferry
