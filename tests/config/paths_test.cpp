// Where paths in a configuration lead.
#include "config/paths.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/files.h"
#include "config/config_text.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

class ConfigPaths : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::weakly_canonical(fs::temp_directory_path()) / ("ferry_config_paths_" + std::to_string(getpid()));
    fs::create_directories(folder_ / "conf");
    fs::create_directories(folder_ / "data/deep");
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path folder_;
};

TEST_F(ConfigPaths, AreRelativeToTheFileNotToTheWorkingDirectory) {
  write_file(folder_ / "conf/config.yaml", "run: ../runs/x\ndata: {train: {source: ../data/s, target: t}}\n");
  const fs::path before = fs::current_path();
  for (const fs::path& working : {fs::path("/"), folder_, folder_ / "data"}) {
    fs::current_path(working);
    const Config config = load_config(fs::relative(folder_ / "conf/config.yaml"));
    EXPECT_EQ(config.run, folder_ / "runs/x");
    EXPECT_EQ(config.data.train.source.front(), folder_ / "data/s");
    EXPECT_EQ(config.data.train.target.front(), folder_ / "conf/t");
  }
  fs::current_path(before);
}

TEST_F(ConfigPaths, OfAnOverrideAreRelativeToTheWorkingDirectory) {
  EXPECT_EQ(parsed("", {"run=x"}).run, fs::current_path() / "x");
}

TEST_F(ConfigPaths, OfAFileInALinkedFolderLeadWhereTheSystemWouldGo) {
  fs::create_directory_symlink(folder_ / "data/deep", folder_ / "conf/link");
  const Config config =
      parse_config("run: ../r\ndata: {train: {source: s, target: t}}", folder_ / "conf/link/config.yaml");
  EXPECT_EQ(config.run, folder_ / "data/r");
  const fs::path through_link = absolute_path("link/../x", folder_ / "conf");
  EXPECT_EQ(fs::weakly_canonical(through_link), folder_ / "data/x");
}

TEST_F(ConfigPaths, AreTidied) {
  EXPECT_EQ(absolute_path("./a//b/../c/", folder_), folder_ / "a/c");
  EXPECT_EQ(absolute_path("/", folder_), "/");
  EXPECT_EQ(absolute_path(".", folder_), folder_);
}

TEST_F(ConfigPaths, BeginningWithATildeAreInTheHomeFolder) {
  ASSERT_NE(std::getenv("HOME"), nullptr);
  EXPECT_EQ(absolute_path("~/x", folder_), fs::path(std::getenv("HOME")) / "x");
  EXPECT_EQ(absolute_path("./~/x", folder_), folder_ / "~/x");
  EXPECT_EQ(written_path(folder_ / "~/x", folder_), "./~/x");
}

TEST_F(ConfigPaths, AFileThatCannotBeOpenedIsNamedWithTheReason) {
  const auto message = [](const fs::path& file) {
    try {
      load_config(file);
    } catch (const UserError& error) {
      return std::string(error.what());
    }
    return std::string("nothing was thrown");
  };
  const fs::path absent = folder_ / "absent.yaml";
  EXPECT_THAT(message(absent), HasSubstr("cannot open " + absent.string() + ": No such file"));
  EXPECT_THAT(message(folder_), AllOf(HasSubstr("folder"), HasSubstr(folder_.string())));
}

TEST_F(ConfigPaths, EveryNamedFileThatCannotBeReadIsToldWhereItIsNamed) {
  write_file(folder_ / "here", "text\n");
  const fs::path file = folder_ / "c.yaml";
  write_file(file,
             "run: run\ndata:\n  train: {source: here, target: gone}\n  test: {source: here, target: [here, lost]}\n");
  EXPECT_NO_THROW(load_config(file));
  try {
    load_config(file, {}, NamedFilesMust::BeReadable);
    FAIL() << "nothing was thrown";
  } catch (const UserError& error) {
    ASSERT_EQ(error.problems().size(), 2U);
    EXPECT_EQ(error.problems()[0].line, 3);
    EXPECT_EQ(error.problems()[1].line, 4);
    EXPECT_THAT(error.problems()[0].what, HasSubstr("data.train.target: cannot open " + (folder_ / "gone").string()));
    EXPECT_THAT(error.problems()[1].what, HasSubstr("lost"));
  }
  const std::string here = (folder_ / "here").string();
  EXPECT_NO_THROW(
      load_config(file, {"data.train.target=" + here, "data.test.target=" + here}, NamedFilesMust::BeReadable));
}

TEST_F(ConfigPaths, AFileFarTooLargeForAConfigurationIsRefusedUnread) {
  write_file(folder_ / "corpus.txt", std::string((1 << 20) + 1, 'a'));
  EXPECT_THROW(load_config(folder_ / "corpus.txt"), UserError);
}

}  // namespace
}  // namespace ferry
