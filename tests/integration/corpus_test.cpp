// What becomes of text files that are not as one wishes: each fault is counted, named with its line, or refused, and
// never shifts a pair.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// The pairs of the batches that a run sees, as text, in any order.
std::vector<std::pair<std::string, std::string>> pairs_seen(const Workspace& workspace) {
  // One tokenizer, learned twice from the same text: once into a checkpoint, once for the list of batches.
  const std::vector<std::string> set{"training.max_updates=1", "tokenizer.kind=char", "tokenizer.sampling=0"};
  expect_success(workspace.train(set));
  std::vector<std::string> benchmark{"benchmark", "train",     workspace.config(),
                                     "--updates", "1",         "--warmup",
                                     "0",         "--batches", (workspace / "batches.json").string()};
  for (const std::string& value : set) benchmark.insert(benchmark.end(), {"--set", value});
  expect_success(run(benchmark));

  const Json recorded = read_json(workspace / "batches.json");
  std::string ids;
  for (const char* side : {"source", "target_output"}) {
    for (const Json& batch : recorded["batches"]) {
      for (const Json& row : batch[side]) {
        for (const Json& id : row) ids += id.dump() + " ";
        ids += "\n";
      }
    }
  }
  const Result decoded = run({"tokenizer", "decode", "--ids", (workspace / "run/last/tokenizer.model").string()}, ids);
  expect_success(decoded);
  const std::vector<std::string> lines = lines_of(decoded.out);
  std::vector<std::pair<std::string, std::string>> pairs;
  for (std::size_t i = 0; i < lines.size() / 2; ++i) pairs.emplace_back(lines[i], lines[i + lines.size() / 2]);
  return pairs;
}

TEST(Corpus, ALineSeparatorInsideASentenceEndsNoLine) {
  const Workspace workspace(
      "banu\u2028civo .\ndapel\u2029enku .\ngaru\u0085helmo .\nikwa\vjedri .\nlirsa\fmodu .\n"
      "nevik\x1Costra .\nbanu\x1Emodu .\n",
      seven_targets);
  const Result result = workspace.dry_run();
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("7 pairs read, 7 used; 0 left out"));
}

TEST(Corpus, ABlankSideTakesItsPartnerWithItAndNoOtherPair) {
  const Workspace workspace("banu civo .\ndapel .\n\ngaru .\nikwa .\n\nlirsa modu .\n",
                            "wexa tholu .\ngimra .\nulde .\nfonti .\n\n\nelgim crut .\n");
  const Result result = workspace.dry_run();
  EXPECT_THAT(result.err, HasSubstr("7 pairs read, 4 used; 3 left out: 3 blank (lines 3, 5, 6)"));
  EXPECT_THAT(pairs_seen(workspace),
              testing::UnorderedElementsAre(std::pair("banu civo .", "wexa tholu ."), std::pair("dapel .", "gimra ."),
                                            std::pair("garu .", "fonti ."), std::pair("lirsa modu .", "elgim crut .")));
}

TEST(Corpus, ALineOfInvisibleCharactersIsBlank) {
  const Workspace workspace("banu civo .\n   \n\t\n\u00A0\n\u3000\n\u200B\nbanu modu .\n", seven_targets);
  const Result result = workspace.train({"training.max_updates=2"});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("7 pairs read, 2 used; 5 left out: 5 blank (lines 2, 3, 4, 5, 6)"));
}

/// The tokenizer and the weights after one update are those of the same text with bare line feeds.
void expect_same_as_plain_text(const std::string& source, const std::string& target) {
  const std::vector<std::string> one_update{"training.max_updates=1", "training.log_every=1"};
  const Workspace plain(seven_sources, seven_targets);
  const Workspace other(source, target);
  expect_success(plain.train(one_update));
  expect_success(other.train(one_update));
  expect_same_file(plain / "run/last/tokenizer.model", other / "run/last/tokenizer.model");
  ASSERT_EQ(events(plain / "run", "train").size(), 1U);
  EXPECT_EQ(events(plain / "run", "train"), events(other / "run", "train"));
  expect_same_file(plain / "run/last/model.safetensors", other / "run/last/model.safetensors");
}

std::string with_carriage_returns(const std::string& text) {
  std::string windows;
  for (const std::string& line : lines_of(text)) windows += line + "\r\n";
  return windows;
}

TEST(Corpus, LineEndsOfWindowsChangeNeitherPiecesNorLoss) {
  expect_same_as_plain_text(with_carriage_returns(seven_sources), with_carriage_returns(seven_targets));
}

TEST(Corpus, AByteOrderMarkChangesNeitherPiecesNorLoss) {
  const std::string mark = "\uFEFF";
  expect_same_as_plain_text(mark + seven_sources, mark + seven_targets);
}

