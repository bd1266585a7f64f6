// What "auto" becomes, and which stated values do not fit together.
#include "config/resolve.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/format.h"
#include "base/text.h"
#include "config/config_text.h"
#include "config/presets.h"
#include "config/value_writer.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr CorpusSize tiny{.pairs = 3489, .source_characters = 150000, .target_characters = 180000};
constexpr CorpusSize large{.pairs = 5000000, .source_characters = 500000000, .target_characters = 500000000};

Config resolved(const std::string& more, const CorpusSize& size = tiny) {
  Config config = parsed(more);
  resolve(config, size);
  return config;
}

std::vector<std::string> conflicts_of(const std::string& more, const CorpusSize& size = tiny) {
  try {
    resolved(more, size);
  } catch (const UserError& error) {
    std::vector<std::string> texts;
    for (const Problem& problem : error.problems()) texts.push_back(to_string(problem));
    return texts;
  }
  return {};
}

/// Names options that are still automatic.
struct OpenOptions {
  std::vector<std::string> names;
  template <typename T>
  void option(const char* name, const T& value, const char*, const Range& = {}, OnResume = OnResume::Stays) {
    if constexpr (is_automatic<T>) {
      if (!value.chosen()) names.emplace_back(name);
    }
  }
  template <typename Section>
  void section(const char*, const Section& section, const char*, OnResume = OnResume::Stays) {
    Section::fields(section, *this);
  }
};

TEST(Resolve, LeavesAutomaticForAnySizeAndPresetOnlyWhatTheTextDecides) {
  for (const std::int64_t pairs : {0LL, 1LL, 19999LL, 20000LL, 200000LL, 1000000LL, 1000000000LL}) {
    for (const std::string preset : {"auto", "tiny", "small", "base", "big"}) {
      const Config config = resolved(format("model: {{preset: {}}}", preset), {.pairs = pairs});
      OpenOptions open;
      Config::fields(config, open);
      EXPECT_THAT(open.names, ElementsAre("tokenize", "max_length_ratio")) << pairs << preset;
      EXPECT_EQ(config.model.width.value() % config.model.heads.value(), 0);
    }
  }
}

TEST(Resolve, WhatTheFileStatesWins) {
  const std::string stated =
      "tokenizer: {vocabulary: 999, sampling: 0.5}\n"
      "model: {width: 60, heads: 5, feed_forward: 61, encoder_layers: 2, decoder_layers: 9, dropout: 0.01,\n"
      "  attention_dropout: 0.02, feed_forward_dropout: 0.03, tie: none}\n"
      "training: {batch_tokens: 62, average_decay: 0.5, max_updates: 63}\n"
      "learning_rate: {peak: 0.4, schedule: constant, warmup_updates: 64}\n"
      "validation: {every: 65}\ncheckpoint: {every: 66}\n";
  Config config = parsed(stated);
  EXPECT_TRUE(resolve(config, large).empty());
  EXPECT_EQ(config, parsed(stated));
}

TEST(Resolve, TheRowOfTheTableIsChosenByTheNumberOfPairs) {
  const auto rows = recipes();
  ASSERT_GE(rows.size(), 2U);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
    EXPECT_LT(rows[i].below_pairs, rows[i + 1].below_pairs);
    EXPECT_EQ(&recipe_for(rows[i].below_pairs - 1), &rows[i]);
    EXPECT_EQ(&recipe_for(rows[i].below_pairs), &rows[i + 1]);
  }
  EXPECT_EQ(&recipe_for(std::numeric_limits<std::int64_t>::max()), &rows.back());
}

TEST(Resolve, EveryRowOfTheTableIsAPossibleConfiguration) {
  for (const Recipe& row : recipes()) {
    EXPECT_EQ(row.shape.width % row.shape.heads, 0) << row.name;
    Config config = parsed("");
    resolve(config, {.pairs = row.below_pairs - 1});
    EXPECT_EQ(parse_config(to_yaml(config), "/x.yaml"), config) << row.name;
  }
}

