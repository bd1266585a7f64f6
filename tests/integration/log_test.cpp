// What training says and where, and what a dry run leaves behind: nothing.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Log, InAFileHasNeitherCarriageReturnsNorEscapesAndALineForEachReport) {
  const Workspace workspace(tiny_shape);
  const Result result = workspace.train({"training.max_updates=20", "training.log_every=2", "validation.every=10"});
  expect_success(result);
  EXPECT_EQ(result.out, "");
  for (const std::string& text : {result.err, read_text(workspace / "run/log.txt")}) {
    EXPECT_THAT(text, Not(HasSubstr("\r")));
    EXPECT_THAT(text, Not(HasSubstr("\x1B")));
  }
  const std::vector<std::string> lines = lines_of(result.err);
  const auto reports =
      std::count_if(lines.begin(), lines.end(), [](const std::string& line) { return line.starts_with("update "); });
  EXPECT_EQ(reports, 10);
  EXPECT_EQ(events(workspace / "run", "train").size(), 10U);
  EXPECT_EQ(events(workspace / "run", "validation").size(), 2U);
}

TEST(Log, EachValidationTellsWhatAPersonCanActOn) {
  const Workspace workspace(tiny_shape);
  const Result result = workspace.train({"training.max_updates=4", "validation.every=2", "validation.samples=0"});
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.err);
  const auto told = std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
    return line.find("of the references'") != std::string::npos &&
           line.find("the model does not use its source yet") != std::string::npos;
  });
  EXPECT_EQ(told, 2) << result.err;
  for (const Json& validation : events(workspace / "run", "validation")) {
    EXPECT_EQ(validation["diagnostics"]["source_use"]["uses_source"], false);
  }
}

TEST(Log, QuietLeavesOnlyWarningsOnTheScreenAndTheWholeLogInItsFile) {
  const Workspace workspace(seven_sources, seven_targets);
  std::vector<std::string> arguments = workspace.train_arguments({"training.max_updates=2", "tokenizer.vocabulary=40"});
  arguments.insert(arguments.begin(), "--quiet");
  const Result result = run(arguments);
  expect_success(result);
  for (const std::string& line : lines_of(result.err)) EXPECT_TRUE(line.starts_with("warning: ")) << line;
  EXPECT_THAT(read_text(workspace / "run/log.txt"), HasSubstr("training ends after 2 updates"));
}

std::set<fs::path> everything_in(const fs::path& folder) {
  std::set<fs::path> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) found.insert(entry.path());
  return found;
}

TEST(DryRun, WritesNothing) {
  const Workspace workspace(tiny_shape);
  const std::set<fs::path> before = everything_in(workspace.files().path());
  const Result result = workspace.dry_run();
  expect_success(result);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("nothing was written"));
  EXPECT_EQ(everything_in(workspace.files().path()), before);
}

TEST(DryRun, SaysThatTheRunFolderCannotBeMadeBeforeTheCorpusIsRead) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everywhere";
  const Workspace workspace(tiny_shape);
  fs::create_directory(workspace / "closed");
  fs::permissions(workspace / "closed", fs::perms::owner_read | fs::perms::owner_exec);
  const Result result = workspace.dry_run({"run=" + (workspace / "closed/run").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("cannot make the run folder: Permission denied"));
  EXPECT_THAT(result.err, testing::Not(HasSubstr("pairs")));
}

TEST(DryRun, TellsWhatWasChosenForTheCorpusAndWhy) {
  const Workspace workspace("threads: 1\n");
  const Result result = workspace.dry_run();
  expect_success(result);
  for (const char* option : {"model.width", "tokenizer.vocabulary", "model.dropout", "learning_rate.schedule",
                             "decoding.max_length_ratio"}) {
    EXPECT_THAT(result.err, HasSubstr(option));
  }
  EXPECT_THAT(result.err, HasSubstr("300 pairs"));
}

}  // namespace
}  // namespace ferry::integration
