#include "decoding/translator.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "base/threads.h"
#include "decoding/tiny_model.h"
#include "tokenizer/invented_text.h"
#include "tokenizer/tokenizer_trainer.h"

namespace ferry {
namespace {

using testing::HasSubstr;
using Lines = std::vector<std::string>;

TokenizerPair tokenizers(bool byte_fallback = false) {
  static const Lines text = invented_sentences(200);
  TokenizerConfig config;
  config.vocabulary = byte_fallback ? 320 : 60;
  config.byte_fallback = byte_fallback;
  const auto one = train_tokenizer(views(text), config).tokenizer;
  return {one, one};
}

Transformer model_for(const TokenizerPair& pair, std::uint64_t seed = 1) {
  return tiny_model(tiny_shape(pair.target->size()), seed);
}

Translator translator(const TranslationOptions& options) {
  const TokenizerPair pair = tokenizers();
  return Translator({model_for(pair)}, pair, options);
}

Lines texts(const std::vector<Translation>& translations) {
  Lines result;
  for (const Translation& translation : translations) result.push_back(translation.text());
  return result;
}

TEST(Translator, GivesOneLineForEachLineAndAnEmptyOneForABlankOne) {
  for (const int beam : {1, 3}) {
    Translator translate = translator({.search = {.beam = beam}});
    const Lines lines{"", "rada miko .", "   ", "tesu bolan .", "\t", "\u200B", "\u2028"};
    const Lines result = texts(translate.translate(lines));
    ASSERT_EQ(result.size(), lines.size());
    for (const std::size_t blank : {0, 2, 4, 5, 6}) EXPECT_EQ(result[blank], "");
    EXPECT_EQ(result[1], texts(translate.translate(Lines{"rada miko ."})).front());
    EXPECT_EQ(result[3], texts(translate.translate(Lines{"tesu bolan ."})).front());
    EXPECT_EQ(translate.counts().blank, 5);
    EXPECT_EQ(translate.counts().lines, 9);
  }
}

TEST(Translator, OfNothingGivesNothing) {
  EXPECT_TRUE(translator({}).translate(Lines{}).empty());
}

TEST(Translator, ATranslationDoesNotDependOnBatchSizeOrOrder) {
  const Lines lines = invented_sentences(64);
  for (const int beam : {1, 4}) {
    TranslationOptions options{.search = {.beam = beam, .scores = true}, .batch_tokens = 1};
    const auto alone = translator(options).translate(lines);
    EXPECT_TRUE(std::ranges::any_of(alone, [](const Translation& one) { return !one.text().empty(); }));
    for (const int batch_tokens : {60, 5000}) {
      options.batch_tokens = batch_tokens;
      const auto together = translator(options).translate(lines);
      EXPECT_EQ(texts(together), texts(alone));
      for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_NEAR(together[i].hypotheses.front().hypothesis.score, alone[i].hypotheses.front().hypothesis.score,
                    1e-4);
      }
    }
    const Lines backwards(lines.rbegin(), lines.rend());
    Lines result = texts(translator(options).translate(backwards));
    std::ranges::reverse(result);
    EXPECT_EQ(result, texts(alone));
  }
}

/// So wide that more than one thread works on a batch.
Transformer wide_model(const TokenizerPair& pair, std::optional<kernels::FixedPrecision> precision) {
  TransformerShape shape = tiny_shape(pair.target->size());
  shape.width = 128;
  shape.feed_forward = 512;
  Transformer model = tiny_model(shape);
  if (precision) model->fix_weights(*precision);
  return model;
}

void expect_the_same(const std::vector<Translation>& translations, const std::vector<Translation>& expected) {
  ASSERT_EQ(texts(translations), texts(expected));
  for (std::size_t i = 0; i < translations.size(); ++i) {
    const TranslatedHypothesis& one = translations[i].hypotheses.front();
    const TranslatedHypothesis& other = expected[i].hypotheses.front();
    EXPECT_EQ(one.hypothesis.score, other.hypothesis.score);
    EXPECT_EQ(one.alignment, other.alignment);
  }
}

TEST(Translator, TheNumberOfThreadsChangesNoBitInAnyPrecision) {
  using kernels::FixedPrecision;
  const TokenizerPair pair = tokenizers();
  const Lines lines = invented_sentences(120);
  for (const std::optional<FixedPrecision> precision :
       {std::optional<FixedPrecision>(), std::optional(FixedPrecision::Float32),
        std::optional(FixedPrecision::Bfloat16), std::optional(FixedPrecision::Int8)}) {
    SCOPED_TRACE(precision ? static_cast<int>(*precision) : -1);
    const int beam = precision ? 3 : 1;
    Translator translate({wide_model(pair, precision)}, pair,
                         {.search = {.beam = beam, .scores = true}, .batch_tokens = 300, .alignment = !precision});
    const auto with = [&](int threads) {
      const TensorThreads guard(threads);
      return translate.translate(lines);
    };
    const std::vector<Translation> alone = with(1);
    // More than four workers have several threads each, and not all of them as many.
    for (const int threads : {2, 3, 7}) {
      SCOPED_TRACE(testing::Message() << threads << " threads");
      expect_the_same(with(threads), alone);
    }
  }
}

TEST(Translator, WhatIsDrawnForALineDependsOnItsNumberNotOnItsBatch) {
  const Lines lines = invented_sentences(20);
  TranslationOptions options{.search = {.sampling = Sampling{.temperature = 2}}, .batch_tokens = 1};
  const Lines alone = texts(translator(options).translate(lines));
  options.batch_tokens = 5000;
  EXPECT_EQ(texts(translator(options).translate(lines)), alone);
  const Passage second_half{.lines = Lines(lines.begin() + 10, lines.end()), .first_line = 11};
  EXPECT_EQ(texts(translator(options).translate(second_half)), Lines(alone.begin() + 10, alone.end()));
  options.search.sampling->seed = 2;
  EXPECT_NE(texts(translator(options).translate(lines)), alone);
}

TEST(Translator, CutsALineThatIsTooLongNamesItAndLeavesTheOthersAlone) {
  std::string long_line;
  for (int i = 0; i < 3000; ++i) long_line += "rada ";
  Translator translate = translator({.max_source_pieces = 30});
  testing::internal::CaptureStderr();
  const Lines result = texts(translate.translate(Lines{"rada miko .", long_line, "tesu ."}));
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("line 2:"));
  ASSERT_EQ(result.size(), 3);
  EXPECT_EQ(result[0], texts(translate.translate(Lines{"rada miko ."})).front());
  EXPECT_EQ(result[2], texts(translate.translate(Lines{"tesu ."})).front());
  EXPECT_EQ(translate.counts().cut, 1);
}

