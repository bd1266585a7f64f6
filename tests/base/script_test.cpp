#include "base/script.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Script, IsThatOfTheLetter) {
  EXPECT_EQ(name_of(script_of(U'a')), "Latin");
  EXPECT_EQ(name_of(script_of(U'Z')), "Latin");
  EXPECT_EQ(name_of(script_of(U'\u00E9')), "Latin");
  EXPECT_EQ(name_of(script_of(U'\u0416')), "Cyrillic");
  EXPECT_EQ(name_of(script_of(U'\u03B1')), "Greek");
  EXPECT_EQ(name_of(script_of(U'\u0905')), "Devanagari");
  EXPECT_EQ(name_of(script_of(U'\uAC00')), "Hangul");
}

TEST(Script, OfChineseAndJapaneseLettersIsOne) {
  EXPECT_EQ(script_of(U'\u4E2D'), script_of(U'\u3042'));
  EXPECT_EQ(script_of(U'\u4E2D'), script_of(U'\u30AB'));
  EXPECT_EQ(name_of(script_of(U'\u4E2D')), "Han and Kana");
}

TEST(Script, OfWhatIsNoLetterIsNone) {
  for (const char32_t point : U"1 .,@[`{\u2026\u0301\U0001F600") EXPECT_EQ(script_of(point), Script::None);
}

}  // namespace
}  // namespace ferry
