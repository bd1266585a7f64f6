// A line out for each line in, whatever the lines are, however they are batched, and nothing else on standard output.
#include <algorithm>
#include <iterator>
#include <sstream>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;
using testing::Not;

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream stream(line);
  return {std::istream_iterator<std::string>(stream), {}};
}

TEST(Translate, TheSmallModelHasLearnedMostWords) {
  const Result result = translate(tiny_model(), read_text(words("test.src")));
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.out);
  const std::vector<std::string> right = lines_of(read_text(words("test.trg")));
  ASSERT_EQ(lines.size(), right.size());
  std::size_t all = 0;
  std::size_t in_place = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto wanted = words_of(right[i]);
    const auto given = words_of(lines[i]);
    all += wanted.size();
    for (std::size_t place = 0; place < std::min(wanted.size(), given.size()); ++place) {
      in_place += wanted[place] == given[place] ? 1 : 0;
    }
  }
  EXPECT_GT(in_place * 2, all) << in_place << " of " << all << " words in\n" << result.out;
}

TEST(Translate, ABlankLineStaysBlankAndTheOthersKeepTheirPlaces) {
  const std::string input = "\nbanu civo .\n   \ndapel enku .\n\n\ngaru helmo .";  // no line feed at the end
  const Result result = translate(tiny_model(), input);
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.out);
  ASSERT_EQ(lines.size(), 7U);
  for (const std::size_t blank : {0U, 2U, 4U, 5U}) EXPECT_EQ(lines[blank], "");
  for (const std::size_t text : {1U, 3U, 6U}) EXPECT_NE(lines[text], "");

  const TemporaryFolder folder;
  const fs::path file = folder.write("in.txt", input);
  const Result from_file =
      translate(tiny_model(), "", {"--input", file.string(), "--output", (folder / "out.txt").string()});
  expect_success(from_file);
  EXPECT_EQ(from_file.out, "");
  EXPECT_EQ(read_text(folder / "out.txt"), result.out);
}

TEST(Translate, ASourceWithoutAnyPieceGivesNoNotANumber) {
  const Result result = translate(tiny_model(), "\nbanu civo .\n\u200B\n", {"--scores", "--json"});
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.out);
  ASSERT_EQ(lines.size(), 3U);
  for (const std::string& line : lines) {
    const Json entry = Json::parse(line);
    EXPECT_TRUE(entry["score"].is_number()) << line;
  }
  EXPECT_EQ(Json::parse(lines[0])["translation"], "");
  EXPECT_EQ(Json::parse(lines[2])["translation"], "");
}

TEST(Translate, AnOverlongLineIsNamedAndTakesNothingFromItsNeighbours) {
  std::string long_line;
  for (int i = 0; i < 3000; ++i) long_line += "banu ";
  const std::vector<std::string> short_limit{"--max-length-ratio", "0.1", "--beam", "1"};
  const Result alone = translate(tiny_model(), "dapel enku .\nlirsa modu .\n", short_limit);
  const Result together = translate(tiny_model(), "dapel enku .\n" + long_line + "\nlirsa modu .\n", short_limit);
  expect_success(together);
  const std::vector<std::string> lines = lines_of(together.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0] + "\n" + lines[2] + "\n", alone.out);
  EXPECT_THAT(together.err, HasSubstr("line 2"));
}

TEST(Translate, NoInputGivesNoOutputAndOneEmptyLineOneEmptyLine) {
  EXPECT_EQ(translate(tiny_model(), "").out, "");
  EXPECT_EQ(translate(tiny_model(), "\n").out, "\n");
}

TEST(Translate, LineEndsOfWindowsDoNotReachTheOutput) {
  const Result windows = translate(tiny_model(), "banu civo .\r\n\r\ngaru helmo .\r\n");
  EXPECT_EQ(windows.out, translate(tiny_model(), "banu civo .\n\ngaru helmo .\n").out);
  EXPECT_THAT(windows.out, Not(HasSubstr("\r")));
}

TEST(Translate, ALineSeparatorInsideASentenceMakesNoSecondLine) {
  const Result result = translate(tiny_model(), "banu\u2028civo .\ngaru\u0085helmo .\nikwa\vjedri\fkoptu\x1E.\n");
  expect_success(result);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 3);
  EXPECT_THAT(result.out, Not(HasSubstr("\u2028")));
}

/// The training sources, with blank lines and unknown words in between: many different lengths.
std::string many_lines() {
  std::string text;
  int number = 0;
  for (const std::string& line : lines_of(read_text(words("train.src")))) {
    if (++number % 3 != 0) continue;
    text += line + "\n";
    if (number % 30 == 0) text += "\nunheard " + line + " \u4F60\u597D\n";
  }
  return text;
}

TEST(Translate, TheTextDoesNotDependOnHowManyLinesAreTranslatedTogether) {
  const std::string input = many_lines();
  const Result alone = translate(tiny_model(), input, {"--batch-tokens", "1"});
  expect_success(alone);
  EXPECT_EQ(translate(tiny_model(), input, {"--batch-tokens", "64"}).out, alone.out);
  EXPECT_EQ(translate(tiny_model(), input, {"--batch-tokens", "4096"}).out, alone.out);
}

TEST(Translate, DebuggingAddsNothingToStandardOutput) {
  const Result plain = translate(tiny_model(), "banu civo .\ngaru helmo .\n");
  const Result debug =
      run({"--debug", "translate", tiny_model().string(), "--threads", "1"}, "banu civo .\ngaru helmo .\n");
  EXPECT_EQ(debug.out, plain.out);
  EXPECT_EQ(lines_of(debug.out).size(), 2U);
}

