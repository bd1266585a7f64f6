#include "tokenizer/tokenizer_trainer.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/threads.h"
#include "tokenizer/invented_text.h"
#include "tokenizer/training_lines.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TokenizerConfig options(TokenizerKind kind, int vocabulary) {
  TokenizerConfig config;
  config.kind = kind;
  config.vocabulary = vocabulary;
  return config;
}

std::string refusal(const std::vector<std::string>& text, const TokenizerConfig& config) {
  try {
    train_tokenizer(views(text), config);
  } catch (const UserError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(TokenizerTrainer, ReachesTheVocabularyAskedForWhereTheTextAllowsIt) {
  const auto text = invented_sentences(200);
  for (const TokenizerKind kind : {TokenizerKind::Unigram, TokenizerKind::Bpe}) {
    const TrainedTokenizer trained = train_tokenizer(views(text), options(kind, 40));
    EXPECT_EQ(trained.tokenizer->size(), 40);
    EXPECT_EQ(trained.vocabulary_reached, 40);
    EXPECT_THAT(trained.remarks, IsEmpty());
  }
}

TEST(TokenizerTrainer, LowersAVocabularyTheTextDoesNotAllowAndSaysSo) {
  const auto text = invented_sentences(200);
  for (const TokenizerKind kind : {TokenizerKind::Unigram, TokenizerKind::Bpe, TokenizerKind::Char}) {
    const TrainedTokenizer trained = train_tokenizer(views(text), options(kind, 32000));
    EXPECT_EQ(trained.vocabulary_asked, 32000);
    EXPECT_LT(trained.vocabulary_reached, 32000);
    EXPECT_EQ(trained.vocabulary_reached, trained.tokenizer->size());
    ASSERT_EQ(trained.remarks.size(), 1U);
    EXPECT_THAT(trained.remarks[0], HasSubstr("32000 pieces asked for"));
    EXPECT_THAT(trained.remarks[0], HasSubstr(std::to_string(trained.vocabulary_reached) + " reached"));
  }
}

TEST(TokenizerTrainer, RaisesAVocabularyTooSmallForTheCharactersAndSaysSo) {
  // Four reserved pieces, the word boundary, a, b, c.
  const std::vector<std::string> text(20, "ab bc ca abc");
  for (const TokenizerKind kind : {TokenizerKind::Unigram, TokenizerKind::Bpe}) {
    for (const int asked : {3, 6}) {
      const TrainedTokenizer trained = train_tokenizer(views(text), options(kind, asked));
      EXPECT_EQ(trained.vocabulary_reached, 8);
      EXPECT_EQ(trained.tokenizer->size(), 8);
      ASSERT_EQ(trained.remarks.size(), 1U);
      EXPECT_THAT(trained.remarks[0], HasSubstr("8 made"));
    }
  }
}

TEST(TokenizerTrainer, GivesEveryCharacterOnePieceWhenItLearnsCharacters) {
  const std::vector<std::string> text(20, "ab bc ca abc");
  const auto tokenizer = train_tokenizer(views(text), options(TokenizerKind::Char, 100)).tokenizer;
  EXPECT_EQ(tokenizer->size(), 8);
  EXPECT_EQ(tokenizer->encode("abc").size(), 4U);  // with the word boundary
}

TEST(TokenizerTrainer, LearnsTheSameOnAnyNumberOfThreads) {
  const auto text = invented_sentences(300);
  for (const TokenizerKind kind : {TokenizerKind::Unigram, TokenizerKind::Bpe}) {
    set_thread_count(1);
    const auto one = train_tokenizer(views(text), options(kind, 50)).tokenizer;
    set_thread_count(4);
    EXPECT_EQ(train_tokenizer(views(text), options(kind, 50)).tokenizer->fingerprint(), one->fingerprint());
  }
  set_thread_count(0);
}

TEST(TokenizerTrainer, GivesAUserDefinedSymbolOneIdAndDecodesItExactly) {
  auto text = invented_sentences(200);
  for (std::string& sentence : text) sentence = "<2de> " + sentence;
  TokenizerConfig config = options(TokenizerKind::Unigram, 60);
  config.symbols = {"<2de>", "a,b", "c\"d"};
  const auto tokenizer = train_tokenizer(views(text), config).tokenizer;
  for (const std::string& symbol : config.symbols) {
    const std::int32_t id = tokenizer->id_of(symbol);
    EXPECT_GT(id, end_id) << symbol;
    for (const std::string& sentence :
         {symbol + "rada", symbol + " rada", "rada " + symbol, "rada" + symbol + "miko"}) {
      const auto ids = tokenizer->encode(sentence);
      EXPECT_EQ(std::count(ids.begin(), ids.end(), id), 1) << sentence;
      EXPECT_EQ(tokenizer->decode(ids), sentence);
    }
  }
}

TEST(TokenizerTrainer, RefusesSymbolsThatClashAndNamesEachOfThem) {
  TokenizerConfig config = options(TokenizerKind::Unigram, 60);
  config.symbols = {"<unk>", "<2de>", "</s>", "two words", "<2de>", "<0x41>"};
  const std::string message = refusal(invented_sentences(50), config);
  EXPECT_THAT(message, HasSubstr("\"<unk>\" is a reserved piece"));
  EXPECT_THAT(message, HasSubstr("\"</s>\" is a reserved piece"));
  EXPECT_THAT(message, HasSubstr("\"two words\""));
  EXPECT_THAT(message, HasSubstr("\"<2de>\" stands twice"));
  EXPECT_THAT(message, HasSubstr("\"<0x41>\" is the name of a byte piece"));
}

TEST(TokenizerTrainer, RefusesTextWithoutVisibleCharacters) {
  const TokenizerConfig config = options(TokenizerKind::Unigram, 60);
  EXPECT_THAT(refusal({}, config), HasSubstr("no line with visible characters"));
  EXPECT_THAT(refusal({"", "  ", "\x01", "\xE2\x80\x8B", "\xE2\x96\x81"}, config), HasSubstr("visible characters"));
}

TEST(TokenizerTrainer, SkipsLinesTheLibraryWouldDropInSilenceAndNamesThem) {
  auto text = invented_sentences(50);
  text[3] = std::string(longest_training_line + 1, 'x');
  text[7] = "\xE2\x96\x85 q";  // U+2585
  text[9] = std::string(longest_training_line, 'y');
  text[11] = "\xE2\x96\x81w";  // U+2581 is read as a blank
  const TrainedTokenizer trained = train_tokenizer(views(text), options(TokenizerKind::Char, 100));
  EXPECT_THAT(trained.remarks, testing::Contains("tokenizer training: 1 line skipped: over 4192 bytes, line 4"));
  EXPECT_THAT(trained.remarks,
              testing::Contains("tokenizer training: 1 line skipped: reserved character U+2585, line 8"));
  EXPECT_EQ(trained.tokenizer->id_of("x"), unknown_id);
  EXPECT_EQ(trained.tokenizer->id_of("q"), unknown_id);
  EXPECT_NE(trained.tokenizer->id_of("y"), unknown_id);
}

TEST(TrainingLines, NamesLinesByTheirNumbersInTheFile) {
  const std::vector<std::string_view> lines{"a", "\xE2\x96\x85", "b"};
  const std::vector<std::int64_t> numbers{10, 20, 30};
  const TrainingLines chosen = choose_training_lines(lines, numbers);
  EXPECT_THAT(chosen.lines, ElementsAre("a", "b"));
  EXPECT_THAT(chosen.remarks, ElementsAre("tokenizer training: 1 line skipped: reserved character U+2585, line 20"));
}

TEST(TrainingLines, NamesTheFirstFiveOfManyLines) {
  const std::vector<std::string_view> lines{
      "a", "\xE2\x96\x85", "\xE2\x96\x85", "\xE2\x96\x85", "\xE2\x96\x85", "\xE2\x96\x85", "\xE2\x96\x85"};
  EXPECT_THAT(choose_training_lines(lines, {}).remarks,
              ElementsAre("tokenizer training: 6 lines skipped: reserved character U+2585, lines 2, 3, 4, 5, 6, ..."));
}

TEST(TrainingLines, ChoosesFromALargeTextEvenlyAndSaysSo) {
  const std::vector<std::string_view> lines{"a", "b", "c", "d", "e", "f", "g", "h"};
  const TrainingLines chosen = choose_training_lines(lines, {}, 4);
  EXPECT_THAT(chosen.lines, ElementsAre("a", "c", "e", "g"));
  EXPECT_THAT(chosen.remarks, ElementsAre("tokenizer training: learnt from 4 of 8 lines, evenly spaced"));
}

// The sizes are SentencePiece's own largest ones for this text, 61 and 233, and one more for <pad>.
TEST(TokenizerTrainer, ReachesWhatSentencePieceCallsTheLargestVocabularyOfTheToyCorpus) {
  const auto folder = std::filesystem::path(FERRY_SOURCE_DIR).parent_path() / "shared" / "cases" / "_toy";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "needs " << folder;
  std::vector<std::string> text;
  for (const char* name : {"train.src", "train.trg"}) {
    LineReader reader(folder / name);
    for (std::string line; reader.next(line);) text.push_back(line);
  }
  EXPECT_EQ(train_tokenizer(views(text), options(TokenizerKind::Unigram, 32000)).vocabulary_reached, 62);
  EXPECT_EQ(train_tokenizer(views(text), options(TokenizerKind::Bpe, 32000)).vocabulary_reached, 234);
}

}  // namespace
}  // namespace ferry
