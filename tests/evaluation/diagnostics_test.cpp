#include "evaluation/diagnostics.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "evaluation/example_text.h"

namespace ferry {
namespace {

using testing::HasSubstr;

TEST(Diagnostics, CountHowOftenAStretchStandsInSuccession) {
  EXPECT_EQ(most_repeats(""), 1);
  EXPECT_EQ(most_repeats("no stretch of this line comes twice in a row"), 1);
  EXPECT_EQ(most_repeats("mile after mile after mile after"), 3);
  EXPECT_EQ(most_repeats("lalala lalala lalala lalala"), 4);
  EXPECT_EQ(most_repeats("einundeinundeinundeinundzwanzig"), 4) << "parts of words count as well";
  EXPECT_EQ(most_repeats("\u3053\u306E\u90E8\u5C4B\u3053\u306E\u90E8\u5C4B\u3053\u306E\u90E8\u5C4B"), 3)
      << "characters, not bytes";
}

TEST(Diagnostics, AShortRunOfMarksIsNoCircle) {
  EXPECT_EQ(most_repeats("wait ..... what"), 1);
  EXPECT_EQ(most_repeats("ha ha ha"), 1);
  EXPECT_EQ(most_repeats("............"), 12) << "twelve characters are";
}

TEST(Diagnostics, ATranslationRepeatsItselfOnlyWhereSourceAndReferenceDoNot) {
  EXPECT_TRUE(repeats_itself("of the house of the house of the house", "das Haus", "the house"));
  EXPECT_FALSE(repeats_itself("of the house of the house", "das Haus", "the house")) << "twice may be right";
  EXPECT_FALSE(repeats_itself("again again again", "wieder wieder wieder", "over and over"));
  EXPECT_FALSE(repeats_itself("again again again", "immerzu", "again again again"));
  EXPECT_FALSE(repeats_itself("again again again again", "wieder wieder wieder", "over and over")) << "one too many";
  EXPECT_TRUE(repeats_itself("again again again again again", "wieder wieder wieder", "over and over"));
}

TEST(Diagnostics, CountEmptyRepeatedAndCopiedTranslationsOfLinesThatAreNotBlank) {
  const Segments sources = text({"eins", "zwei", "drei Wege", "Berlin", " ", "sechs"});
  const Segments references = text({"one", "two", "three ways", "Berlin", "", "six"});
  const Segments translations = text({"", "two two two two two", "drei  Wege", "Berlin", "", "six"});
  const Diagnostics diagnostics = diagnose(translations, sources, references);
  EXPECT_EQ(diagnostics.lines, 5);
  EXPECT_EQ(diagnostics.empty, 1);
  EXPECT_EQ(diagnostics.repeated, 1);
  EXPECT_EQ(diagnostics.copied, 1) << "what the reference leaves as it is may be left as it is";
  EXPECT_DOUBLE_EQ(to_json(diagnostics)["copied"].get<double>(), 0.2);
}

TEST(Diagnostics, OfNothingButBlankLinesAreZeroAndNoNotANumber) {
  const Segments blank = text({"", " "});
  const Json json = to_json(diagnose(blank, blank, blank));
  for (const auto& [key, value] : json.items()) EXPECT_EQ(value, 0.0) << key;
}

TEST(Diagnostics, SayTheLengthBesideTheReferencesInPieces) {
  Diagnostics diagnostics;
  diagnostics.lines = 2;
  diagnostics.translated_pieces = 30;
  diagnostics.reference_pieces = 40;
  diagnostics.source_pieces = 50;
  diagnostics.unknown_source_pieces = 1;
  EXPECT_DOUBLE_EQ(to_json(diagnostics)["length_ratio"].get<double>(), 0.75);
  EXPECT_DOUBLE_EQ(to_json(diagnostics)["unknown_source_pieces"].get<double>(), 0.02);
  EXPECT_THAT(to_line(diagnostics), HasSubstr("0.75"));
  EXPECT_THAT(to_line(diagnostics), HasSubstr("2.0 % in the source"));
}

TEST(Diagnostics, OfStreamsOfDifferentLengthAreRefused) {
  EXPECT_THROW(diagnose(text({"a"}), text({"a", "b"}), text({"a"})), UserError);
}

}  // namespace
}  // namespace ferry
