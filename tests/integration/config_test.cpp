// Configuration files through the program: what a person writes is what is meant, and what is wrong is named.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Result config(const std::string& part, const fs::path& file, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"config", part, file.string()};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(std::move(arguments));
}

const std::string smallest = "run: r\ndata: {train: {source: a, target: b}}\n";

TEST(ConfigCommand, WhatItShowsIsSoundAndShowsItselfAgain) {
  const TemporaryFolder folder;
  const fs::path file = folder.write(
      "config.yaml", smallest + "tokenizer: {symbols: [no, \"a: b\", 'it''s', <2de>]}\ntraining: {epsilon: 1e-8}\n");
  const Result shown = config("show", file, {"--set", "learning_rate.peak=1e-4"});
  expect_success(shown);
  const fs::path again = folder.write("elsewhere/again.yaml", shown.out);
  EXPECT_THAT(config("check", again).err, HasSubstr("again.yaml:"));  // the corpus is not there yet
  for (const char* side : {"a", "b"}) folder.write(side, "text\n");
  EXPECT_EQ(config("check", again).code, 0);
  EXPECT_EQ(config("show", again).out, shown.out);
}

TEST(ConfigCommand, ExplainsEveryOptionOfTheConfigurationItShows) {
  const TemporaryFolder folder;
  const Result explained = run({"config", "explain"});
  expect_success(explained);
  const Result shown = config("show", folder.write("config.yaml", smallest));
  for (const std::string& line : lines_of(shown.out)) {
    const std::size_t begin = line.find_first_not_of(' ');
    EXPECT_THAT(explained.out, HasSubstr(line.substr(begin, line.find(':') - begin)));
  }
}

TEST(ConfigCommand, WordsThatOldYamlTakesForTruthStayWords) {
  const TemporaryFolder folder;
  const fs::path file = folder.write("config.yaml",
                                     "run: no\ndata: {train: {source: train.no, target: train.sv}}\n"
                                     "tokenizer: {symbols: [no, on, off, yes, y, n, nan, 'null', 0x1, 1e3]}\n");
  const Result shown = config("show", file);
  expect_success(shown);
  EXPECT_THAT(shown.out, HasSubstr((folder / "no").string()));
  // Quoted, so that a reader of the older YAML gets words, too.
  for (const char* word : {"no", "on", "off", "yes", "y", "n", "nan", "null", "0x1", "1e3"}) {
    EXPECT_THAT(shown.out, HasSubstr("\"" + std::string(word) + "\""));
  }
}

TEST(ConfigCommand, AMistypedKeyIsRefusedAtItsPlaceWithTheNearestRightOne) {
  const TemporaryFolder folder;
  const fs::path file = folder.write("config.yaml", smallest + "training:\n  max_epoks: 1\nlerning_rate: {peak: 1}\n" +
                                                        "checkpoint: {warmup_updates: 3}\n");
  const Result result = config("check", file);
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, AllOf(HasSubstr("config.yaml:4:3: training.max_epoks"), HasSubstr("max_epochs"),
                                HasSubstr("config.yaml:5:1: lerning_rate"), HasSubstr("did you mean learning_rate")));
  // A right key in a wrong section is no less wrong.
  EXPECT_THAT(result.err,
              AllOf(HasSubstr("config.yaml:6:14: checkpoint.warmup_updates"), HasSubstr("section learning_rate")));
}

TEST(ConfigCommand, NumbersWithZerosInFrontAreDecimal) {
  const TemporaryFolder folder;
  const fs::path file = folder.write(
      "config.yaml", smallest + "seed: 0123\ntraining: {max_epochs: 09}\n" + "learning_rate: {warmup_updates: 010}\n");
  const Result shown = config("show", file);
  expect_success(shown);
  EXPECT_THAT(shown.out,
              AllOf(HasSubstr("seed: 123\n"), HasSubstr("max_epochs: 9\n"), HasSubstr("warmup_updates: 10\n")));
}

TEST(ConfigCommand, AByteOrderMarkAndLineEndsOfWindowsAreNoMatter) {
  const TemporaryFolder folder;
  const fs::path file = folder.write("config.yaml",
                                     "\uFEFFrun: r\r\nseed: 7\r\ndata:\r\n  train: {source: a, target: b}\r\n"
                                     "training:\r\n  max_epochs: 1\r\n");
  const Result shown = config("show", file);
  expect_success(shown);
  EXPECT_THAT(shown.out, AllOf(HasSubstr("seed: 7\n"), HasSubstr("max_epochs: 1\n")));
}

TEST(ConfigCommand, ATabInTheIndentationIsNamedWithItsLine) {
  const TemporaryFolder folder;
  const Result result = config("check", folder.write("config.yaml", "training:\n\tmax_epochs: 1\n"));
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("config.yaml:2"), HasSubstr("tab")));
}

TEST(RelativePaths, BelongToTheFileThatHoldsThemWhereverOneStands) {
  const TemporaryFolder folder;
  folder.write("data/train.src", seven_sources);
  folder.write("data/train.trg", seven_targets);
  const fs::path file = folder.write(
      "conf/config.yaml", "run: ../run\n" + data_section("../data/train.src", "../data/train.trg") + tiny_shape);
  // Named relative to the root of all folders, to its own, and to one beside it.
  for (const auto& [here, name] : {std::pair<fs::path, fs::path>("/", file.relative_path()),
                                   {folder / "conf", "config.yaml"},
                                   {folder / "data", "../conf/config.yaml"}}) {
    const Result result = run(Invocation{.arguments = {"train", name.string(), "--dry-run"}, .folder = here});
    expect_success(result);
    EXPECT_THAT(result.err, HasSubstr("7 pairs read, 7 used"));
  }
  expect_success(run(Invocation{
      .arguments = {"train", file.relative_path().string(), "--set", "training.max_updates=1"}, .folder = "/"}));
  EXPECT_TRUE(fs::exists(folder / "run/last/model.safetensors"));
}

TEST(RelativePaths, AMissingFileIsNamedWithTheReason) {
  const TemporaryFolder folder;
  const fs::path file = folder.write("conf/config.yaml", "run: run\n" + data_section("../none.src", "../none.trg"));
  const Result result = run({"train", file.string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr((folder / "none.src").string()), HasSubstr("No such file")));
  EXPECT_FALSE(fs::exists(folder / "conf/run"));
}

TEST(ConfigCommand, ShowWithoutAFileShowsTheDefaultsAndWhatIsSetOverThem) {
  const Result shown = run({"config", "show", "--set", "decoding.beam=7"});
  expect_success(shown);
  EXPECT_THAT(shown.out, AllOf(HasSubstr("run: \"\"\n"), HasSubstr("\n  label_smoothing: 0.1\n"),
                               HasSubstr("\n  width: auto\n"), HasSubstr("\n  beam: 7\n")));
  const Result refused = run({"config", "show", "--set", "decoding.baem=7"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("did you mean decoding.beam"));
  EXPECT_EQ(run({"config", "check"}).code, 2) << "there is nothing to check";
}

}  // namespace
}  // namespace ferry::integration
