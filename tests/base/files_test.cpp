#include "base/files.h"

#include <algorithm>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/failing_operation.h"
#include "base/in_folder.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Files : public InFolder {
 protected:
  /// The names in the folder: nothing may be left lying about.
  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(folder_)) all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
  }
};

TEST_F(Files, WhatCannotBeOpenedIsNamedWithTheReason) {
  const auto message = [](const auto& action) {
    try {
      action();
    } catch (const UserError& error) {
      return std::string(error.what());
    }
    return std::string("nothing was thrown");
  };
  const fs::path absent = folder_ / "absent";
  EXPECT_THAT(message([&] { LineReader reader(absent); }),
              HasSubstr("cannot open " + absent.string() + ": No such file or directory"));
  EXPECT_THAT(message([&] { read_file(absent); }),
              HasSubstr("cannot open " + absent.string() + ": No such file or directory"));
  EXPECT_THAT(message([&] { LineReader reader(folder_); }), HasSubstr("folder"));
  EXPECT_THAT(message([&] { read_file(folder_); }), HasSubstr("folder"));
  fs::create_symlink("loop", folder_ / "loop");
  for (const fs::path& path : {folder_ / "loop", folder_ / std::string(300, 'n')}) {
    EXPECT_THAT(message([&] { LineReader reader(path); }), HasSubstr("cannot open " + path.string()));
    EXPECT_THAT(message([&] { read_file(path); }), HasSubstr("cannot open " + path.string()));
  }
  // Where the program's own memory begins nothing can be read.
  EXPECT_THAT(message([&] { read_file("/proc/self/mem"); }), HasSubstr("cannot read /proc/self/mem: "));
}

TEST_F(Files, AWrittenFileHoldsTheBytesAndNothingIsLeftBeside) {
  const std::string bytes("a\0\xFF\r\n", 5);
  write_file(folder_ / "out", "something much longer than what comes after");
  write_file(folder_ / "out", bytes);
  EXPECT_EQ(read_file(folder_ / "out"), bytes);
  EXPECT_THAT(names(), ElementsAre("out"));
}

TEST_F(Files, AFailedWriteLeavesTheOldFileAndNothingBeside) {
  // The name of the file written aside is longer than file systems allow; that of the file itself is not.
  const std::string longest(255, 'n');
  put("old", longest);
  EXPECT_THROW(write_file(folder_ / longest, "new"), UserError);
  EXPECT_EQ(read_file(folder_ / longest), "old");
  EXPECT_THAT(names(), ElementsAre(longest));
}

TEST_F(Files, AFailedMoveLeavesWhatWasThereAndNothingBeside) {
  fs::create_directories(folder_ / "taken/inside");
  EXPECT_THROW(write_file(folder_ / "taken", "new"), UserError);
  EXPECT_TRUE(fs::exists(folder_ / "taken/inside"));
  EXPECT_THAT(names(), ElementsAre("taken"));
}

TEST_F(Files, WritingWhereThereIsNoFolderIsRefused) {
  EXPECT_THROW(write_file(folder_ / "no/such/file", "x"), UserError);
}

TEST_F(Files, ALinkIsReplacedInOneMove) {
  replace_link(folder_ / "last", "one");
  replace_link(folder_ / "last", "two");
  EXPECT_EQ(fs::read_symlink(folder_ / "last"), "two");
  EXPECT_THAT(names(), ElementsAre("last"));
}

TEST_F(Files, AWriteThatFailsAtAnyOperationLeavesTheOldFileAndNothingBeside) {
  put("old", "out");
  int n = 0;
  for (bool failed = true; failed; ++n) {
    FailingOperation failing(n, ENOSPC);
    failed = throws([&] { write_file(folder_ / "out", "the new one"); });
    EXPECT_EQ(failed, failing.reached());
    EXPECT_EQ(read_file(folder_ / "out"), n < 5 ? "old" : "the new one") << n;
    EXPECT_THAT(names(), ElementsAre("out")) << n;
  }
  EXPECT_EQ(n, 7) << "open, write, flush, close, rename, flush the folder, and once without failure";
}

TEST_F(Files, ALinkIsTheOldOrTheNewOneWhicheverOperationFails) {
  int n = 0;
  for (bool failed = true; failed; ++n) {
    fs::remove(folder_ / "last");
    fs::create_symlink("one", folder_ / "last");
    FailingOperation failing(n, EIO);
    failed = throws([&] { replace_link(folder_ / "last", "two"); });
    EXPECT_EQ(failed, failing.reached());
    EXPECT_EQ(fs::read_symlink(folder_ / "last"), n < 3 ? "one" : "two") << n;
    EXPECT_THAT(names(), ElementsAre("last")) << n;
  }
  EXPECT_EQ(n, 5) << "remove a leftover, link, rename, flush, and once without failure";
}

TEST_F(Files, TheMessageNamesTheFileTheReasonAndWhatHelps) {
  const auto message_with = [&](FileOperation operation, int reason) {
    const ScopedFileOperationHook hook(
        [&](FileOperation tried, const fs::path&) { return tried == operation ? reason : 0; });
    try {
      write_file(folder_ / "out", "x");
    } catch (const UserError& error) {
      return std::string(error.what());
    }
    return std::string("nothing was thrown");
  };
  const std::string name = (folder_ / "out").string();
  EXPECT_EQ(message_with(FileOperation::Write, ENOSPC),
            name + ": cannot write: No space left on device\n    free some space");
  EXPECT_EQ(message_with(FileOperation::Open, EROFS),
            name + ": cannot write: Read-only file system\n    choose a folder that can be written");
  EXPECT_EQ(message_with(FileOperation::Rename, EIO), name + ": cannot move into place: Input/output error");
}

TEST_F(Files, TheNameOfAFileThatIsBeingReplacedTellsTheProcess) {
  {
    FileReplacement file(folder_ / "config.yaml");
    ASSERT_THAT(names(), ElementsAre("config.yaml." + std::to_string(getpid()) + ".partial"));
    EXPECT_EQ(replacing_process(names().front()), getpid());
  }
  EXPECT_THAT(names(), IsEmpty()) << "it was not completed";
  for (const char* name : {"", ".partial", ".1.partial", "a.partial", "a.x.partial", "a.1x.partial", "a.-1.partial",
                           "a.0.partial", "a.99999999999.partial", "a.1.partial.b", "a.1"}) {
    EXPECT_EQ(replacing_process(name), std::nullopt) << name;
  }
}

}  // namespace
}  // namespace ferry