TEST(Translator, CountsTranslationsThatHitTheDocumentedLimit) {
  const TokenizerPair pair = tokenizers();
  Transformer model = model_for(pair);
  {
    const NoGradients guard;
    model->output->bias[end_id] -= 1000;  // it never ends by itself
  }
  for (const int beam : {1, 3}) {
    Translator translate({model}, pair, {.search = {.beam = beam, .max_length_ratio = 1.5}});
    const Lines lines = invented_sentences(16);
    const auto translations = translate.translate(lines);
    EXPECT_EQ(translate.counts().hit_limit, 16);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const double pieces = static_cast<double>(pair.source->encode(lines[i]).size());
      EXPECT_EQ(translations[i].hypotheses.front().hypothesis.pieces.size(), std::floor(1.5 * pieces) + 10);
      EXPECT_TRUE(is_valid_utf8(translations[i].text()));
    }
  }
}

TEST(Translator, NeverWritesReservedPiecesHoweverHighTheyScore) {
  const TokenizerPair pair = tokenizers();
  Transformer model = model_for(pair);
  {
    const NoGradients guard;
    for (const int piece : {pad_id, begin_id, unknown_id}) model->output->bias[piece] += 50;
  }
  Translator translate({model}, pair, {});
  Translator usual({model_for(pair)}, pair, {});
  EXPECT_EQ(texts(translate.translate(invented_sentences(10))), texts(usual.translate(invented_sentences(10))));
}

TEST(Translator, ATranslationIsOneLineEvenIfTheModelSpellsALineFeed) {
  const TokenizerPair pair = tokenizers(true);
  Transformer model = model_for(pair);
  const std::int32_t line_feed = pair.target->id_of("<0x0A>");
  ASSERT_NE(line_feed, unknown_id);
  {
    const NoGradients guard;
    model->output->bias[line_feed] += 50;
  }
  Translator translate({model}, pair, {});
  const Translation translation = translate.translate(Lines{"rada miko ."}).front();
  EXPECT_THAT(translation.hypotheses.front().hypothesis.pieces, testing::Contains(line_feed));
  EXPECT_EQ(translation.text().find('\n'), std::string::npos);
}

TEST(Translator, BeginsEachTranslationWithItsPrefix) {
  Translator translate = translator({.search = {.beam = 2}});
  const auto result = translate.translate(Passage{.lines = {"rada .", "miko ."}, .prefixes = {"tesu bolan", ""}});
  EXPECT_TRUE(result[0].text().starts_with("tesu bolan"));
  EXPECT_EQ(result[1].text(), texts(translate.translate(Lines{"miko ."})).front());
}

TEST(Translator, LinksEveryWordOfATranslationToAWordOfItsSource) {
  Translator translate = translator({.search = {.beam = 4, .n_best = 2}, .alignment = true});
  const Lines lines = invented_sentences(16);
  const auto translations = translate.translate(lines);
  const auto words = [](const std::string& line) {
    return static_cast<int>(
        std::ranges::count_if(split(line, ' '), [](std::string_view word) { return !word.empty(); }));
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const TranslatedHypothesis& one : translations[i].hypotheses) {
      ASSERT_EQ(static_cast<int>(one.alignment.size()), words(one.text)) << one.text;
      for (int target = 0; target < words(one.text); ++target) {
        const AlignmentLink& link = one.alignment[static_cast<std::size_t>(target)];
        EXPECT_EQ(link.target, target);
        EXPECT_GE(link.source, 0);
        EXPECT_LT(link.source, words(lines[i]));
      }
    }
  }
}

TEST(Translator, AnEnsembleOfOneModelTwiceTranslatesAsTheModelAlone) {
  const TokenizerPair pair = tokenizers();
  const Transformer model = model_for(pair);
  const Lines lines = invented_sentences(20);
  for (const int beam : {1, 4}) {
    const TranslationOptions options{.search = {.beam = beam}};
    EXPECT_EQ(texts(Translator({model, model}, pair, options).translate(lines)),
              texts(Translator({model}, pair, options).translate(lines)));
  }
}

TEST(Translator, TakesItsDefaultsFromTheConfiguration) {
  const TranslationOptions options =
      translation_options({.beam = 7, .length_penalty = 0.6, .max_length_ratio = 1.25, .batch_tokens = 99});
  EXPECT_EQ(options.search.beam, 7);
  EXPECT_EQ(options.search.length_penalty.alpha, 0.6);
  EXPECT_EQ(options.search.max_length_ratio, 1.25);
  EXPECT_EQ(options.batch_tokens, 99);
}

}  // namespace
}  // namespace ferry
