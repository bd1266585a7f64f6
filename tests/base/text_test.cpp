#include "base/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

using testing::ElementsAre;

TEST(Text, CodePointsOfValidTextAreItsCharacters) {
  EXPECT_EQ(code_points("a\xC3\xA4\xE6\x97\xA5\xF0\x9F\x98\x80"), U"a\u00E4\u65E5\U0001F600");
  EXPECT_EQ(code_points(""), U"");
  EXPECT_EQ(code_points(std::string_view("a\0b", 3)).size(), 3U);
}

TEST(Text, InvalidBytesBecomeReplacementCharacters) {
  EXPECT_EQ(code_points("a\xFFz"), U"a\uFFFDz");
  EXPECT_EQ(code_points("\x80\x80"), U"\uFFFD\uFFFD");
  EXPECT_EQ(code_points("\xC0\xAF").find(U'/'), std::u32string::npos);  // an overlong form is not what it imitates
  EXPECT_EQ(code_points("\xED\xA0\x80").find(0xD800), std::u32string::npos);
  EXPECT_EQ(code_points("ok\xE6\x97").substr(0, 2), U"ok");
}

TEST(Text, CharactersAreCountedAndNotBytes) {
  EXPECT_EQ(count_characters(""), 0);
  EXPECT_EQ(count_characters("a\xC3\xA4\xE6\x97\xA5\xF0\x9F\x98\x80"), 4);
}

TEST(Text, IsTrimmedAtItsEndsOnly) {
  EXPECT_EQ(trimmed(" \ta b\n "), "a b");
  EXPECT_EQ(trimmed(" \t"), "");
  EXPECT_EQ(trimmed(""), "");
}

TEST(Text, ToUtf8UndoesCodePoints) {
  const std::string text = "\x01 a\xC3\xA4\xE0\xA4\x95\xEF\xBF\xBD\xF4\x8F\xBF\xBF";
  EXPECT_EQ(to_utf8(code_points(text)), text);
}

TEST(Text, WhatCannotBeEncodedIsWrittenAsTheReplacementCharacter) {
  EXPECT_EQ(to_utf8(std::u32string{0xD800, 0x110000, 0xFFFFFFFF}), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST(Text, ValidityIsThatOfUtf8) {
  EXPECT_TRUE(is_valid_utf8(""));
  EXPECT_TRUE(is_valid_utf8("\xF0\x9F\x98\x80"));
  for (const char* text : {"\x80", "\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "a\xFE", "\xF0\x9F\x98"}) {
    EXPECT_FALSE(is_valid_utf8(text)) << text;
  }
}

TEST(Text, WhiteSpaceIsThatOfUnicodeAndTheFourAsciiSeparators) {
  for (const char32_t point : {0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1C, 0x1F, 0x20, 0x85, 0xA0, 0x1680, 0x2028, 0x3000}) {
    EXPECT_TRUE(is_white_space(point)) << static_cast<unsigned>(point);
  }
  for (const char32_t point : {0x00, 0x1B, 0x41, 0x200B, 0xFEFF, 0x2581}) {
    EXPECT_FALSE(is_white_space(point)) << static_cast<unsigned>(point);
  }
}

TEST(Text, ALineOfWhiteSpaceAndWidthlessCharactersIsBlank) {
  EXPECT_TRUE(is_blank(""));
  EXPECT_TRUE(is_blank(" \t\xE3\x80\x80\xE2\x80\x8B\xEF\xBB\xBF"));
  EXPECT_FALSE(is_blank(" . "));
  EXPECT_FALSE(is_blank("\xFF"));
}

TEST(Text, WideCharactersTakeTwoColumnsAndMarksNone) {
  EXPECT_EQ(display_width("abc"), 3U);
  EXPECT_EQ(display_width("\xE6\x97\xA5\xE6\x9C\xAC"), 4U);
  EXPECT_EQ(display_width("e\xCC\x81"), 1U);  // e and a combining acute
  EXPECT_EQ(display_width("a\xE2\x80\x8B"
                          "b"),
            2U);  // a zero-width space between
}

TEST(Text, TheNearestNameIsASlipOfTheHandAway) {
  const std::vector<std::string> names{"width", "heads", "dropout", "learning_rate"};
  EXPECT_EQ(nearest_name("widht", names), "width");
  EXPECT_EQ(nearest_name("head", names), "heads");
  EXPECT_EQ(nearest_name("lerning_rate", names), "learning_rate");
  EXPECT_EQ(nearest_name("width", names), "width");
  EXPECT_EQ(nearest_name("vocabulary", names), "");
  EXPECT_EQ(nearest_name("x", {}), "");
}

TEST(Text, OfTwoNearNamesTheNearerIsTaken) {
  EXPECT_EQ(nearest_name("beta2x", {"beta1", "beta2"}), "beta2");
  EXPECT_EQ(nearest_name("beta3", {"beta1", "beta2"}), "beta1");  // the first of two as near
}

TEST(Text, SplitKeepsEmptyPartsAndJoinUndoesIt) {
  EXPECT_THAT(split("a,,b,", ','), ElementsAre("a", "", "b", ""));
  EXPECT_THAT(split("", ','), ElementsAre(""));
  EXPECT_EQ(join({"a", "", "b"}, ", "), "a, , b");
  EXPECT_EQ(join({}, ","), "");
}

TEST(Text, SizesAreReadable) {
  EXPECT_EQ(readable_size(0), "0 bytes");
  EXPECT_EQ(readable_size(999), "999 bytes");
  EXPECT_EQ(readable_size(1000), "1.0 kB");
  EXPECT_EQ(readable_size(1'550'000), "1.6 MB");
  EXPECT_EQ(readable_size(999'949'999), "999.9 MB");
  EXPECT_EQ(readable_size(999'950'000), "1.0 GB");
  EXPECT_EQ(readable_size(18'446'744'073'709'551'615U), "18.4 EB");
}

}  // namespace
}  // namespace ferry
