// `ferry check-data`: what it finds, what it says, what its cleaned copy holds; and what training says of the same.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A pair five times, one pair of the same source with another target, two further pairs.
const std::string repeated_sources =
    "rada miko .\nrada miko .\nrada miko .\nrada miko .\nrada miko .\ntesu bolan .\nkuno .\nrada miko .\n";
const std::string repeated_targets =
    "urma okir .\nurma okir .\nurma okir .\nurma okir .\nurma okir .\nposet landa .\nnoku .\nurma okir !\n";

/// Files in a folder of their own, and the command on them.
class CheckData : public testing::Test {
 protected:
  std::vector<std::string> pair_of_files(const std::string& part, const std::string& source,
                                         const std::string& target) {
    return {"--" + part + "source", files_.write(part + "a", source).string(), "--" + part + "target",
            files_.write(part + "b", target).string()};
  }
  static Result check(std::vector<std::string> arguments, const std::vector<std::string>& more = {}) {
    arguments.insert(arguments.begin(), "check-data");
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
  static Json checked(const std::vector<std::string>& arguments, std::vector<std::string> more = {}) {
    more.emplace_back("--json");
    const Result result = check(arguments, more);
    expect_success(result);
    return Json::parse(result.out);
  }
  void expect_refused(const std::vector<std::string>& arguments, const std::string& named) const {
    const Result result = check(arguments);
    EXPECT_EQ(result.code, 2) << testing::PrintToString(arguments);
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr(named));
  }

  TemporaryFolder files_;
};

TEST_F(CheckData, CountsRepeatsAndSourcesWithDifferentTargetsAndStillKeepsAllPairs) {
  const auto files = pair_of_files("", repeated_sources, repeated_targets);
  const Result result = check(files);
  expect_success(result);
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(result.out, AllOf(HasSubstr("training: 8 pairs read, 8 used; 0 left out\n"),
                                HasSubstr("4 exact repeats, 1 source with different targets\n"),
                                HasSubstr("4 exact repeats: lines 2, 3, 4, 5\n"),
                                HasSubstr("1 source with different targets: line 8\n")));
  const Json training = checked(files)["training"];
  EXPECT_EQ(training["pairs"], 8);
  EXPECT_EQ(training["used"], 8);
  EXPECT_EQ(training["findings"]["repeats"], (Json{{"count", 4}, {"lines", {2, 3, 4, 5}}}));
  EXPECT_EQ(training["findings"]["different_targets"], (Json{{"count", 1}, {"lines", {8}}}));
}

TEST_F(CheckData, TellsWhatValidationAndTestHaveInCommonWithTraining) {
  std::vector<std::string> files = pair_of_files("", seven_sources, seven_targets);
  for (const std::string& argument :
       pair_of_files("valid-", "banu civo .\nnew .\ndapel enku fosti .\n", "wexa tholu .\nx\ny\n")) {
    files.push_back(argument);
  }
  for (const std::string& argument : pair_of_files("test-", "new .\n\n", "z\n\n")) files.push_back(argument);
  const Json found = checked(files);
  EXPECT_EQ(found["training"]["findings"]["sources_in_evaluation"]["lines"], Json({1, 2}));
  EXPECT_EQ(found["validation"]["findings"]["pairs_in_training"]["lines"], Json({1}));
  EXPECT_EQ(found["validation"]["findings"]["sources_in_training"]["lines"], Json({1, 3}));
  EXPECT_EQ(found["test"]["findings"]["sources_in_training"]["count"], 0);
  EXPECT_EQ(found["test"]["findings"]["sources_in_validation"]["lines"], Json({1}));
  EXPECT_EQ(found["test"]["findings"]["blank"]["lines"], Json({2}));
  EXPECT_EQ(found["test"]["pairs"], 2);
}

TEST_F(CheckData, ReadsAConfigurationSeveralFilesASideAndATable) {
  const Workspace workspace(repeated_sources, repeated_targets);
  EXPECT_EQ(checked({workspace.config()})["training"]["findings"]["repeats"]["count"], 4);
  const std::string a = files_.write("a", "x\n").string();
  const std::string b = files_.write("b", "1\n").string();
  EXPECT_EQ(checked({"--source", a, a, "--target", b, b})["training"]["findings"]["repeats"]["lines"], Json({2}));
  const std::string table = files_.write("t.tsv", "x\t1\ny\t2\nx\t1\n").string();
  EXPECT_EQ(checked({"--source", table, "--target", table})["training"]["findings"]["repeats"]["lines"], Json({3}));
}

TEST_F(CheckData, SaysTheSameWhateverTheNumberOfThreads) {
  const std::vector<std::string> files{"--source", words("train.src").string(), "--target",
                                       words("train.trg").string()};
  EXPECT_EQ(checked(files, {"--threads", "1"}), checked(files, {"--threads", "3"}));
}

