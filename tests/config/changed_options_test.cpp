// What a second sitting of a run may set otherwise.
#include "config/changed_options.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "config/config_text.h"
#include "config/option_names.h"
#include "config/resolve.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> told(const Config& before, const Config& now) {
  std::vector<std::string> lines;
  for (const ChangedOption& option : changed_options(before, now)) {
    lines.push_back(option.name + ": " + option.before + " > " + option.now +
                    (option.on_resume == OnResume::MayChange      ? ""
                     : option.on_resume == OnResume::AfterSetBack ? ", stays but after a set back"
                                                                  : ", stays"));
  }
  return lines;
}

TEST(ChangedOptions, AreToldByNameWithBothValues) {
  const Config before =
      parsed("learning_rate: {peak: 1e-3}\ntokenizer: {symbols: [<a>, b]}\nmodel: {activation: relu}\n");
  EXPECT_THAT(told(before, before), IsEmpty());
  const Config now = parsed(
      "  test: {source: x, target: y}\n"
      "learning_rate: {peak: 0.01}\ntokenizer: {symbols: c}\nmodel: {activation: gelu}\n"
      "training: {max_updates: 7}\nthreads: 2\n");
  EXPECT_THAT(
      told(before, now),
      ElementsAre("threads: 0 > 2", "data.test.source: [] > [/c/x]", "data.test.target: [] > [/c/y]",
                  "tokenizer.symbols: [\"<a>\", b] > [c], stays", "model.activation: relu > gelu, stays",
                  "training.max_updates: auto > 7", "learning_rate.peak: 0.001 > 0.01, stays but after a set back"));
}

/// Sets one option after the other to another value than its default, and collects what may change.
TEST(ChangedOptions, OnlyLimitsRhythmValidationPlacesAndMachineMayChange) {
  const std::string parts = "  valid: {source: a, target: b}\n  test: {source: a, target: b}\n";
  std::set<std::string> free;
  for (const OptionName& name : option_names()) {
    const std::string full = dotted(name.section, name.key);
    if (name.is_section) continue;
    std::string value;
    for (const char* candidate : {"3", "30", "0.25", "1.0", "true", "false", "cpu", "float32", "bpe", "big", "gelu",
                                  "none", "constant", "loss", "adamw", "other"}) {
      const std::string text = full + "=" + candidate;
      std::vector<ChangedOption> changed;
      try {
        changed = changed_options(parsed(parts), parsed(parts, {text}));
      } catch (const UserError&) {
        continue;
      }
      if (changed.size() != 1) continue;
      value = candidate;
      EXPECT_EQ(changed.front().name, full);
      if (changed.front().on_resume == OnResume::MayChange) free.insert(full);
      break;
    }
    // There is only one optimizer.
    EXPECT_EQ(value.empty(), full == "training.optimizer") << full;
  }
  EXPECT_EQ(free, (std::set<std::string>{"run",
                                         "device",
                                         "precision",
                                         "threads",
                                         "data.train.source",
                                         "data.train.target",
                                         "data.valid.source",
                                         "data.valid.target",
                                         "data.test.source",
                                         "data.test.target",
                                         "training.max_updates",
                                         "training.max_epochs",
                                         "training.max_minutes",
                                         "training.patience",
                                         "training.log_every",
                                         "validation.every",
                                         "validation.metric",
                                         "validation.samples",
                                         "validation.tokenize",
                                         "checkpoint.every",
                                         "checkpoint.keep",
                                         "checkpoint.keep_best",
                                         "checkpoint.average",
                                         "decoding.beam",
                                         "decoding.length_penalty",
                                         "decoding.max_length_ratio",
                                         "decoding.batch_tokens"}));
}

TEST(KeptChoices, WhatWasChosenForTheRunStaysWhenALimitIsRaised) {
  const CorpusSize size{.pairs = 3000, .source_characters = 100'000, .target_characters = 100'000};
  Config first = parsed("training: {max_updates: 1000}\n");
  resolve(first, size);
  Config second = parsed("training: {max_updates: 5000}\n");
  Config without_memory = second;
  resolve(without_memory, size);
  ASSERT_NE(without_memory.learning_rate.warmup_updates, first.learning_rate.warmup_updates);
  keep_choices(second, first);
  resolve(second, size);
  EXPECT_THAT(told(first, second), testing::Each(testing::Not(testing::HasSubstr("stays"))));
  EXPECT_EQ(second.training.max_updates.value(), 5000);
  EXPECT_EQ(second.validation.every, without_memory.validation.every) << "the rhythm may follow the new length";
}

TEST(KeptChoices, WhatIsStatedIsNotReplaced) {
  Config first = parsed("model: {width: 64}\n");
  resolve(first, {.pairs = 100});
  Config second = parsed("model: {width: 128}\n");
  keep_choices(second, first);
  EXPECT_EQ(second.model.width.value(), 128);
  EXPECT_THAT(told(first, second), testing::Contains("model.width: 64 > 128, stays"));
}

TEST(KeptChoices, ALargerCorpusChoosesNoOtherModel) {
  Config first = parsed("");
  resolve(first, {.pairs = 3000, .source_characters = 100'000, .target_characters = 100'000});
  Config second = parsed("");
  keep_choices(second, first);
  resolve(second, {.pairs = 3'000'000, .source_characters = 100'000'000, .target_characters = 100'000'000});
  EXPECT_EQ(second.model, first.model);
  EXPECT_EQ(second.tokenizer, first.tokenizer);
  EXPECT_EQ(second.learning_rate, first.learning_rate);
}

}  // namespace
}  // namespace ferry
