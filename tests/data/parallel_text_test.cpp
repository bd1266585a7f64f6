#include "data/parallel_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string refusal(const ParallelFiles& files) {
  try {
    read_parallel_text(files, "training");
  } catch (const UserError& error) {
    return error.what();
  }
  return "accepted";
}

TEST(ParallelText, EndsLinesOnlyAtLineFeeds) {
  const TemporaryFolder folder("line_feeds");
  const std::string target = "1\n2\n3\n4\n5\n6\n7";
  // LINE and PARAGRAPH SEPARATOR, NEXT LINE, vertical tab, form feed, two separators; the last line has no line feed.
  const auto source = folder.write("a", "a\xE2\x80\xA8z\nb\xE2\x80\xA9z\nc\xC2\x85z\nd\x0Bz\ne\x0Cz\nf\x1Cz\ng\x1Ez");
  const ParallelText text = read_parallel_text({{source}, {folder.write("b", target)}}, "training");
  ASSERT_EQ(text.size(), 7U);
  EXPECT_EQ(text.source[0], "a\xE2\x80\xA8z");
  EXPECT_EQ(text.target[6], "7");
  EXPECT_EQ(summary(text), "training: 7 pairs read, 7 used; 0 left out");
}

TEST(ParallelText, ReadsLinesThatEndWithCarriageReturnAndLineFeedAsThoseThatEndWithLineFeed) {
  const TemporaryFolder folder("carriage_returns");
  const auto target = folder.write("b", "1\n2\n");
  const ParallelText unix_text = read_parallel_text({{folder.write("a", "x y\nz\n")}, {target}}, "");
  const ParallelText dos_text = read_parallel_text({{folder.write("c", "x y\r\nz\r\n")}, {target}}, "");
  for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(dos_text.source[i], unix_text.source[i]);
}

TEST(ParallelText, LeavesOutPairsWithABlankSideTogetherAndNamesTheirLines) {
  const TemporaryFolder folder("blank");
  const auto source = folder.write("a", "rada\ntesu\n\ndelo\nnalo\n \t\nlubo\n");
  const auto target = folder.write("b", "urma\nposet\nnoku\nolde\n\xE2\x80\x8B\xC2\xA0\n\nbolu\n");
  const ParallelText text = read_parallel_text({{source}, {target}}, "");
  EXPECT_THAT(text.lines, ElementsAre(1, 2, 4, 7));
  EXPECT_EQ(text.source[3], "lubo");
  EXPECT_EQ(text.target[3], "bolu");
  EXPECT_EQ(summary(text), "7 pairs read, 4 used; 3 left out: 3 blank (lines 3, 5, 6)");
}

TEST(ParallelText, KeepsEveryPairWhenAskedTo) {
  const TemporaryFolder folder("keep");
  const ParallelText text =
      read_parallel_text({{folder.write("a", "x\n\ny\n")}, {folder.write("b", "1\n2\n\n")}}, "test", true);
  EXPECT_THAT(text.lines, ElementsAre(1, 2, 3));
  EXPECT_EQ(text.source[1], "");
  EXPECT_THAT(text.left_out, IsEmpty());
}

TEST(ParallelText, NotesByteOrderMarksNulBytesAndBrokenUtf8) {
  const TemporaryFolder folder("marks");
  const auto source = folder.write("a", "\xEF\xBB\xBFrada\n" + std::string("te\0su\n", 6) + "ok\xFF\n");
  const ParallelText text = read_parallel_text({{source}, {folder.write("b", "1\n2\n3\n")}}, "");
  EXPECT_EQ(text.source[0], "rada");
  EXPECT_EQ(text.source[1], "te su");
  EXPECT_THAT(text.remarks, ElementsAre(HasSubstr("byte order mark"),
                                        source.string() + ": NUL bytes in 1 line, read as blanks: line 2",
                                        HasSubstr("not UTF-8 in 1 line, read as U+FFFD: line 3")));
}

TEST(ParallelText, KnowsWhichLinesOfWhichFileWereUnusual) {
  const TemporaryFolder folder("unusual");
  const auto first = folder.write("a", "rada\n" + std::string("te\0su\r\n", 7));
  const auto second = folder.write("b", std::string("\0\r\n", 3) + "ok\n");
  const ParallelText text = read_parallel_text({{first, second}, {folder.write("c", "1\n2\n3\n4\n")}}, "");
  ASSERT_EQ(text.source_files.size(), 2U);
  EXPECT_THAT(text.source_files[0].carriage_returns.first(), ElementsAre(2));
  EXPECT_THAT(text.source_files[1].nul.first(), ElementsAre(1));
  EXPECT_THAT(text.nul_lines, ElementsAre(2, 3));
  EXPECT_EQ(text.target_files[0].lines, 4);
}

