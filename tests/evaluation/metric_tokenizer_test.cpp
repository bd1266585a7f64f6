#include "evaluation/metric_tokenizer.h"

#include <string>

#include <gtest/gtest.h>

#include "base/errors.h"
#include "evaluation/example_text.h"

namespace ferry {
namespace {

std::string tokens(const std::string& line, MetricTokenizer tokenizer) {
  return joined(metric_words(line, tokenizer));
}
std::string v13a(const std::string& line) {
  return tokens(line, MetricTokenizer::V13a);
}
std::string intl(const std::string& line) {
  return tokens(line, MetricTokenizer::International);
}
std::string zh(const std::string& line) {
  return tokens(line, MetricTokenizer::Chinese);
}

TEST(MetricTokenizer13a, SetsPunctuationApartButNotInsideNumbers) {
  EXPECT_EQ(v13a("Hello, world!"), "Hello , world !");
  EXPECT_EQ(v13a("2.5 hours on 1,200 hectares."), "2.5 hours on 1,200 hectares .");
  EXPECT_EQ(v13a("(a/b) \"c\" [d] {e}"), "( a / b ) \" c \" [ d ] { e }");
  EXPECT_EQ(v13a("10% of $5"), "10 % of $ 5");
}

TEST(MetricTokenizer13a, SetsMarksAtBothEndsOfTheLineApart) {
  EXPECT_EQ(v13a(".5"), ". 5");
  EXPECT_EQ(v13a("in 1999."), "in 1999 .");
}

TEST(MetricTokenizer13a, KeepsApostrophesAndSplitsADashOnlyBehindADigit) {
  EXPECT_EQ(v13a("don't"), "don't");
  EXPECT_EQ(v13a("well-known"), "well-known");
  EXPECT_EQ(v13a("1990-1995"), "1990 - 1995");
}

TEST(MetricTokenizer13a, SubstitutesWithoutOverlapAsRegularExpressionsDo) {
  // "a." is one pair, ",b" is found by the next rule; of three dots the middle one is the left one's neighbour.
  EXPECT_EQ(v13a("a.,b"), "a . , b");
  EXPECT_EQ(v13a("wait..."), "wait . . .");
  EXPECT_EQ(v13a("1.,2"), "1 . , 2");
}

TEST(MetricTokenizer13a, ResolvesEntitiesInMtevalsOrder) {
  EXPECT_EQ(v13a("&quot;a&quot; &amp; b"), "\" a \" & b");
  EXPECT_EQ(v13a("&lt;b&gt;"), "< b >");
  EXPECT_EQ(v13a("&amp;lt;"), "<");
}

TEST(MetricTokenizer13a, DropsSkippedTagsAndJoinsHyphenatedLines) {
  EXPECT_EQ(v13a("a <skipped>b"), "a b");
  EXPECT_EQ(v13a("trans-\nlation\nsystem"), "translation system");
}

TEST(MetricTokenizer13a, LeavesOtherScriptsPunctuationAlone) {
  EXPECT_EQ(v13a("«да» — нет…"), "«да» — нет…");
}

TEST(MetricTokenizerInternational, SetsPunctuationAndSymbolsOfAllScriptsApart) {
  EXPECT_EQ(intl("«да» — нет…"), "« да » — нет …");
  EXPECT_EQ(intl("5€ ©x"), "5 € © x");
  EXPECT_EQ(intl("don't"), "don ' t");
}

TEST(MetricTokenizerInternational, KeepsADotBehindANumberAtTheEnd) {
  EXPECT_EQ(intl("in 1999."), "in 1999.");
  EXPECT_EQ(intl("in 1999. "), "in 1999.");  // white space at the end does not count as a neighbour
  EXPECT_EQ(intl("1,200.5"), "1,200.5");
}

TEST(MetricTokenizerInternational, TakesDigitsOfAllScriptsForNumbers) {
  EXPECT_EQ(intl("١,٢"), "١,٢");
}

TEST(MetricTokenizerChinese, MakesEachChineseCharacterAWord) {
  EXPECT_EQ(zh("我爱 you,真的。"), "我 爱 you , 真 的 。");
  EXPECT_EQ(zh("ＡＢ"), "Ａ Ｂ");
}

TEST(MetricTokenizerChinese, UsesSacrebleusRangesAsTheyTakeEffect) {
  EXPECT_EQ(zh("a—b"), "a — b");                     // U+2014 lies in the range that was meant for extension B
  EXPECT_EQ(zh("\xF0\xA0\x80\x80\xF0\xA0\x80\x81"),  // U+20000 U+20001, of extension B, do not
            "\xF0\xA0\x80\x80\xF0\xA0\x80\x81");
}

TEST(MetricTokenizerCharacter, MakesEachCodePointAWord) {
  EXPECT_EQ(tokens("né 日本。", MetricTokenizer::Character), "n é 日 本 。");
}

TEST(MetricTokenizerNone, SplitsAtUnicodeWhiteSpaceOnly) {
  EXPECT_EQ(tokens("a,b\xC2\xA0 c\xE3\x80\x80"
                   "d\t",
                   MetricTokenizer::None),
            "a,b c d");
}

TEST(MetricTokenizer, GivesNoWordsForAnEmptyLine) {
  for (const char* name : {"13a", "intl", "char", "zh", "none"}) {
    EXPECT_TRUE(metric_words("", metric_tokenizer(name)).empty()) << name;
    EXPECT_TRUE(metric_words(" \t", metric_tokenizer(name)).empty()) << name;
  }
}

TEST(MetricTokenizer, IsFoundByTheNameItGives) {
  for (const char* name : {"13a", "intl", "char", "zh", "none"}) EXPECT_EQ(name_of(metric_tokenizer(name)), name);
  EXPECT_THROW(metric_tokenizer("ja-mecab"), UserError);
}

}  // namespace
}  // namespace ferry
