// Faults in a configuration: all found at once, each at its place, with what would be right.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "config/config_text.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

TEST(ConfigFaults, AMistypedKeyIsRefusedWithTheRightNameBesideIt) {
  EXPECT_THAT(problems_of(with_required_lines("training:\n  batch_tokns: 3\n")),
              ElementsAre(AllOf(StartsWith("c.yaml:7:3: training.batch_tokns"), HasSubstr("training.batch_tokens"))));
  EXPECT_THAT(problems_of(with_required_lines("sed: 3\n")), ElementsAre(HasSubstr("did you mean seed?")));
  EXPECT_THAT(problems_of(with_required_lines("training: {epochs: 3}\n")),
              ElementsAre(HasSubstr("training.max_epochs")));
}

TEST(ConfigFaults, AMistypedSectionInsideASectionIsRefusedWithTheRightName) {
  EXPECT_THAT(problems_of("training:\n  lerning_rate: 0.001\nrun: r\ndata: {train: {source: s, target: t}}\n"),
              ElementsAre(AllOf(StartsWith("c.yaml:2:3: training.lerning_rate"), HasSubstr("learning_rate"))));
}

TEST(ConfigFaults, AKeyInTheWrongSectionIsToldWhereItBelongs) {
  EXPECT_THAT(problems_of(with_required_lines("training: {max_tokens: 100}\n")),
              ElementsAre(HasSubstr("max_tokens belongs in section data")));
  EXPECT_THAT(problems_of(with_required_lines("dropout: 0.1\n")),
              ElementsAre(HasSubstr("dropout belongs in section model")));
  EXPECT_THAT(problems_of(with_required_lines("model: {seed: 1}\n")),
              ElementsAre(HasSubstr("seed belongs in the top level")));
  EXPECT_THAT(problems_of(with_required_lines("training: {every: 1}\n")),
              ElementsAre(HasSubstr("section validation or section checkpoint")));
}

TEST(ConfigFaults, AValueInPlaceOfASectionIsRefusedWithTheKeysOfTheSection) {
  EXPECT_THAT(problems_of(with_required_lines("learning_rate: 0.001\n")),
              ElementsAre(AllOf(HasSubstr(":6:16:"), HasSubstr("is a section"), HasSubstr("peak"))));
}

TEST(ConfigFaults, AKeyGivenTwiceIsRefusedWithBothLines) {
  EXPECT_THAT(problems_of(with_required_lines("seed: 1\nseed: 2\n")),
              ElementsAre(AllOf(StartsWith("c.yaml:7:1: seed is given twice"), HasSubstr("line 6"))));
  EXPECT_THAT(problems_of(with_required_lines("model: {width: 1}\nmodel: {heads: 1}\n")).size(), 2U);
}

TEST(ConfigFaults, AllAreReportedAtOnceInTheOrderOfTheFile) {
  EXPECT_THAT(
      problems_of("model:\n  widht: 3\n  heads: many\n  dropout: 1.5\n  dropout: 0.1\ntokenizer: {kind: bep}\n"),
      ElementsAre(HasSubstr("run is missing"), HasSubstr("source is missing"), HasSubstr("target is missing"),
                  StartsWith("c.yaml:2:3:"), StartsWith("c.yaml:3:10:"), StartsWith("c.yaml:4:12:"),
                  StartsWith("c.yaml:5:3:"), StartsWith("c.yaml:6:19:")));
}

TEST(ConfigFaults, WhatIsMissingIsReportedAtTheSectionItBelongsIn) {
  EXPECT_THAT(problems_of("run: r\ndata:\n  train:\n    source: s\n"),
              ElementsAre(StartsWith("c.yaml:4:5: data.train.target is missing")));
  EXPECT_THAT(problems_of("").size(), 3U);
  EXPECT_THAT(problems_of("run: r\ndata: {train: {source: [], target: t}}\n"),
              ElementsAre(HasSubstr("data.train.source is missing")));
  EXPECT_THAT(problems_of(with_required_lines("  valid: {source: v.en}\n")),
              ElementsAre(HasSubstr("data.valid.target is missing")));
}

TEST(ConfigFaults, ATabInTheIndentationIsNamed) {
  EXPECT_THAT(problems_of("training:\n\tmax_epochs: 1\n"),
              ElementsAre(AllOf(StartsWith("c.yaml:2:1:"), HasSubstr("tab"))));
  EXPECT_THAT(problems_of("training:\n  \tmax_epochs: 1\n"), ElementsAre(StartsWith("c.yaml:2:3:")));
}

TEST(ConfigFaults, ATabElsewhereIsNoFault) {
  EXPECT_THAT(problems_of(with_required_lines("seed:\t1\t# one\n\t\n\t# a comment\nthreads: 2\n")), IsEmpty());
}

TEST(ConfigFaults, AByteOrderMarkAndCrlfAreNoFault) {
  const Config config =
      parse_config("\xEF\xBB\xBFrun: r\r\ndata:\r\n  train: {source: s, target: t}\r\nseed: 7\r\n", "/c/x.yaml");
  EXPECT_EQ(config.seed, 7U);
  EXPECT_EQ(config.run, "/c/r");
}

