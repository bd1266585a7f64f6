// LineReader: which bytes are a line.
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/in_folder.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

class Lines : public InFolder {
 protected:
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
};

TEST_F(Lines, ALastLineWithoutLineEndCountsAndNothingAfterALineEndDoesNot) {
  EXPECT_THAT(lines(put("a\nb")), ElementsAre("a", "b"));
  EXPECT_THAT(lines(put("a\nb\n")), ElementsAre("a", "b"));
  EXPECT_THAT(lines(put("\n")), ElementsAre(""));
  EXPECT_THAT(lines(put("\n\na\n\n")), ElementsAre("", "", "a", ""));
  EXPECT_THAT(lines(put("")), IsEmpty());
}

TEST_F(Lines, ACarriageReturnBeforeTheLineEndIsDroppedAndElsewhereKept) {
  EXPECT_THAT(lines(put("a\r\n\r\nb\rc\r\nd\r")), ElementsAre("a", "", "b\rc", "d"));
}

TEST_F(Lines, OnlyLineFeedEndsALine) {
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

TEST_F(Lines, AByteOrderMarkIsDroppedAtTheStartOfTheFileOnly) {
  const std::string mark = "\xEF\xBB\xBF";
  LineReader reader(put(mark + "a\n" + mark + "b\n"));
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, "a");
  EXPECT_TRUE(reader.had_byte_order_mark());
  ASSERT_TRUE(reader.next(line));
  EXPECT_EQ(line, mark + "b");
}

TEST_F(Lines, NulBytesBecomeBlanksAndTheLineSaysSo) {
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

TEST_F(Lines, AHugeLineIsCutAndTheNextOneIsWhole) {
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

TEST_F(Lines, ALineAsLongAsTheLimitIsNotCut) {
  LineReader reader(put("12345\n123456\n"), 5);
  std::string line;
  ASSERT_TRUE(reader.next(line));
  EXPECT_FALSE(reader.cut());
  ASSERT_TRUE(reader.next(line));
  EXPECT_TRUE(reader.cut());
  EXPECT_EQ(line, "12345");
}

TEST_F(Lines, LinesLongerThanTheBufferAreWhole) {
  const std::string first(200001, 'x');
  const std::string second(70000, 'y');
  EXPECT_THAT(lines(put(first + "\n" + second + "\nz")), ElementsAre(first, second, "z"));
}

TEST_F(Lines, AGzipFileIsReadAsWhatItHolds) {
  std::string text = "\xEF\xBB\xBF";
  for (int i = 0; i < 50000; ++i) text += "line " + std::to_string(i) + "\r\n";
  const auto plain = lines(put(text));
  EXPECT_EQ(plain.size(), 50000U);
  EXPECT_EQ(lines(put_gzip(text)), plain);
}

TEST_F(Lines, ADamagedOrCutGzipFileIsRefused) {
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

}  // namespace
}  // namespace ferry