TEST_F(CheckData, TooLongIsMoreThanSixteenCharactersForEachPieceAllowed) {
  const auto files = pair_of_files("", std::string(32, 'x') + "\n" + std::string(33, 'x') + "\n", "1\n2\n");
  EXPECT_EQ(checked(files, {"--max-tokens", "2"})["training"]["findings"]["too_long"]["lines"], Json({2}));
  EXPECT_EQ(checked(files)["training"]["used"], 2);
}

TEST_F(CheckData, FixWritesACleanCopyAndListsWhatIsNotInItAndWhy) {
  const auto files = pair_of_files("", "rada\n\ncafe\u0301\nrada\nR&amp;D\n", "1\n2\n3\n1\n5\n");
  const fs::path folder = files_ / "clean";
  const Json found = checked(files, {"--fix", folder.string()});
  EXPECT_EQ(read_text(folder / "source.txt"), "rada\ncaf\u00E9\nR&amp;D\n");
  EXPECT_EQ(read_text(folder / "target.txt"), "1\n3\n5\n");
  EXPECT_THAT(lines_of(read_text(folder / "changes.tsv")),
              ElementsAre("2\tremoved\tblank", "3\tchanged\tnot_nfc", "4\tremoved\trepeats"));
  EXPECT_EQ(found["fixed"]["pairs"], 3);
  EXPECT_EQ(found["fixed"]["removed"], 2);
  EXPECT_EQ(found["fixed"]["changed"], 1);

  checked(files, {"--fix", (files_ / "other").string(), "--keep", "repeats,not_nfc", "--change", "entities"});
  EXPECT_EQ(read_text(files_ / "other" / "source.txt"), "rada\ncafe\u0301\nrada\nR&D\n");
}

TEST_F(CheckData, FixOverwritesNothing) {
  const auto files = pair_of_files("", "x\n", "1\n");
  files_.write("used/source.txt", "mine\n");
  std::vector<std::string> arguments = files;
  arguments.insert(arguments.end(), {"--fix", (files_ / "used").string()});
  expect_refused(arguments, "exists already");
  EXPECT_EQ(read_text(files_ / "used" / "source.txt"), "mine\n");
  EXPECT_FALSE(fs::exists(files_ / "used" / "target.txt"));
}

TEST_F(CheckData, RefusesWhatTheUserMustChange) {
  const auto files = pair_of_files("", "x\ny\n", "1\n");
  expect_refused(files, "a has 2; target " + (files_ / "b").string() + " has 1");
  expect_refused({"--source", (files_ / "a").string()}, "no target files");
  expect_refused({}, "nothing to check");
  expect_refused({"--source", (files_ / "none").string(), "--target", (files_ / "none").string()}, "none");
  const Workspace workspace(seven_sources, seven_targets);
  expect_refused({workspace.config(), "--source", (files_ / "a").string()}, "either CONFIG");
  const std::string folder = (files_ / "new").string();
  expect_refused({workspace.config(), "--fix", folder, "--keep", "repaets"}, "repeats?");
  expect_refused({workspace.config(), "--fix", folder, "--keep", "blank"}, "blank");
  expect_refused({workspace.config(), "--fix", folder, "--change", "repeats"}, "no repair");
  expect_refused({workspace.config(), "--fix", folder, "--keep", "tags", "--remove", "tags"}, "tags");
  expect_refused({workspace.config(), "--keep", "tags"}, "--fix");
  EXPECT_FALSE(fs::exists(folder));
}

TEST_F(CheckData, NamesTheFaultsOfAllPartsAtOnce) {
  std::vector<std::string> files = pair_of_files("", "x\ny\n", "1\n");
  for (const std::string& argument : pair_of_files("test-", "x\n", "1\n2\n3\n")) files.push_back(argument);
  const Result result = check(files);
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("a has 2"), HasSubstr("test-b has 3")));
}

TEST(TrainingData, IsCheckedBeforeTrainingAndWhatWasFoundIsSaid) {
  const Workspace workspace(repeated_sources, repeated_targets);
  const std::string data =
      "data: {train: {source: train.src, target: train.trg}, test: {source: test.src, target: test.trg}}\n";
  workspace.files().write("test.src", "kuno .\nnew .\n");
  workspace.files().write("test.trg", "noku .\nx .\n");
  workspace.configure(data + tiny_shape);
  const Result result = workspace.dry_run({"tokenizer.vocabulary=30"});
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("training: found 4 exact repeats, 1 source with different targets"));
  EXPECT_THAT(result.err, HasSubstr("warning: test: found 1 pair that stands in training, too"));
  EXPECT_THAT(result.err, Not(HasSubstr("validation: found")));
}

}  // namespace
}  // namespace ferry::integration