TEST(ConfigFaults, ColumnsCountCharactersNotBytes) {
  EXPECT_THAT(problems_of("run: r\ndata: {train: {source: \xC3\xA4\xE6\x97\xA5, target: t}, x: 1}\n"),
              ElementsAre(StartsWith("c.yaml:2:40:")));
}

TEST(ConfigFaults, SyntaxErrorsHaveAPlaceAndARemedy) {
  EXPECT_THAT(problems_of("run: a: b\n"), ElementsAre(AllOf(StartsWith("c.yaml:1:7:"), HasSubstr("quotes"))));
  EXPECT_THAT(problems_of("run: [a, b\n"), ElementsAre(HasSubstr("]")));
  EXPECT_THAT(problems_of("run: \"a\n"), ElementsAre(HasSubstr("quote")));
  EXPECT_THAT(problems_of("run: @a\n"), ElementsAre(HasSubstr("quotes")));
  EXPECT_THAT(problems_of("run: *a\n"), ElementsAre(HasSubstr("alias")));
  EXPECT_THAT(problems_of("run: &a b\n"), ElementsAre(HasSubstr("anchor")));
  EXPECT_THAT(problems_of(with_required_lines("seed: !!str 1\n")), ElementsAre(HasSubstr("tag")));
  EXPECT_THAT(problems_of(with_required_lines("---\nrun: b\n")), ElementsAre(HasSubstr("second document")));
  EXPECT_THAT(problems_of("- a\n- b\n").front(), HasSubstr("lines key: value"));
  EXPECT_THAT(problems_of(with_required_lines("[a]: b\n")), ElementsAre(HasSubstr("a key that is a list")));
}

TEST(ConfigFaults, FaultsBeforeASyntaxErrorAreReportedToo) {
  EXPECT_THAT(problems_of("sed: 1\nrun: a: b\n"), ElementsAre(HasSubstr("did you mean seed"), HasSubstr("not YAML")));
}

TEST(ConfigFaults, BytesThatAreNoTextAreRefusedAtTheirPlace) {
  EXPECT_THAT(problems_of("run: \xC3\xA4\xFF\n"), ElementsAre(AllOf(StartsWith("c.yaml:1:7:"), HasSubstr("0xFF"))));
  EXPECT_THAT(problems_of(std::string("run: a\0b\n", 9)), ElementsAre(HasSubstr("U+0000")));
  EXPECT_THAT(problems_of("run: a\x04\n"), ElementsAre(HasSubstr("U+0004")));
  EXPECT_THAT(problems_of(std::string("\xFF\xFEr\0u\0n\0", 8)), ElementsAre(HasSubstr("UTF-16")));
}

TEST(ConfigFaults, AFloodOfFaultsIsCutShort) {
  std::string yaml;
  for (int i = 0; i < 20000; ++i) yaml += "key_number_" + std::to_string(i) + ": 1\n";
  const auto problems = problems_of(yaml);
  EXPECT_EQ(problems.size(), 51U);
  EXPECT_THAT(problems.back(), HasSubstr("more problems"));
}

TEST(ConfigOverrides, GoThroughTheSameReader) {
  const Config config = parsed("model: {width: 64}\n", {"model.width=128", "model.width = 256", "run=no", "seed=010",
                                                        "data.train.source=[a, \"b c\"]", "learning_rate.peak=1e-4",
                                                        "data.test={source: x, target: y}"});
  EXPECT_EQ(config.model.width.value(), 256);
  EXPECT_EQ(config.run.filename(), "no");
  EXPECT_EQ(config.seed, 10U);
  EXPECT_EQ(config.data.train.source.size(), 2U);
  EXPECT_EQ(config.learning_rate.peak.value(), 1e-4);
  EXPECT_EQ(config.data.test.target.size(), 1U);
}

TEST(ConfigOverrides, MakeTheSameErrorsNamedByTheOverride) {
  EXPECT_THAT(
      problems_of(with_required_lines(""), {"model.widht=3", "model.width=wide", "width=3", "foo", "=3", "a.b.c=1",
                                            "data.train.source=[a", "run=", "run=~", "run=\x01"}),
      ElementsAre(AllOf(StartsWith("--set model.widht=3: "), HasSubstr("model.width")),
                  StartsWith("--set model.width=wide: model.width: \"wide\""), HasSubstr("belongs in section model"),
                  HasSubstr("section.key=value"), HasSubstr("section.key=value"), HasSubstr("keys: run"),
                  HasSubstr("]"), HasSubstr("a path"), HasSubstr("a path"), HasSubstr("control character")));
}

TEST(ConfigOverrides, TextsNeedNoQuotesWhateverTheyHold) {
  EXPECT_EQ(parsed("", {"run=/a: b #c, *d & {e}"}).run, "/a: b #c, *d & {e}");
}

TEST(ConfigOverrides, CanSupplyWhatTheFileLacks) {
  EXPECT_THAT(problems_of("data: {train: {source: s, target: t}}", {"run=r"}), IsEmpty());
}

}  // namespace
}  // namespace ferry
