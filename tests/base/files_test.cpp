#include "base/files.h"

#include <algorithm>
#include <fstream>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "base/errors.h"
#include "base/failing_operation.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Files : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("ferry_files_" + std::to_string(getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override {
    fs::permissions(folder_, fs::perms::owner_all, fs::perm_options::add);
    fs::remove_all(folder_);
  }

  fs::path put(const std::string& bytes, const std::string& name = "text") {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return folder_ / name;
  }
  fs::path put_gzip(const std::string& bytes) {
    const fs::path path = folder_ / "text.gz";
    gzFile file = gzopen(path.c_str(), "wb");
    gzwrite(file, bytes.data(), static_cast<unsigned>(bytes.size()));
    gzclose(file);
    return path;
  }
  std::vector<std::string> lines(const fs::path& path, std::size_t limit = LineReader::default_limit) {
    LineReader reader(path, limit);
    std::vector<std::string> all;
    std::string line;
    while (reader.next(line)) all.push_back(line);
    return all;
  }
  /// The names in the folder: nothing may be left lying about.
  std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(folder_)) all.push_back(entry.path().filename());
    std::sort(all.begin(), all.end());
    return all;
  }

  fs::path folder_;
};

TEST_F(Files, ALastLineWithoutLineEndCountsAndNothingAfterALineEndDoesNot) {
  EXPECT_THAT(lines(put("a\nb")), ElementsAre("a", "b"));
  EXPECT_THAT(lines(put("a\nb\n")), ElementsAre("a", "b"));
  EXPECT_THAT(lines(put("\n")), ElementsAre(""));
  EXPECT_THAT(lines(put("\n\na\n\n")), ElementsAre("", "", "a", ""));
  EXPECT_THAT(lines(put("")), IsEmpty());
}

TEST_F(Files, ACarriageReturnBeforeTheLineEndIsDroppedAndElsewhereKept) {
  EXPECT_THAT(lines(put("a\r\n\r\nb\rc\r\nd\r")), ElementsAre("a", "", "b\rc", "d"));
}

TEST_F(Files, OnlyLineFeedEndsALine) {
  const std::string line =
      "a\xE2\x80\xA8"
      "b\xE2\x80\xA9"
      "c\xC2\x85"
      "d\x0B"
      "e\x0C"
      "f\x1C"
      "g\x1E"
      "h";
  EXPECT_THAT(lines(put(line + "\nnext\n")), ElementsAre(line, "next"));
}

TEST_F(Files, AByteOrderMarkIsDroppedAtTheStartOfTheFileOnly) {
  const std::string mark = "\xEF\xBB\xBF";
  LineReader reader(put(mark + "a\n" + mark + "b\n"));
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "a");
  EXPECT_TRUE(reader.had_byte_order_mark());
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, mark + "b");
}

TEST_F(Files, NulBytesBecomeBlanksAndTheLineSaysSo) {
  LineReader reader(put(std::string("a\0b\nc\n", 6)));
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "a b");
  EXPECT_TRUE(reader.had_nul());
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "c");
  EXPECT_FALSE(reader.had_nul());
  EXPECT_EQ(reader.line_number(), 2);
}

TEST_F(Files, AHugeLineIsCutAndTheNextOneIsWhole) {
  LineReader reader(put(std::string(300000, 'x') + "\nnext\n"), 1000);
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, std::string(1000, 'x'));
  EXPECT_TRUE(reader.cut());
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "next");
  EXPECT_FALSE(reader.cut());
  EXPECT_EQ(reader.line_number(), 2);
}

TEST_F(Files, ALineAsLongAsTheLimitIsNotCut) {
  LineReader reader(put("12345\n123456\n"), 5);
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_FALSE(reader.cut());
  ASSERT_TRUE(reader.next(line));
  EXPECT_TRUE(reader.cut());
  EXPECT_EQ(line, "12345");
}

TEST_F(Files, LinesLongerThanTheBufferAreWhole) {
  const std::string first(200001, 'x');
  const std::string second(70000, 'y');
  EXPECT_THAT(lines(put(first + "\n" + second + "\nz")), ElementsAre(first, second, "z"));
}

TEST_F(Files, AGzipFileIsReadAsWhatItHolds) {
  std::string text = "\xEF\xBB\xBF";
  for (int i = 0; i < 50000; ++i) text += "line " + std::to_string(i) + "\r\n";
  const auto plain = lines(put(text));
  EXPECT_EQ(plain.size(), 50000U);
  EXPECT_EQ(lines(put_gzip(text)), plain);
}

TEST_F(Files, ADamagedOrCutGzipFileIsRefused) {
  std::string text;
  for (int i = 0; i < 100000; ++i) text += std::to_string(i * 7919 % 100003) + "\n";
  const fs::path whole = put_gzip(text);
  std::string bytes = read_file(whole);
  const fs::path cut = put(bytes.substr(0, bytes.size() / 2), "cut.gz");
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x55);
  const fs::path damaged = put(bytes, "damaged.gz");
  EXPECT_THROW(lines(cut), UserError);
  EXPECT_THROW(lines(damaged), UserError);
}

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
