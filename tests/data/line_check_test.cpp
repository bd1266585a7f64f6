#include "data/line_check.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

FindingSet findings_in(std::string_view line) {
  return inspect_line(line).findings;
}

TEST(Line, ThatIsOrdinaryTextShowsNothing) {
  for (const char* line : {"", "A dog, a cat.", "a\tb", "caf\u00E9 \u2014 \u201Eja\u201C", "\u65E5\u672C\u8A9E\u3002",
                           "\u0939\u093F\u0928\u094D\u0926\u0940", "a < b > c & d", "x\u200Cy\U0001F600"}) {
    EXPECT_TRUE(findings_in(line).empty()) << line << ": " << names_of(findings_in(line));
  }
}

TEST(Line, EachFaultIsFoundAndNoOther) {
  EXPECT_EQ(findings_in("a\xFFz"), FindingSet{Finding::InvalidUtf8});
  EXPECT_EQ(findings_in("\xC3\xA9 \xE6\x97"), FindingSet{Finding::InvalidUtf8});
  EXPECT_EQ(findings_in("caf\uFFFD"), FindingSet{Finding::LostCharacter});
  EXPECT_EQ(findings_in("a\x01z"), FindingSet{Finding::ControlCharacter});
  EXPECT_EQ(findings_in("a\x0Cz"), FindingSet{Finding::ControlCharacter});
  EXPECT_EQ(findings_in("a\x7Fz"), FindingSet{Finding::ControlCharacter});
  EXPECT_EQ(findings_in("a\rz"), FindingSet{Finding::ControlCharacter});
  EXPECT_EQ(findings_in("a\u009Cz"), FindingSet{Finding::ControlCharacter});
  for (const char* separator : {"\u2028", "\u2029", "\u0085"}) {
    EXPECT_EQ(findings_in(std::string("a") + separator + "z"), FindingSet{Finding::LineSeparator});
  }
  EXPECT_EQ(findings_in("\uFEFFrada"), FindingSet{Finding::ByteOrderMark});
  EXPECT_EQ(findings_in("cafe\u0301"), FindingSet{Finding::NotNfc});
  EXPECT_EQ(findings_in("R&amp;D"), FindingSet{Finding::Entity});
  EXPECT_EQ(findings_in("caf\u00C3\u00A9"), FindingSet{Finding::DoubleEncoded});
}

TEST(Line, SeveralFaultsAreAllFound) {
  EXPECT_EQ(findings_in("\x01<b>R&amp;D</b>"), (FindingSet{Finding::ControlCharacter, Finding::Entity, Finding::Tag}));
  EXPECT_EQ(findings_in("\xFF\uFFFD"), (FindingSet{Finding::InvalidUtf8, Finding::LostCharacter}));
}

TEST(Line, TagsAreThoseOfHtml) {
  for (const char* line : {"<b>x", "x</p>", "<br/>", "<BR>", "<a href=\"x\">", "1 < 2 <i>"}) {
    EXPECT_TRUE(findings_in(line).has(Finding::Tag)) << line;
  }
  for (const char* line : {"Array<string>", "<unk>", "a <b", "<3", "< b>", "<>", "<b<c>"}) {
    EXPECT_FALSE(findings_in(line).has(Finding::Tag)) << line;
  }
}

TEST(Line, CharactersAreCodePoints) {
  EXPECT_EQ(inspect_line("abc").characters, 3U);
  EXPECT_EQ(inspect_line("a\u00E9\u65E5\U0001F600").characters, 4U);
}

TEST(Line, ScriptIsThatOfMostLettersByBytes) {
  EXPECT_EQ(name_of(inspect_line("a dog 12").script), "Latin");
  EXPECT_EQ(inspect_line("a dog 12").letter_bytes, 4U);
  EXPECT_EQ(name_of(inspect_line("\u65E5\u672C OK").script), "Han and Kana");  // six bytes to two
  EXPECT_EQ(inspect_line("\u65E5\u672C OK").letter_bytes, 6U);
  EXPECT_EQ(name_of(inspect_line("\u0416 iPhone").script), "Latin");
  EXPECT_EQ(inspect_line("12 + 3 = 15").script, Script::None);
}

TEST(RepairedLine, IsFreedFromWhatIsToBeChangedAndOtherwiseTheSame) {
  const FindingSet invisible{Finding::ControlCharacter, Finding::LineSeparator, Finding::ByteOrderMark,
                             Finding::NotNfc};
  EXPECT_EQ(repair_line("a\x01\x0Cz", invisible), "a z");
  EXPECT_EQ(repair_line("a\u2028b\u0085c", invisible), "a b c");
  EXPECT_EQ(repair_line("\uFEFFcafe\u0301", invisible), "caf\u00E9");
  EXPECT_EQ(repair_line("R&amp;D\tcaf\u00C3\u00A9 <b>", invisible), "R&amp;D\tcaf\u00C3\u00A9 <b>");
  EXPECT_EQ(repair_line("R&amp;D caf\u00C3\u00A9", {Finding::Entity, Finding::DoubleEncoded}), "R&D caf\u00E9");
  EXPECT_EQ(repair_line("a\x01\u2028", {}), "a\x01\u2028");
}

TEST(RepairedLine, HasNothingLeftOfWhatDecodingBroughtToLight) {
  EXPECT_EQ(repair_line("a&#x2028;b&#1;c e&#x301;", repairable_findings), "a bc \u00E9");
  for (const char* line : {"&amp;#39; \u00C3\u0083\u00C2\u00A9 e\u0301", "&#xFEFF;\x02&#10;", "\u00C3&copy;"}) {
    const std::string repaired = repair_line(line, repairable_findings);
    EXPECT_TRUE((findings_in(repaired) & repairable_findings).empty()) << repaired;
    EXPECT_EQ(repaired.find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace ferry
