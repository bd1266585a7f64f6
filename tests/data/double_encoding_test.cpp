#include "data/double_encoding.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace ferry {
namespace {

/// What becomes of a text whose UTF-8 is taken for Windows-1252.
std::u32string encoded_twice(const std::u32string& text) {
  std::u32string points;
  for (const char byte : to_utf8(text)) points += from_windows_1252(static_cast<unsigned char>(byte));
  return points;
}

TEST(DoubleEncoding, OfEveryKindOfCharacterIsFoundAndUndone) {
  for (const std::u32string text :
       {U"caf\u00E9", U"\u20AC 5", U"it\u2019s", U"\u00C0 la", U"\u65E5\u672C", U"\U0001F600"}) {
    EXPECT_TRUE(has_double_encoding(encoded_twice(text))) << to_utf8(text);
    EXPECT_EQ(without_double_encoding(encoded_twice(text)), text);
    EXPECT_EQ(without_double_encoding(encoded_twice(encoded_twice(text))), text);
  }
}

TEST(DoubleEncoding, IsNotSeenInOrdinaryText) {
  for (const std::u32string text :
       {U"plain", U"caf\u00E9", U"\u00C3", U"N\u00C3O", U"\u00DCber \u00C4rzte", U"\u00E9\u00E8", U"\u00E2ge \u20AC5",
        U"\u00AB\u00C0 bient\u00F4t\u00BB", U"\u65E5\u672C\u8A9E", U"\u0416\u0437"}) {
    EXPECT_FALSE(has_double_encoding(text)) << to_utf8(text);
    EXPECT_EQ(without_double_encoding(text), text);
  }
}

}  // namespace
}  // namespace ferry
