#include "data/entities.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Entities, AreNamesAndNumbersWithASemicolon) {
  for (const char* text :
       {"a &amp; b", "&quot;", "&#39;", "&#x27;", "&#X27;", "caf&eacute;", "&rbrace;", "&thetasym;"}) {
    EXPECT_TRUE(has_entity(text)) << text;
  }
  for (const char* text : {"", "a & b", "AT&T; R&D", "&amp", "&;", "&#;", "&#x;", "&#12a;", "&nosuchname;", "& amp;"}) {
    EXPECT_FALSE(has_entity(text)) << text;
    EXPECT_EQ(without_entities(text), text);
  }
}

TEST(Entities, BecomeTheirCharacters) {
  EXPECT_EQ(without_entities("&quot;a&quot; &lt;b&gt; &amp; caf&eacute; &#8364;5 &#x1F600; it&apos;s"),
            "\"a\" <b> & caf\u00E9 \u20AC5 \U0001F600 it's");
  EXPECT_EQ(without_entities("&nbsp;&yuml;&Omega;&euro;&rsquo;"), "\u00A0\u00FF\u03A9\u20AC\u2019");
}

TEST(Entities, WrittenTwiceAreDecodedTwice) {
  EXPECT_EQ(without_entities("&amp;quot;"), "\"");
  EXPECT_EQ(without_entities("&amp;amp;amp;"), "&");
}

TEST(Entities, OfBrowsersMeanWindows1252) {
  EXPECT_EQ(without_entities("it&#146;s &#128;"), "it\u2019s \u20AC");
}

TEST(Entities, ThatAreNoCharacterBecomeTheReplacementCharacterAndLineEndsBlanks) {
  EXPECT_EQ(without_entities("&#0;&#xD800;&#x110000;&#99999999;"), "\uFFFD\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(without_entities("a&#10;b&#13;c&NewLine;d"), "a b c d");
}

}  // namespace
}  // namespace ferry
