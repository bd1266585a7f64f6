#include "base/normalization.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Normalization, TellsComposedLettersFromLettersWithAccents) {
  EXPECT_TRUE(is_nfc(""));
  EXPECT_TRUE(is_nfc("plain"));
  EXPECT_TRUE(is_nfc("caf\u00E9"));
  EXPECT_FALSE(is_nfc("cafe\u0301"));
  EXPECT_FALSE(is_nfc("\u212B"));        // the sign for angstrom is the letter A with a ring
  EXPECT_TRUE(is_nfc("\uAC00"));         // a syllable of Hangul
  EXPECT_FALSE(is_nfc("\u1100\u1161"));  // its two letters
  EXPECT_TRUE(is_nfc("q\u0307"));        // there is no composed form
}

TEST(Normalization, ComposesWhatCanBeComposedAndNothingElse) {
  EXPECT_EQ(to_nfc("cafe\u0301 \uFB01n x\u00B2"), "caf\u00E9 \uFB01n x\u00B2");  // ligature and power stay
  EXPECT_EQ(to_nfc("\u1100\u1161"), "\uAC00");
  EXPECT_EQ(to_nfc("a\u0323\u0302"), "\u1EAD");
  EXPECT_EQ(to_nfc(""), "");
}

TEST(Normalization, GivesTextThatIsNormalised) {
  for (const char* text : {"e\u0301", "\u212B", "a\u0302\u0323", "\u0958"}) EXPECT_TRUE(is_nfc(to_nfc(text))) << text;
}

}  // namespace
}  // namespace ferry
