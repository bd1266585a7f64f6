#include "tokenizer/tokenizer.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/checksum.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/text.h"
#include "base/threads.h"
#include "tokenizer/invented_text.h"
#include "tokenizer/tokenizer_trainer.h"

namespace ferry {
namespace {

using testing::HasSubstr;
using Ids = std::vector<std::int32_t>;

std::shared_ptr<const Tokenizer> trained(TokenizerKind kind, int vocabulary = 60, bool byte_fallback = false) {
  static const std::vector<std::string> text = invented_sentences(200);
  TokenizerConfig config;
  config.kind = kind;
  config.vocabulary = vocabulary;
  config.byte_fallback = byte_fallback;
  return train_tokenizer(views(text), config).tokenizer;
}

class EveryKind : public testing::TestWithParam<TokenizerKind> {};
INSTANTIATE_TEST_SUITE_P(Tokenizer, EveryKind,
                         testing::Values(TokenizerKind::Unigram, TokenizerKind::Bpe, TokenizerKind::Char));

TEST_P(EveryKind, DecodesWhatItEncodedForTextWithoutRunsOfBlanks) {
  const auto tokenizer = trained(GetParam());
  for (const std::string& sentence : invented_sentences(20)) {
    EXPECT_EQ(tokenizer->decode(tokenizer->encode(sentence)), sentence);
  }
}

TEST_P(EveryKind, HasTheReservedPiecesAtTheSameFourIds) {
  const auto tokenizer = trained(GetParam());
  EXPECT_EQ(tokenizer->piece(pad_id), "<pad>");
  EXPECT_EQ(tokenizer->piece(unknown_id), "<unk>");
  EXPECT_EQ(tokenizer->piece(begin_id), "<s>");
  EXPECT_EQ(tokenizer->piece(end_id), "</s>");
  EXPECT_EQ(tokenizer->id_of("</s>"), end_id);
  EXPECT_EQ(tokenizer->id_of("no such piece"), unknown_id);
}

TEST_P(EveryKind, NeverEncodesTextAsAReservedPieceOtherThanTheUnknownOne) {
  const auto tokenizer = trained(GetParam());
  for (const char* text : {"<s> rada </s> <pad>", "<unk>", "\xE2\x96\x81<s>", "</s>"}) {
    for (const std::int32_t id : tokenizer->encode(text)) {
      EXPECT_THAT(id, testing::AllOf(testing::Ne(pad_id), testing::Ne(begin_id), testing::Ne(end_id))) << text;
    }
  }
}

TEST_P(EveryKind, GivesNoIdForTextThatIsBlank) {
  const auto tokenizer = trained(GetParam());
  EXPECT_EQ(tokenizer->encode(""), Ids{});
  EXPECT_EQ(tokenizer->encode("  \t"), Ids{});
  EXPECT_EQ(tokenizer->encode("\xE2\x80\x8B"), Ids{});  // U+200B, a blank without width
}

TEST_P(EveryKind, ReadsBytesThatAreNoUtf8AndWritesOnlyUtf8) {
  const auto tokenizer = trained(GetParam());
  const Ids ids = tokenizer->encode("rada \xFF\xC0 miko");
  EXPECT_FALSE(ids.empty());
  EXPECT_TRUE(is_valid_utf8(tokenizer->decode(ids)));
}

TEST_P(EveryKind, DecodesAnyIdsAndLeavesReservedOnesOut) {
  const auto tokenizer = trained(GetParam());
  Ids ids = tokenizer->encode("rada miko .");
  ids.insert(ids.begin(), begin_id);
  ids.push_back(end_id);
  ids.push_back(pad_id);
  EXPECT_EQ(tokenizer->decode(ids), "rada miko .");
  EXPECT_THAT(tokenizer->decode(Ids{unknown_id}), HasSubstr("\xE2\x81\x87"));
  EXPECT_THAT(tokenizer->decode(Ids{-5, 1 << 30}), HasSubstr("\xE2\x81\x87"));
  EXPECT_EQ(tokenizer->decode(Ids{}), "");
}

TEST_P(EveryKind, SamplesSegmentationsOfTheSameText) {
  const auto tokenizer = trained(GetParam());
  const std::vector<std::string> sentences = invented_sentences(50);
  const auto samples = tokenizer->sample(views(sentences), 0.3, 7);
  ASSERT_EQ(samples.size(), sentences.size());
  for (std::size_t i = 0; i < sentences.size(); ++i) EXPECT_EQ(tokenizer->decode(samples[i]), sentences[i]);
}

TEST_P(EveryKind, SamplesTheSameWhateverWasSampledBeforeAndOnAnyNumberOfThreads) {
  const auto tokenizer = trained(GetParam());
  std::vector<std::string> sentences = invented_sentences(3500);
  sentences[0].clear();  // nothing to draw for; the next text must not be affected
  sentences[1000].clear();
  set_thread_count(1);
  const auto first = tokenizer->sample(views(sentences), 0.2, 11);
  tokenizer->sample(views(invented_sentences(1500)), 0.5, 3);
  set_thread_count(4);
  EXPECT_EQ(tokenizer->sample(views(sentences), 0.2, 11), first);
  EXPECT_EQ(trained(GetParam())->sample(views(sentences), 0.2, 11), first);
  set_thread_count(0);
}

TEST(Tokenizer, SamplesDifferentlyForDifferentKeys) {
  const std::vector<std::string> sentences = invented_sentences(50);
  for (const TokenizerKind kind : {TokenizerKind::Unigram, TokenizerKind::Bpe}) {
    const auto tokenizer = trained(kind);
    EXPECT_NE(tokenizer->sample(views(sentences), 0.2, 1), tokenizer->sample(views(sentences), 0.2, 2));
  }
}

TEST(Tokenizer, SamplesOfBpeWithoutDropoutAndOfCharactersAreTheBestSegmentation) {
  const std::vector<std::string> sentences = invented_sentences(50);
  std::vector<Ids> best;
  const auto bpe = trained(TokenizerKind::Bpe);
  for (const std::string& sentence : sentences) best.push_back(bpe->encode(sentence));
  EXPECT_EQ(bpe->sample(views(sentences), 0.0, 1), best);
  best.clear();
  const auto characters = trained(TokenizerKind::Char);
  for (const std::string& sentence : sentences) best.push_back(characters->encode(sentence));
  EXPECT_EQ(characters->sample(views(sentences), 0.5, 1), best);
}

TEST(Tokenizer, BpeDropoutOfOneSplitsEverythingIntoCharacters) {
  const auto bpe = trained(TokenizerKind::Bpe);
  const std::vector<std::string_view> text{"rada miko"};
  EXPECT_EQ(bpe->sample(text, 1.0, 1).front().size(), code_points("\xE2\x96\x81rada\xE2\x96\x81miko").size());
}

TEST(Tokenizer, KeepsUnknownCharactersAsBytesWhenItFallsBackToBytes) {
  const auto tokenizer = trained(TokenizerKind::Unigram, 400, true);
  const std::string text = "rada \xF0\x9F\x98\x80 miko .";
  EXPECT_EQ(tokenizer->decode(tokenizer->encode(text)), text);
}

TEST(Tokenizer, DecodesABrokenRunOfBytePiecesToValidUtf8) {
  const auto tokenizer = trained(TokenizerKind::Bpe, 400, true);
  const Ids broken{tokenizer->id_of("<0xF0>"), tokenizer->id_of("<0x9F>"), tokenizer->id_of("<0x98>")};
  ASSERT_THAT(broken, testing::Each(testing::Gt(end_id)));
  EXPECT_EQ(tokenizer->decode(broken), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
}

TEST(Tokenizer, JoinsRunsOfBlanksAndDropsThoseAtTheEnds) {
  const auto tokenizer = trained(TokenizerKind::Unigram);
  EXPECT_EQ(tokenizer->decode(tokenizer->encode("rada   miko .")), "rada miko .");
  EXPECT_EQ(tokenizer->decode(tokenizer->encode(" rada ")), "rada");
  EXPECT_EQ(tokenizer->encode("rada\xC2\xA0miko"), tokenizer->encode("rada miko"));  // a no-break space
}

TEST(Tokenizer, IsTheSameAfterItsBytesWereLoadedAgain) {
  const auto tokenizer = trained(TokenizerKind::Bpe);
  const auto again = make_tokenizer(tokenizer->model_bytes(), "again.model");
  EXPECT_EQ(again->fingerprint(), tokenizer->fingerprint());
  EXPECT_EQ(again->fingerprint(), sha256(tokenizer->model_bytes()));
  EXPECT_EQ(again->size(), tokenizer->size());
  EXPECT_EQ(again->encode("rada tesu ."), tokenizer->encode("rada tesu ."));
}

TEST(Tokenizer, RefusesBytesThatAreNoModelByTheNameOfTheFile) {
  for (const std::string& bytes : {std::string(), std::string("rada miko .\n"), std::string(100, '\0')}) {
    try {
      make_tokenizer(bytes, "broken.model");
      FAIL() << "accepted";
    } catch (const UserError& error) {
      EXPECT_THAT(error.what(), HasSubstr("broken.model: not a tokenizer"));
    }
  }
}

TEST(Tokenizer, RefusesAModelWithOtherReservedIdsAndNamesThem) {
  // What SentencePiece makes without options: unk 0, bos 1, eos 2, no pad. Written by hand: pieces (field 1) with
  // name (1), score (2) and type (3: 2 unknown, 3 control), then an empty trainer and normalizer specification.
  const auto piece = [](const std::string& name, char type) {
    const std::string body = std::string("\x0A") + static_cast<char>(name.size()) + name +
                             std::string("\x15\0\0\0\0", 5) + std::string("\x18") + type;
    return std::string("\x0A") + static_cast<char>(body.size()) + body;
  };
  const std::string model =
      piece("<unk>", 2) + piece("<s>", 3) + piece("</s>", 3) + piece("a", 1) + std::string("\x12\0\x1A\0", 4);
  try {
    make_tokenizer(model, "foreign.model");
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), HasSubstr("foreign.model"));
    EXPECT_THAT(error.what(), HasSubstr("pad -1, unk 0, bos 1, eos 2"));
    EXPECT_THAT(error.what(), HasSubstr("pad 0, unk 1, bos 2, eos 3"));
  }
}

TEST(Tokenizer, FindsInAFolderWhatWasWrittenThere) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(testing::TempDir()) / ("ferry_tokenizer_files_" + std::to_string(::getpid()));
  fs::remove_all(folder);
  fs::create_directories(folder);
  EXPECT_FALSE(has_tokenizers(folder));
  EXPECT_THROW(load_tokenizers(folder), UserError);

  const TokenizerPair separate{trained(TokenizerKind::Unigram), trained(TokenizerKind::Char)};
  for (const auto& [name, bytes] : tokenizer_files(separate)) write_file(folder / name, bytes);
  EXPECT_TRUE(has_tokenizers(folder));
  const TokenizerPair loaded = load_tokenizers(folder);
  EXPECT_FALSE(loaded.joint());
  EXPECT_EQ(loaded.source->fingerprint(), separate.source->fingerprint());
  EXPECT_EQ(loaded.target->fingerprint(), separate.target->fingerprint());

  const TokenizerPair joint{separate.source, separate.source};
  for (const auto& [name, bytes] : tokenizer_files(joint)) write_file(folder / name, bytes);
  EXPECT_TRUE(load_tokenizers(folder).joint());
  EXPECT_EQ(tokenizer_files(joint).size(), 1U);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace ferry
