#include "base/unicode.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Unicode, TellsPunctuationSymbolsAndNumbersOfAllScriptsApart) {
  for (const char32_t mark : U"!-_(,«»—…。؟") {
    if (mark == 0) continue;
    EXPECT_TRUE(is_punctuation(mark)) << static_cast<std::uint32_t>(mark);
    EXPECT_FALSE(is_symbol(mark) || is_number(mark)) << static_cast<std::uint32_t>(mark);
  }
  for (const char32_t symbol : U"$+<^`|~€→©") {
    if (symbol == 0) continue;
    EXPECT_TRUE(is_symbol(symbol)) << static_cast<std::uint32_t>(symbol);
    EXPECT_FALSE(is_punctuation(symbol) || is_number(symbol)) << static_cast<std::uint32_t>(symbol);
  }
  for (const char32_t number : U"0٣½Ⅳ①") {
    if (number == 0) continue;
    EXPECT_TRUE(is_number(number)) << static_cast<std::uint32_t>(number);
  }
  for (const char32_t letter : U"aé中 ") {
    EXPECT_FALSE(is_punctuation(letter) || is_symbol(letter) || is_number(letter));
  }
}

TEST(Unicode, TellsLettersAndTheMarksOnThemFromEverythingElse) {
  for (const char32_t letter : U"aé中ひ한ก\u0E34") {
    if (letter == 0) continue;
    EXPECT_TRUE(is_letter(letter)) << static_cast<std::uint32_t>(letter);
  }
  for (const char32_t other : U"1 .。€") EXPECT_FALSE(is_letter(other)) << static_cast<std::uint32_t>(other);
}

TEST(Unicode, KnowsTheScriptsThatPutNoBlanksBetweenWords) {
  for (const char32_t letter : U"中ひカกລកမད") {
    if (letter == 0) continue;
    EXPECT_TRUE(is_written_without_blanks(letter)) << static_cast<std::uint32_t>(letter);
  }
  for (const char32_t letter : U"aжα한हاאა1.") {
    EXPECT_FALSE(is_written_without_blanks(letter)) << static_cast<std::uint32_t>(letter);
  }
  EXPECT_TRUE(is_chinese(U'中'));
  EXPECT_FALSE(is_chinese(U'ひ') || is_chinese(U'a'));
}

TEST(Unicode, LowerCaseFollowsTheFullMappingOfNoLanguage) {
  EXPECT_EQ(lower_case("ÀÉ Straße ЖИЗНЬ"), "àé straße жизнь");
  EXPECT_EQ(lower_case("I"), "i");
  EXPECT_EQ(lower_case("İ"), "i\xCC\x87");  // i and a combining dot
  EXPECT_EQ(lower_case("ΟΔΟΣ ΣΑΣ"), "οδος σας");
  EXPECT_EQ(lower_case("中文"), "中文");
  EXPECT_EQ(lower_case(""), "");
}

TEST(Unicode, LowerCaseGrowsWhereTheTextDoes) {
  std::string capitals;
  std::string small;
  for (int i = 0; i < 1000; ++i) {
    capitals += "İ";
    small += "i\xCC\x87";
  }
  EXPECT_EQ(lower_case(capitals), small);
}

TEST(Unicode, LowerCaseReplacesInvalidBytes) {
  EXPECT_EQ(lower_case("A\xFF"
                       "B"),
            "a\xEF\xBF\xBD"
            "b");
}

}  // namespace
}  // namespace ferry
