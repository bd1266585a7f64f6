#include "base/appended_lines.h"

#include <cerrno>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/files.h"
#include "base/log.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class AppendedLinesFile : public testing::Test {
 protected:
  AppendedLinesFile() { fs::remove(path_); }
  ~AppendedLinesFile() override { fs::remove(path_); }

  const fs::path path_ = fs::temp_directory_path() / ("ferry_lines_" + std::to_string(getpid()));
};

/// The operations whose kinds are listed fail as on a full disk while it lives.
ScopedFileOperationHook full_disk(std::set<FileOperation> failing) {
  return ScopedFileOperationHook([failing = std::move(failing)](FileOperation operation, const fs::path&) {
    return failing.contains(operation) ? ENOSPC : 0;
  });
}

TEST_F(AppendedLinesFile, LinesGoAfterWhatTheFileHolds) {
  EXPECT_EQ(AppendedLines(path_).add("one"), std::nullopt);
  EXPECT_EQ(AppendedLines(path_).add("two"), std::nullopt);
  EXPECT_EQ(read_file(path_), "one\ntwo\n");
}

TEST_F(AppendedLinesFile, AHalfLineThatAnEarlierProgramLeftIsNotGluedToTheNextOne) {
  write_file(path_, "one\nhal");
  AppendedLines lines(path_);
  EXPECT_EQ(read_file(path_), "one\nhal");
  {
    const auto hook = full_disk({FileOperation::Write});
    EXPECT_TRUE(lines.add("two").has_value());
  }
  EXPECT_EQ(lines.add("three"), std::nullopt);
  EXPECT_EQ(read_file(path_), "one\nhal\ntwo\nthree\n");
}

TEST_F(AppendedLinesFile, WhatAFullDiskDoesNotTakeIsWrittenBeforeTheNextLineAndNoHalfLineStays) {
  AppendedLines lines(path_);
  lines.add("first");
  {
    const auto hook = full_disk({FileOperation::Write});
    EXPECT_EQ(lines.add("second, of which half is written"), std::errc::no_space_on_device);
    EXPECT_EQ(lines.add("third"), std::errc::no_space_on_device);
  }
  EXPECT_EQ(lines.add("fourth"), std::nullopt);
  EXPECT_EQ(read_file(path_), "first\nsecond, of which half is written\nthird\nfourth\n");
}

TEST_F(AppendedLinesFile, AHalfLineThatCannotBeCutOffNowIsCutOffLater) {
  AppendedLines lines(path_);
  {
    const auto hook = full_disk({FileOperation::Write, FileOperation::Cut});
    EXPECT_TRUE(lines.add("aaaaaaaa").has_value());
    EXPECT_TRUE(lines.add("bbbbbbbb").has_value());
    EXPECT_THAT(read_file(path_), Not(HasSubstr("\n")));
  }
  lines.add("cc");
  EXPECT_EQ(read_file(path_), "aaaaaaaa\nbbbbbbbb\ncc\n");
}

TEST_F(AppendedLinesFile, TheLogLosesNoLineToAFullDisk) {
  log::attach_file(path_.string());
  log::info("before");
  {
    const auto hook = full_disk({FileOperation::Write});
    log::info("while it is full");
    log::info("while it is still full");
  }
  log::info("after\nwith a second line");
  log::detach_file();
  const std::string text = read_file(path_);
  EXPECT_THAT(text, AllOf(HasSubstr("  before\n"), HasSubstr("  while it is full\n"),
                          HasSubstr("  after\nwith a second line\n")));
  EXPECT_LT(text.find("while it is full"), text.find("while it is still full"));
  EXPECT_LT(text.find("while it is still full"), text.find("after"));
}

}  // namespace
}  // namespace ferry
