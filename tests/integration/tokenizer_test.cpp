// Tokenizers through the program: sizes, round trips, and text that no piece covers.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Learns a tokenizer from the words of tests/fixtures.
std::string learn(const TemporaryFolder& folder, const std::vector<std::string>& options) {
  const std::string model = (folder / "words.model").string();
  std::vector<std::string> arguments{"tokenizer", "train", words("train.src").string(), words("train.trg").string(),
                                     "--output",  model};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const Result result = run(arguments);
  expect_success(result);
  EXPECT_EQ(result.out, "");
  return model;
}

/// Text to pieces and back.
std::string there_and_back(const std::string& model, const std::string& text, const std::vector<std::string>& flags) {
  std::vector<std::string> encode{"tokenizer", "encode", model};
  std::vector<std::string> decode{"tokenizer", "decode", model};
  encode.insert(encode.end(), flags.begin(), flags.end());
  decode.insert(decode.end(), flags.begin(), flags.end());
  const Result pieces = run(encode, text);
  expect_success(pieces);
  return run(decode, pieces.out).out;
}

TEST(TokenizerCommand, DecodesWhatItEncodedAsPiecesAndAsNumbers) {
  const TemporaryFolder folder;
  const std::string model = learn(folder, {"--vocabulary", "60"});
  const std::string text = read_text(words("test.src"));
  EXPECT_EQ(there_and_back(model, text, {}), text);
  EXPECT_EQ(there_and_back(model, text, {"--ids"}), text);
}

TEST(TokenizerCommand, TakesARunOfBlanksForOneBlankAndDropsThoseAtTheEnds) {
  const TemporaryFolder folder;
  const std::string model = learn(folder, {"--vocabulary", "60"});
  EXPECT_EQ(there_and_back(model, "banu   civo .\n banu\n", {}), "banu civo .\nbanu\n");
}

TEST(TokenizerCommand, SpellsUnknownCharactersInBytesAndReadsThemBack) {
  const TemporaryFolder folder;
  const std::string model = learn(folder, {"--vocabulary", "330", "--byte-fallback"});
  EXPECT_EQ(there_and_back(model, "banu \U0001F600 civo .\n", {}), "banu \U0001F600 civo .\n");
  // A character cut short becomes replacement characters, never bytes that are no UTF-8.
  const Result cut = run({"tokenizer", "decode", model}, "<0xF0> <0x9F> <0x98>\n");
  EXPECT_EQ(cut.out, "\uFFFD\uFFFD\uFFFD\n");
}

TEST(TokenizerCommand, RefusesAReservedPieceAsASymbolAndNamesIt) {
  const TemporaryFolder folder;
  const Result result = run({"tokenizer", "train", words("train.src").string(), "--output",
                             (folder / "words.model").string(), "--symbol", "<unk>"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("<unk>"));
  EXPECT_FALSE(fs::exists(folder / "words.model"));
}

TEST(TokenizerCommand, NeverSplitsASymbolAndReadsItBack) {
  const TemporaryFolder folder;
  const std::string model = learn(folder, {"--vocabulary", "60", "--symbol", "<2de>"});
  EXPECT_THAT(run({"tokenizer", "encode", model}, "<2de>banu\n").out, HasSubstr("<2de> "));
  EXPECT_EQ(there_and_back(model, "<2de>banu\n", {}), "<2de>banu\n");
}

TEST(TokenizerCommand, HasFourDifferentReservedNumbers) {
  const TemporaryFolder folder;
  const Result result = run({"inspect", learn(folder, {"--vocabulary", "60"}), "--json"});
  expect_success(result);
  const Json inspection = Json::parse(result.out);
  std::vector<int> ids;
  for (const Json& piece : inspection["reserved"]) ids.push_back(piece["id"].get<int>());
  EXPECT_THAT(ids, testing::UnorderedElementsAre(0, 1, 2, 3));
}

Json inspected(const fs::path& path) {
  const Result result = run({"inspect", path.string(), "--json"});
  expect_success(result);
  return Json::parse(result.out);
}

std::int64_t rows_of(const Json& inspection, const std::string& parameter) {
  for (const Json& entry : inspection["learned"]["parameters"]) {
    if (entry["name"] == parameter) return entry["shape"][0].get<std::int64_t>();
  }
  ADD_FAILURE() << "there is no parameter " << parameter;
  return 0;
}

TEST(TrainingATokenizer, LowersAVocabularyThatTheTextCannotGiveSaysSoAndFitsTheModelToIt) {
  const Workspace workspace(tiny_shape);
  const Result result = workspace.train({"tokenizer.vocabulary=32000", "training.max_updates=1"});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("32000 pieces asked for"));
  const Json inspection = inspected(workspace / "run");
  const auto pieces = inspection["tokenizer"]["pieces"].get<std::int64_t>();
  EXPECT_LT(pieces, 1000);
  EXPECT_EQ(rows_of(inspection, "embedding.weight"), pieces);
}

TEST(TrainingATokenizer, SeparateTokenizersReadTheSourceWithOneAndWriteTheTargetWithTheOther) {
  const Workspace workspace(tiny_shape);
  expect_success(workspace.train({"tokenizer.joint=false", "tokenizer.vocabulary=50", "training.max_updates=20"}));
  const Json tokenizers = inspected(workspace / "run")["tokenizer"];
  EXPECT_NE(tokenizers["source"]["sha256"], tokenizers["target"]["sha256"]);

  const Result translated = run({"translate", (workspace / "run").string(), "--threads", "1", "--scores", "--json"},
                                read_text(words("test.src")));
  expect_success(translated);
  const std::vector<std::string> lines = lines_of(translated.out);
  ASSERT_EQ(lines.size(), 16U);
  for (const std::string& line : lines) {
    const Json entry = Json::parse(line);
    EXPECT_THAT(entry["translation"].get<std::string>(), Not(HasSubstr("\u2581")));
    // Pieces shown are those of the target's tokenizer: put together they give the text.
    std::string spelled;
    for (const Json& piece : entry["pieces"]) spelled += piece.get<std::string>() + " ";
    const Result decoded =
        run({"tokenizer", "decode", (workspace / "run/last/target.tokenizer.model").string()}, spelled + "\n");
    EXPECT_EQ(decoded.out, entry["translation"].get<std::string>() + "\n");
    if (&line == &lines[1]) break;  // each look costs a start of the program
  }
}

}  // namespace
}  // namespace ferry::integration