TEST(Translate, ACheckpointFolderCopiedElsewhereTranslatesTheSameByteForByte) {
  const std::string input = read_text(words("test.src"));
  const TemporaryFolder elsewhere;
  fs::copy(fs::canonical(tiny_model() / "best"), elsewhere / "model", fs::copy_options::recursive);
  const Result copied = translate(elsewhere / "model", input, {"--n-best", "3", "--alignment"});
  expect_success(copied);
  EXPECT_EQ(copied.out, translate(tiny_model(), input, {"--n-best", "3", "--alignment"}).out);
}

TEST(Translate, TheListOfTheBestIsSortedByThePrintedScore) {
  const Result result = translate(tiny_model(), "banu civo .\nlirsa ostra nevik modu .\n", {"--n-best", "4"});
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.out);
  ASSERT_EQ(lines.size(), 8U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_TRUE(lines[i].starts_with(std::to_string(i / 4) + " ||| ")) << lines[i];
    const auto score = [](const std::string& line) { return std::stod(line.substr(line.rfind("|||") + 3)); };
    if (i % 4 == 0) continue;
    EXPECT_LE(score(lines[i]), score(lines[i - 1]));
  }
}

TEST(Translate, TheLengthLimitFollowsTheTrainingPairsUnlessTheFileStatesOne) {
  // 5 pieces with the blank before them, and 61: (61 - 10) / 5 for each of the source, and a quarter more.
  const std::string letters(60, 'w');
  const Workspace workspace("abcd\nbcda\ncdab\n", letters + "\n" + letters + "\n" + letters + "\n",
                            tiny_shape + "tokenizer: {kind: char, vocabulary: 100}\ntraining: {max_updates: 1}\n");
  expect_success(workspace.train());
  EXPECT_THAT(read_text(workspace / "run/config.yaml"), HasSubstr("max_length_ratio: 12.8\n"));
  expect_success(workspace.train({"training.max_updates=2", "decoding.max_length_ratio=3"}));
  EXPECT_THAT(read_text(workspace / "run/config.yaml"), HasSubstr("max_length_ratio: 3.0\n"));
}

TEST(Translate, TextInUtf16IsRefusedAndBytesThatAreNotUtf8AreToldHoweverLinesAreRead) {
  const std::string text("banu .\ncivo \xE9 .\nba\0nu .\r\ndapel", 30);
  const std::string out = translate(tiny_model(), text).out;
  for (const std::vector<std::string>& how : {std::vector<std::string>(), {"--line-by-line"}}) {
    const Result refused = translate(tiny_model(),
                                     std::string("\xFF\xFE"
                                                 "b\0a\0\n\0",
                                                 8),
                                     how);
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("UTF-16"));
    EXPECT_EQ(refused.out, "");
    const Result told = translate(tiny_model(), text, how);
    expect_success(told);
    EXPECT_EQ(told.out, out);
    EXPECT_EQ(lines_of(told.out).size(), 4U);
    EXPECT_THAT(told.err, HasSubstr("bytes that are not UTF-8 in 1 line, read as U+FFFD: line 2"));
    EXPECT_THAT(told.err, HasSubstr("NUL bytes in 1 line, read as blanks: line 3"));
  }
}

TEST(Translate, LineByLineAnswersBeforeTheNextLineComes) {
  const TemporaryFolder folder;
  const std::string pipe = (folder / "pipe").string();
  // The second line is sent when the answer to the first has come.
  const std::string command = "mkfifo " + pipe + " && { echo 'banu .'; read -r answer < " + pipe +
                              "; echo; } | timeout 100 " + FERRY_PROGRAM + " translate " + tiny_model().string() +
                              " --line-by-line | tee " + pipe + " > " + (folder / "out").string() +
                              "; exit ${PIPESTATUS[1]}";
  const Result result = run(Invocation{.arguments = {"bash", "-c", command}, .program = "/usr/bin/env"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(lines_of(read_text(folder / "out")).size(), 2U);
}

TEST(Translate, APrefixThatTheVocabularyCannotSpellIsTold) {
  const TemporaryFolder folder;
  const std::string prefix = folder.write("prefix.txt", "\xE4\xB8\xAD\nwexa\n").string();
  const Result result = translate(tiny_model(), "banu .\nbanu .\n", {"--prefix", prefix});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("1 of the prefixes"));
}

TEST(Translate, WithWeightsOfFewerBitsGivesNearlyTheSameTranslationsWhateverTheBatch) {
  const std::string input = read_text(words("train.src"));
  const std::vector<std::string> exact = lines_of(translate(tiny_model(), input, {"--beam", "1"}).out);
  for (const std::string precision : {"int8", "bfloat16"}) {
    const Result result = translate(tiny_model(), input, {"--beam", "1", "--precision", precision});
    expect_success(result);
    const std::vector<std::string> rounded = lines_of(result.out);
    ASSERT_EQ(rounded.size(), exact.size());
    std::size_t same = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) same += rounded[i] == exact[i] ? 1 : 0;
    EXPECT_GE(same, exact.size() * 9 / 10) << precision;
    EXPECT_EQ(translate(tiny_model(), input, {"--beam", "1", "--precision", precision, "--batch-tokens", "7"}).out,
              result.out);
    EXPECT_NE(translate(tiny_model(), input, {"--beam", "1", "--precision", precision, "--scores"}).out,
              translate(tiny_model(), input, {"--beam", "1", "--scores"}).out)
        << "nothing was rounded to " << precision;
  }
}

}  // namespace
}  // namespace ferry::integration