TEST(Resolve, EachChoiceIsTheValueThatWasSetInTheOrderOfTheFile) {
  Config config = parsed("");
  const std::vector<Choice> choices = resolve(config, tiny);
  const std::string yaml = to_yaml(config);
  std::size_t before = 0;
  for (const Choice& choice : choices) {
    const std::size_t dot = choice.option.find('.');
    const std::size_t section = yaml.find(format("\n{}:\n", choice.option.substr(0, dot)));
    ASSERT_NE(section, std::string::npos) << choice.option;
    const std::size_t place = yaml.find(format("  {}: {}\n", choice.option.substr(dot + 1), choice.value), section);
    ASSERT_NE(place, std::string::npos) << choice.option;
    EXPECT_FALSE(choice.why.empty());
    EXPECT_GE(section, before) << choice.option;
    before = section;
  }
}

TEST(Resolve, ANamedPresetDecidesTheShapeWhateverTheCorpus) {
  const Config config = resolved("model: {preset: big, encoder_layers: 2}");
  EXPECT_EQ(config.model.width.value(), 1024);
  EXPECT_EQ(config.model.heads.value(), 16);
  EXPECT_EQ(config.model.feed_forward.value(), 4096);
  EXPECT_EQ(config.model.encoder_layers.value(), 2);
  EXPECT_EQ(config.model.decoder_layers.value(), 6);
}

TEST(Resolve, HeadsAndWidthNotStatedAreMadeToFitWhatIsStated) {
  EXPECT_EQ(resolved("model: {preset: tiny, width: 90}").model.heads.value(), 3);  // 4 does not divide 90
  EXPECT_EQ(resolved("model: {preset: tiny, width: 97}").model.heads.value(), 1);
  EXPECT_EQ(resolved("model: {preset: tiny, heads: 3}").model.width.value(), 132);          // the next multiple of 6
  EXPECT_EQ(resolved("model: {preset: tiny, width: 64}").model.feed_forward.value(), 256);  // four times, as in tiny
}

TEST(Resolve, TheVocabularyIsBoundedByTheText) {
  const auto vocabulary = [](const std::string& more, std::int64_t source, std::int64_t target) {
    return resolved(more, {.pairs = 500, .source_characters = source, .target_characters = target})
        .tokenizer.vocabulary.value();
  };
  EXPECT_EQ(vocabulary("", 10000, 15000), 1000);  // 25,000 characters, 25 for each piece
  EXPECT_EQ(vocabulary("tokenizer: {joint: false}", 10000, 15000), 400);
  EXPECT_EQ(vocabulary("", 10, 10), 100);
  EXPECT_EQ(vocabulary("", 100000000, 100000000), recipe_for(500).vocabulary);
  EXPECT_GT(vocabulary("tokenizer: {byte_fallback: true}", 10, 10), 260);
  EXPECT_GE(vocabulary("tokenizer: {kind: char}", 10000, 10000), 1000);
}

TEST(Resolve, DropoutsNotStatedFollowAStatedDropout) {
  const Config config = resolved("model: {dropout: 0.07, attention_dropout: 0.2}");
  EXPECT_EQ(config.model.feed_forward_dropout.value(), 0.07);
  EXPECT_EQ(config.model.attention_dropout.value(), 0.2);
}

TEST(Resolve, EmbeddingsAreTiedAsFarAsTheVocabularyIsShared) {
  EXPECT_EQ(resolved("").model.tie.value(), Tie::All);
  EXPECT_EQ(resolved("tokenizer: {joint: false}").model.tie.value(), Tie::Target);
}

TEST(Resolve, AnotherStatedLimitLiftsTheLimitOfUpdates) {
  EXPECT_GT(resolved("").training.max_updates.value(), 0);
  EXPECT_GT(resolved("training: {patience: 5}").training.max_updates.value(), 0);
  for (const std::string limit : {"max_epochs: 3", "max_minutes: 0.5"}) {
    const Config config = resolved(format("training: {{{}}}", limit));
    EXPECT_EQ(config.training.max_updates.value(), 0) << limit;
    EXPECT_NE(config.learning_rate.schedule.value(), Schedule::Cosine) << limit;
  }
  EXPECT_EQ(resolved("training: {max_epochs: 3, max_updates: 7}").training.max_updates.value(), 7);
}

