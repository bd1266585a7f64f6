#include "evaluation/segments.h"

#include <filesystem>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "evaluation/example_text.h"

namespace ferry {
namespace {

/// A file that is there as long as the test.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& bytes)
      : path_(std::filesystem::path(testing::TempDir()) /
              format("segments_{}_{}", testing::UnitTest::GetInstance()->current_test_info()->name(), ::getpid())) {
    write_file(path_, bytes);
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

TEST(Segments, KeepEmptyLinesAndALastLineWithoutItsEnd) {
  const TemporaryFile file("a\n\nb\n\nc");
  EXPECT_EQ(read_segments(file.path()).lines, (std::vector<std::string>{"a", "", "b", "", "c"}));
}

TEST(Segments, EndOnlyAtLineFeeds) {
  const TemporaryFile file(
      "a\xE2\x80\xA8"
      "b\x0B"
      "c\n");
  EXPECT_EQ(read_segments(file.path()).lines, (std::vector<std::string>{"a\xE2\x80\xA8"
                                                                        "b\x0B"
                                                                        "c"}));
}

TEST(Segments, AreNeverCut) {
  std::string text((1U << 20) + 10, 'x');
  text.push_back('\n');
  const TemporaryFile file(text);
  EXPECT_EQ(read_segments(file.path()).lines.at(0).size(), (1U << 20) + 10);
}

TEST(Segments, AreNamedWithBothCountsWhenTheyDifferInNumber) {
  try {
    check_same_number(
        text({"a", "b", "c"}, "hyp.txt"),
        {text({"a", "b", "c"}, "right.txt"), text({"a", "b", "c", "d"}, "short.txt"), text({"a"}, "long.txt")});
    FAIL() << "scored although the numbers differ";
  } catch (const UserError& error) {
    ASSERT_EQ(error.problems().size(), 2U);
    const std::string first = to_string(error.problems()[0]);
    for (const char* part : {"hyp.txt", "short.txt", "3", "4"}) EXPECT_NE(first.find(part), std::string::npos) << first;
    EXPECT_NE(to_string(error.problems()[1]).find("long.txt"), std::string::npos);
  }
}

TEST(Segments, CannotBeScoredWithoutLinesOrReferences) {
  EXPECT_THROW(check_same_number(text({}), {text({})}), UserError);
  EXPECT_THROW(check_same_number(text({"a"}), {}), UserError);
}

}  // namespace
}  // namespace ferry
