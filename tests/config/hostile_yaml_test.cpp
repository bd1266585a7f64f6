// Whatever bytes stand in a file: a Config or a UserError, soon.
#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "base/format.h"
#include "base/random.h"
#include "config/config_text.h"

namespace ferry {
namespace {

std::string repeated(const std::string& text, int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

/// True when the text is read or refused; anything else than a UserError escapes and fails the test.
bool ends_well(const std::string& yaml) {
  try {
    parse_config(yaml, "/c/config.yaml");
  } catch (const UserError&) {
  }
  return true;
}

TEST(HostileYaml, DeepNestingIsRefused) {
  for (const std::string open :
       {"[", "{", "{a: ", "- ", "? ", "a:\n ", "[{", "- ? ", "!!map {", "((", "|", "\"", "'"}) {
    EXPECT_FALSE(problems_of(repeated(open, 20000)).empty()) << open;
  }
  std::string stairs;
  for (int i = 0; i < 1000; ++i) stairs += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  EXPECT_FALSE(problems_of(stairs).empty());
}

TEST(HostileYaml, AliasesThatGrowWithoutBoundAreRefused) {
  std::string bomb = "a: &a [x, x]\n";
  for (char name = 'b'; name <= 'z'; ++name) {
    bomb += format("{0}: &{0} [{1}x]\n", name, repeated(format("*{}, ", static_cast<char>(name - 1)), 9));
  }
  EXPECT_FALSE(problems_of(bomb).empty());
  EXPECT_FALSE(problems_of("run: &a [*a]\n").empty());
  EXPECT_FALSE(problems_of("<<: *b\n").empty());
}

TEST(HostileYaml, LongLinesManyKeysAndManyItemsAreReadOrRefused) {
  EXPECT_TRUE(ends_well(format("run: {}", std::string(200000, 'a'))));
  EXPECT_TRUE(ends_well(std::string(200000, 'a') + ": 1"));
  EXPECT_TRUE(ends_well(std::string(200000, ' ')));
  EXPECT_TRUE(ends_well(repeated("#", 200000)));
  EXPECT_TRUE(ends_well(repeated("\n", 200000)));
  EXPECT_TRUE(ends_well(format("tokenizer: {{symbols: [{}a]}}", repeated("a,", 60000))));
  EXPECT_TRUE(ends_well(format("{{{}}}", repeated("a: 1,", 30000))));
  EXPECT_TRUE(ends_well(repeated("a: 1\n", 30000)));
  EXPECT_TRUE(ends_well(repeated("? a\n", 30000)));
  EXPECT_TRUE(ends_well(format("run: \"{}\"", repeated("\\", 60000))));
}

TEST(HostileYaml, OddBeginningsAndTagsAreReadOrRefused) {
  for (const std::string text : {"",
                                 "\n",
                                 "---",
                                 "--- ---",
                                 "...",
                                 "%YAML 1.2\n---\nrun: r",
                                 "%YAML 9.9\n---\n",
                                 "%TAG ! x\n---\n!a b",
                                 "%",
                                 "%a",
                                 "!",
                                 "!!",
                                 "!<",
                                 "!<a> b",
                                 "!a!b c",
                                 "&",
                                 "*",
                                 "& a",
                                 "* a",
                                 "&a",
                                 "? ",
                                 ":",
                                 ": a",
                                 "- ",
                                 "-",
                                 "a:b",
                                 "a: |",
                                 "a: >+",
                                 "a: |9\n x",
                                 "a: |99",
                                 "{",
                                 "}",
                                 "[",
                                 "]",
                                 ",",
                                 "{,}",
                                 "[,]",
                                 "{:}",
                                 "{?}",
                                 "[?]",
                                 "{a",
                                 "{a:",
                                 "\"",
                                 "'",
                                 "\"\\x\"",
                                 "\"\\u12\"",
                                 "\"\\UFFFFFFFF\"",
                                 "\"\\ud800\"",
                                 "a: b\n c: d",
                                 "a: \"b\"c",
                                 "\xEF\xBB\xBF",
                                 "\xC2\x85",
                                 "\xE2\x80\xA8"}) {
    EXPECT_TRUE(ends_well(text)) << text;
    EXPECT_TRUE(ends_well(with_required_lines(text))) << text;
  }
}

// Deterministic: the same inputs on every run.
TEST(HostileYaml, MutatedConfigurationsAreReadOrRefused) {
  const std::string original = with_required_lines(
      "seed: 010\ntokenizer: {kind: bpe, symbols: [\"<2de>\", no, ~], joint: no}\nmodel:\n  width: 64\n  # comment\n"
      "  dropout: 1e-1\nlearning_rate: {peak: 'auto', schedule: cosine}\ntraining:\n  max_updates: |\n    12\n");
  const std::string pieces[] = {"\n",
                                "\t",
                                " ",
                                ":",
                                ": ",
                                "- ",
                                "[",
                                "]",
                                "{",
                                "}",
                                ",",
                                "#",
                                "&a ",
                                "*a",
                                "!",
                                "!!",
                                "|",
                                ">",
                                "\"",
                                "'",
                                "\\",
                                "\r\n",
                                "---",
                                "\n...\n",
                                "\xFF",
                                "~",
                                "? ",
                                "%",
                                "@",
                                "`",
                                "0",
                                "<<",
                                "null",
                                "\xEF\xBB\xBF",
                                std::string(1, '\0'),
                                "\n  ",
                                "1e9999"};
  RandomStream random(1, "mutations");
  for (int round = 0; round < 3000; ++round) {
    std::string yaml = original;
    for (std::uint64_t edits = 1 + random.below(6); edits > 0; --edits) {
      const std::size_t at = random.below(yaml.size() + 1);
      const std::size_t length = random.below(3) == 0 ? random.below(40) : random.below(2);
      const std::string& piece = pieces[random.below(std::size(pieces))];
      yaml.replace(at, std::min(length, yaml.size() - at), random.below(4) == 0 ? yaml.substr(at / 2, 30) : piece);
    }
    ASSERT_TRUE(ends_well(yaml)) << yaml;
  }
}

TEST(HostileYaml, RandomTextsOfYamlsOwnCharactersAreReadOrRefused) {
  const std::string letters = "a:- \n[]{},#&*!|>'\"%@?~\\\t0";
  RandomStream random(2, "letters");
  for (int round = 0; round < 3000; ++round) {
    std::string yaml;
    for (std::uint64_t length = random.below(60); length > 0; --length) yaml += letters[random.below(letters.size())];
    ASSERT_TRUE(ends_well(yaml)) << yaml;
    try {
      parse_config(with_required_lines(""), "/c/config.yaml", {"model.width=" + yaml, yaml});
    } catch (const UserError&) {
    }
  }
}

}  // namespace
}  // namespace ferry
