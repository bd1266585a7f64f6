// What a value in a file means for its option's type.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "config/config_text.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(ConfigValues, ALeadingZeroMeansNothing) {
  const Config config = parsed("seed: 0123\ntraining: {max_epochs: 09, patience: 010, max_minutes: 010}\n");
  EXPECT_EQ(config.seed, 123U);
  EXPECT_EQ(config.training.max_epochs, 9);
  EXPECT_EQ(config.training.patience, 10);
  EXPECT_EQ(config.training.max_minutes, 10.0);
}

TEST(ConfigValues, NumbersMayBeWrittenAsPeopleWriteThem) {
  EXPECT_EQ(parsed("learning_rate: {peak: 1e-4}").learning_rate.peak.value(), 1e-4);
  EXPECT_EQ(parsed("learning_rate: {peak: 5E-4}").learning_rate.peak.value(), 5e-4);
  EXPECT_EQ(parsed("learning_rate: {peak: .5}").learning_rate.peak.value(), 0.5);
  EXPECT_EQ(parsed("learning_rate: {peak: +1}").learning_rate.peak.value(), 1.0);
  EXPECT_EQ(parsed("training: {max_updates: 1e4}").training.max_updates.value(), 10000);
  EXPECT_EQ(parsed("training: {max_updates: 10_000}").training.max_updates.value(), 10000);
  EXPECT_EQ(parsed("training: {max_updates: 20.0}").training.max_updates.value(), 20);
  EXPECT_EQ(parsed("training: {max_updates: \"20\"}").training.max_updates.value(), 20);
  EXPECT_EQ(parsed("seed: 18446744073709551615").seed, 18446744073709551615U);
}

TEST(ConfigValues, WhatIsNoNumberForThatOptionIsRefused) {
  for (const std::string text :
       {"0x10", "1.5", "1e-1", "ten", "1 0", "",     "~",   "true", "[3]",        "{a: 3}",     "1,000", "1__0", "_1",
        "1e",   "--1", "+-1",  "nan", "inf", ".inf", "0o7", "1e99", "9999999999", "2147483648", "0",     "-3"}) {
    EXPECT_EQ(problems_of(with_required_lines("training: {accumulate: " + text + "}")).size(), 1U) << text;
  }
  for (const std::string text :
       {"nan", ".nan", "inf", "-inf", "1e999", "1e-999", "0,5", "0x1", "10%", "0", "-1", "yes"}) {
    EXPECT_GE(problems_of(with_required_lines("learning_rate:\n  peak: " + text)).size(), 1U) << text;
  }
}

TEST(ConfigValues, TheSeedTakesAllOfItsSixtyFourBitsAndNoMore) {
  EXPECT_THAT(problems_of(with_required_lines("seed: 18446744073709551616")),
              ElementsAre(HasSubstr("at most 18446744073709551615")));
  EXPECT_THAT(problems_of(with_required_lines("seed: -1")), ElementsAre(HasSubstr("a whole number from 0")));
}

TEST(ConfigValues, YesAndNoAreTruthValuesForAYesOrNoOption) {
  for (const std::string text : {"true", "True", "yes", "YES", "on", "\"on\""}) {
    EXPECT_TRUE(parsed("tokenizer: {byte_fallback: " + text + "}").tokenizer.byte_fallback) << text;
  }
  for (const std::string text : {"false", "FALSE", "no", "No", "off"}) {
    EXPECT_FALSE(parsed("tokenizer: {joint: " + text + "}").tokenizer.joint) << text;
  }
  for (const std::string text : {"1", "0", "y", "maybe", "~", "[yes]"}) {
    EXPECT_EQ(problems_of(with_required_lines("tokenizer: {joint: " + text + "}")).size(), 1U) << text;
  }
}

TEST(ConfigValues, WordsThatYamlReadsOtherwiseAreTextsForATextOption) {
  EXPECT_EQ(parse_config("run: no\ndata: {train: {source: on, target: 0x1}}", "/c/config.yaml").run, "/c/no");
  EXPECT_THAT(parsed("tokenizer: {symbols: [no, on, off, yes, y, n, nan, null, ~, 0x1, 1e3]}").tokenizer.symbols,
              ElementsAre("no", "on", "off", "yes", "y", "n", "nan", "null", "~", "0x1", "1e3"));
}

TEST(ConfigValues, ANullIsNoPathButAFileOfThatNameCanBeQuoted) {
  for (const std::string text : {"~", "null", "", "\"\"", "[]", "{}", "[~]"}) {
    EXPECT_EQ(problems_of("data: {train: {source: s, target: t}}\nrun: " + text).size(), 1U) << text;
  }
  EXPECT_EQ(parse_config("data: {train: {source: s, target: t}}\nrun: \"null\"", "/c/config.yaml").run, "/c/null");
}

TEST(ConfigValues, ASideIsOneFileOrAList) {
  const Config config = parse_config("run: r\ndata: {train: {source: a, target: [b, c]}}", "/c/config.yaml");
  EXPECT_THAT(config.data.train.source, ElementsAre("/c/a"));
  EXPECT_THAT(config.data.train.target, ElementsAre("/c/b", "/c/c"));
  const Config block =
      parse_config("run: r\ndata:\n  train:\n    source:\n    - a\n    - b\n    target: c", "/c/x.yaml");
  EXPECT_THAT(block.data.train.source, ElementsAre("/c/a", "/c/b"));
}

TEST(ConfigValues, EveryChoiceHasItsName) {
  EXPECT_EQ(parsed("tokenizer: {kind: char}").tokenizer.kind, TokenizerKind::Char);
  EXPECT_EQ(parsed("model: {preset: tiny}").model.preset, Preset::Tiny);
  EXPECT_EQ(parsed("model: {activation: gelu}").model.activation, Activation::Gelu);
  EXPECT_EQ(parsed("model: {tie: none}").model.tie.value(), Tie::None);
  EXPECT_EQ(parsed("learning_rate: {schedule: inverse_sqrt}").learning_rate.schedule.value(), Schedule::InverseSqrt);
  EXPECT_EQ(parsed("learning_rate: {schedule: Inverse-Sqrt}").learning_rate.schedule.value(), Schedule::InverseSqrt);
  EXPECT_EQ(parsed("validation: {metric: loss}").validation.metric, Metric::Loss);
  EXPECT_EQ(parsed("device: cpu\nprecision: float32").device, DeviceKind::Cpu);
  EXPECT_THAT(problems_of(with_required_lines("model: {activation: gleu}")),
              ElementsAre(HasSubstr("did you mean gelu? one of relu, gelu, swiglu")));
}

TEST(ConfigValues, AutoIsAValueOfAutomaticOptionsOnly) {
  EXPECT_FALSE(parsed("model: {width: auto, tie: auto, dropout: Auto}").model.width.chosen());
  EXPECT_FALSE(parsed("model: {width: 64}", {"model.width=auto"}).model.width.chosen());
  EXPECT_EQ(problems_of(with_required_lines("training: {accumulate: auto}")).size(), 1U);
}

TEST(ConfigValues, AnOptionLeftOutHasTheDefaultOfTheStruct) {
  Config expected;
  expected.run = "/c/runs/one";
  expected.data.train = {.source = {"/c/s.en"}, .target = {"/c/t.de"}};
  EXPECT_EQ(parsed(""), expected);
  EXPECT_EQ(parsed("model:\ntraining: {}\ndecoding:   # nothing\n"), expected);
}

}  // namespace
}  // namespace ferry