TEST(ParallelText, RefusesSidesWithDifferentNumbersOfLinesAndNamesBoth) {
  const TemporaryFolder folder("mismatch");
  const auto seven = folder.write("seven", "1\n2\n3\n4\n5\n6\n7\n");
  const auto six = folder.write("six", "1\n2\n3\n4\n5\n6\n");
  EXPECT_THAT(refusal({{seven}, {six}}),
              testing::AllOf(HasSubstr(seven.string() + " has 7"), HasSubstr(six.string() + " has 6")));
  EXPECT_THAT(refusal({{six}, {seven}}),
              testing::AllOf(HasSubstr(seven.string() + " has 7"), HasSubstr(six.string() + " has 6")));
  EXPECT_THAT(refusal({{seven, six}, {six}}), testing::AllOf(HasSubstr("13 in all"), HasSubstr("six has 6")));
}

TEST(ParallelText, RefusesPairsOfFilesThatDifferThoughTheSumsAgree) {
  const TemporaryFolder folder("pairs_of_files");
  const auto one = folder.write("one", "1\n");
  const auto two = folder.write("two", "1\n2\n");
  EXPECT_THAT(refusal({{one, two}, {two, one}}), HasSubstr("different numbers of lines"));
}

TEST(ParallelText, JoinsTheFilesOfASideAndCountsLinesOverAllOfThem) {
  const TemporaryFolder folder("several");
  const auto a = folder.write("a", "a\n\n");
  const auto b = folder.write("b", "b");
  const auto all = folder.write("all", "1\n2\n3\n");
  const ParallelText text = read_parallel_text({{a, b}, {all}}, "");
  EXPECT_THAT(text.lines, ElementsAre(1, 3));
  EXPECT_EQ(text.source[1], "b");
  EXPECT_EQ(text.target[1], "3");
}

TEST(ParallelText, RefusesASideWithoutFilesOrWithAFileThatIsNotThere) {
  const TemporaryFolder folder("missing");
  EXPECT_THAT(refusal({{folder.write("a", "x\n")}, {}}), HasSubstr("no target files"));
  EXPECT_THAT(refusal({{"/no/such/file"}, {"/no/such/file"}}), HasSubstr("/no/such/file"));
}

TEST(ParallelText, RefusesAFileInUtf16) {
  const TemporaryFolder folder("utf16");
  const auto good = folder.write("a", "a\n");
  for (const std::string& bytes : {std::string("\xFF\xFE"
                                               "a\0\n\0",
                                               6),
                                   std::string("\xFE\xFF\0a\0\n", 6)}) {
    EXPECT_THAT(refusal({{good}, {folder.write("b", bytes)}}), HasSubstr("UTF-16"));
  }
}

TEST(ParallelText, SplitsTheColumnsOfATableNamedAsBothSides) {
  const TemporaryFolder folder("table");
  const auto table = folder.write("t.tsv", "a\t1\n\t2\nb c\t3\r\n");
  const ParallelText text = read_parallel_text({{table}, {table}}, "");
  EXPECT_THAT(text.lines, ElementsAre(1, 3));
  EXPECT_EQ(text.source[1], "b c");
  EXPECT_EQ(text.target[1], "3");
}

TEST(ParallelText, RefusesRowsWithoutExactlyTwoColumnsAndNamesThem) {
  const TemporaryFolder folder("rows");
  const auto table = folder.write("t.tsv", "a\t1\nb\t2\nc\t3\nd 4\ne\t5\t6\n");
  const std::string message = refusal({{table}, {table}});
  EXPECT_THAT(message, HasSubstr(table.string() + ":4: 1 column"));
  EXPECT_THAT(message, HasSubstr(table.string() + ":5: 3 columns"));
  EXPECT_THAT(message, testing::Not(HasSubstr(":3:")));
}

TEST(ParallelText, TreatsTabsInSeparateFilesAsText) {
  const TemporaryFolder folder("tabs");
  const ParallelText text = read_parallel_text({{folder.write("a", "x\ty\n")}, {folder.write("b", "1\n")}}, "");
  EXPECT_EQ(text.source[0], "x\ty");
}

TEST(ParallelText, LeavesOutALineTooLongToBeReadWholeAsTooLong) {
  const TemporaryFolder folder("cut");
  const auto source = folder.write("a", "x\n" + std::string(LineReader::default_limit + 1, 'y') + "\nz\n");
  const ParallelText text = read_parallel_text({{source}, {folder.write("b", "1\n2\n3\n")}}, "");
  EXPECT_EQ(summary(text), "3 pairs read, 2 used; 1 left out: 1 too long (line 2)");
  EXPECT_THAT(text.remarks, ElementsAre(HasSubstr("1 line cut after 1048576 bytes: line 2")));
}

TEST(TextLines, GiveBackWhatWasAdded) {
  TextLines lines;
  lines.add("first");
  lines.add("");
  lines.add("third");
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], "first");
  EXPECT_EQ(lines[1], "");
  EXPECT_EQ(lines[2], "third");
}

}  // namespace
}  // namespace ferry