TEST(Resolve, AStatedCosineKeepsANumberOfUpdatesToEndAt) {
  EXPECT_GT(resolved("training: {max_minutes: 5}\nlearning_rate: {schedule: cosine}").training.max_updates.value(), 0);
}

TEST(Resolve, AShortRunHasAShortWarmUpFrequentValidationAndAShortAverage) {
  const Config config = resolved("training: {max_updates: 100}");
  EXPECT_EQ(config.validation.every.value(), 100 / validations_in_a_run);
  EXPECT_EQ(config.checkpoint.every.value(), config.validation.every.value());
  EXPECT_LE(config.learning_rate.warmup_updates.value(), 10);
  EXPECT_EQ(config.training.average_decay.value(), 0.9);  // reaches back over 10 updates
  const Config shortest = resolved("training: {max_updates: 1}");
  EXPECT_EQ(shortest.validation.every.value(), 1);
  EXPECT_EQ(shortest.training.average_decay.value(), 0.0);
}

TEST(Resolve, OneEpochOfAKnownLengthIsTakenForAShortRun) {
  // 70,000 characters are about 20,000 pieces: 20 updates of 1,000 positions.
  const Config config = resolved("training: {max_epochs: 1, batch_tokens: 1000}",
                                 {.pairs = 2000, .source_characters = 70000, .target_characters = 70000});
  EXPECT_EQ(config.validation.every.value(), 1);
  EXPECT_LE(config.learning_rate.warmup_updates.value(), 4);
}

TEST(Resolve, HeadsThatDoNotDivideTheWidthAreRefusedWithThoseThatWould) {
  EXPECT_THAT(conflicts_of("model: {width: 250, heads: 4}"),
              ElementsAre(AllOf(HasSubstr("/c/config.yaml:6:28: model.heads: 4 heads do not divide the width 250"),
                                HasSubstr("heads 2 or 5"), HasSubstr("width 248 or 252"))));
  EXPECT_THAT(conflicts_of("model: {width: 7, heads: 9}"), ElementsAre(HasSubstr("heads 7;")));
}

TEST(Resolve, AllConflictsAreReportedAtOnce) {
  EXPECT_THAT(conflicts_of("model: {width: 250, heads: 4, tie: all}\n"
                           "tokenizer: {joint: false, byte_fallback: true, vocabulary: 200}\n"
                           "learning_rate: {schedule: cosine}\ntraining: {max_updates: 0}\n"),
              ElementsAre(HasSubstr("heads"), HasSubstr("tokenizer.joint: true"), HasSubstr("byte_fallback"),
                          HasSubstr("inverse_sqrt")));
}

TEST(Resolve, AWarmUpLongerThanACosineIsRefused) {
  EXPECT_THAT(conflicts_of("learning_rate: {schedule: cosine, warmup_updates: 10}\ntraining: {max_updates: 10}\n"),
              ElementsAre(HasSubstr("warm-up of 10")));
  EXPECT_THAT(conflicts_of("learning_rate: {schedule: cosine, warmup_updates: 100000000}\n"),
              ElementsAre(HasSubstr("warm-up of 100000000")));
}

TEST(Resolve, ResolvingAResolvedConfigurationChangesNothing) {
  const Config once = resolved("training: {max_epochs: 4}");
  Config twice = once;
  EXPECT_TRUE(resolve(twice, large).empty());
  EXPECT_EQ(twice, once);
}

TEST(Resolve, TheTableHasItsColumnsInLineForWideCharactersToo) {
  const std::string table = to_table({{"model.width", "256", "why"}, {"\xE6\x97\xA5\xE6\x9C\xAC", "1", "reason"}});
  const auto lines = split(table, '\n');
  ASSERT_EQ(lines.size(), 4U);  // heading, two rows, and nothing after the last line end
  const auto column = [](std::string_view line, std::string_view cell) {
    return display_width(line.substr(0, line.find(cell)));
  };
  EXPECT_EQ(column(lines[1], "256"), column(lines[2], "1"));
  EXPECT_EQ(column(lines[1], "why"), column(lines[2], "reason"));
  EXPECT_EQ(column(lines[0], "chosen"), column(lines[1], "256"));
}

}  // namespace
}  // namespace ferry