TEST(Corpus, AByteOrderMarkIsMentioned) {
  const Workspace workspace("\uFEFF" + seven_sources, seven_targets);
  EXPECT_THAT(workspace.dry_run().err, AllOf(HasSubstr("train.src"), HasSubstr("byte order mark")));
}

TEST(Corpus, ANulByteIsABlankThatIsReportedWithItsLine) {
  std::string source = seven_sources;
  const std::size_t place = source.find(" enku");
  source.insert(place + 1, 1, '\0');
  const Workspace workspace(source, seven_targets);
  const Result result = workspace.train({"training.max_updates=1"});
  expect_success(result);
  EXPECT_THAT(result.err, AllOf(HasSubstr("NUL bytes in 1 line"), HasSubstr("line 2"), HasSubstr("7 used")));
  // The saved tokenizer can be read again and has no empty piece.
  const Result encoded = run({"tokenizer", "encode", (workspace / "run/last/tokenizer.model").string()}, source);
  expect_success(encoded);
  EXPECT_EQ(lines_of(encoded.out).size(), 7U);
  EXPECT_THAT(encoded.out, Not(HasSubstr("  ")));
}

TEST(Corpus, DifferentNumbersOfLinesAreRefusedWithBothCountsBeforeAnythingIsWritten) {
  const std::string six_targets = seven_targets.substr(0, seven_targets.rfind("wexa"));
  const Workspace workspace(seven_sources, six_targets);
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr((workspace / "train.src").string() + " has 7"),
                                HasSubstr((workspace / "train.trg").string() + " has 6")));
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

std::string with_line_four(const std::string& text, const std::string& line) {
  std::string changed;
  int number = 0;
  for (const std::string& old : lines_of(text)) changed += (++number == 4 ? line : old) + "\n";
  return changed;
}

std::string repeated(const std::string& word, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += word;
  return text;
}

TEST(Corpus, AHugeLineIsLeftOutCountedAndCostsLittleMemory) {
  const Workspace plain(seven_sources, seven_targets);
  const Workspace huge(with_line_four(seven_sources, repeated("banu ", 20000)),
                       with_line_four(seven_targets, repeated("wexa ", 20000)));
  const Result without = plain.dry_run();
  const Result with = huge.dry_run();
  expect_success(with);
  EXPECT_THAT(with.err, HasSubstr("7 pairs read, 6 used; 1 left out: 1 too long (line 4)"));
  EXPECT_THAT(with.err, HasSubstr("skipped: over 4192 bytes, line 4"));
  EXPECT_LT(with.peak_kilobytes, without.peak_kilobytes + 300 * 1024);
}

TEST(Corpus, AHugeWordIsLeftOutAndCounted) {
  const Workspace workspace(with_line_four(seven_sources, std::string(70000, 'a')), seven_targets);
  const Result result = workspace.dry_run();
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("7 pairs read, 6 used; 1 left out: 1 too long (line 4)"));
  EXPECT_THAT(result.err, HasSubstr("1 line skipped: over 4192 bytes, line 4"));
}

TEST(Corpus, ALengthLimitInAWrongSectionIsRefusedAndInTheRightOneObeyed) {
  const Workspace workspace(with_line_four(seven_sources, repeated("banu ", 60)), seven_targets);
  const std::string data = data_section("train.src", "train.trg");
  workspace.configure(data + "training: {max_tokens: 100}\n");
  const Result misplaced = workspace.dry_run();
  EXPECT_EQ(misplaced.code, 2);
  EXPECT_THAT(misplaced.err, AllOf(HasSubstr("config.yaml:3:12: training.max_tokens"), HasSubstr("section data")));

  workspace.configure(data + tiny_shape);
  EXPECT_THAT(workspace.dry_run({"data.max_tokens=40"}).err, HasSubstr("6 used; 1 left out: 1 too long (line 4)"));
}

TEST(Corpus, ARowWithTooFewOrTooManyColumnsIsRefusedWithItsLine) {
  const Workspace workspace("", "");
  workspace.files().write("train.tsv",
                          "banu .\twexa .\ncivo .\ttholu .\ndapel .\tgimra .\nenku . pask .\nfosti\textra\tulde\n");
  workspace.configure(data_section("train.tsv", "train.tsv") + tiny_shape);
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("train.tsv:4: 1 column"), HasSubstr("train.tsv:5: 3 columns")));
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

TEST(Corpus, ATabInsideASentenceOfTwoFilesIsABlank) {
  std::string source = seven_sources;
  source[source.find("garu ") + 4] = '\t';
  const Workspace workspace(source, seven_targets);
  EXPECT_THAT(workspace.dry_run().err, HasSubstr("7 pairs read, 7 used; 0 left out"));
}

}  // namespace
}  // namespace ferry::integration
