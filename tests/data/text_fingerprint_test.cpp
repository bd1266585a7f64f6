#include "data/text_fingerprint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "base/checksum.h"
#include "base/format.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TextFingerprint fingerprint_of(const ParallelFiles& files) {
  return fingerprint(read_parallel_text(files, "training"));
}

std::vector<std::string> told(const TextFingerprint& before, const ParallelFiles& files) {
  std::vector<std::string> texts;
  for (const Problem& problem : changes(before, fingerprint_of(files), files)) texts.push_back(to_string(problem));
  return texts;
}

TEST(TextFingerprint, HoldsTheLinesOfEachFileAndTheChecksumUpToItsEnd) {
  const TemporaryFolder folder("fingerprint_values");
  const ParallelFiles files{{folder.write("a", "one\ntwo\n"), folder.write("b", "three\n")},
                            {folder.write("c", "1\n2\n"), folder.write("d", "3\n")}};
  EXPECT_THAT(fingerprint_of(files).source,
              ElementsAre(FileFingerprint{2, sha256("one\ntwo\n")}, FileFingerprint{1, sha256("one\ntwo\nthree\n")}));
}

TEST(TextFingerprint, IsThatOfTheTextNotOfItsFiles) {
  const TemporaryFolder folder("fingerprint_forms");
  const auto target = folder.write("t", "1\n2\n3\n");
  const TextFingerprint plain = fingerprint_of({{folder.write("s", "a\nb\nc\n")}, {target}});
  const auto gzip = folder.write("s.gz", "");
  gzFile file = gzopen(gzip.c_str(), "wb");
  gzputs(file, "a\nb\nc\n");
  gzclose(file);
  for (const ParallelFiles& files :
       {ParallelFiles{{folder.write("moved", "a\nb\nc\n")}, {target}}, ParallelFiles{{gzip}, {target}},
        ParallelFiles{{folder.write("crlf",
                                    "\xEF\xBB\xBF"
                                    "a\r\nb\r\nc\r\n")},
                      {target}},
        ParallelFiles{{folder.write("unended", "a\nb\nc")}, {target}},
        ParallelFiles{{folder.write("s1", "a\n"), folder.write("s2", "b\nc\n")}, {target}}}) {
    EXPECT_THAT(told(plain, files), IsEmpty()) << files.source.front();
  }
}

TEST(TextFingerprint, TellsTheFileAndWhatChangedInIt) {
  const TemporaryFolder folder("fingerprint_changes");
  ParallelFiles files{{folder.write("a", "one\ntwo\n"), folder.write("b", "three\n")},
                      {folder.write("c", "1\n2\n"), folder.write("d", "3\n")}};
  const TextFingerprint before = fingerprint_of(files);
  EXPECT_THAT(told(before, files), IsEmpty());
  folder.write("a", "one\nTwo\n");
  EXPECT_THAT(told(before, files), ElementsAre(files.source[0].string() +
                                               ": the source text changed: other text in the same number of lines, 2"));
  folder.write("a", "one\ntwo\n");
  folder.write("b", "three\nfour\n");
  folder.write("d", "3\n4\n");
  EXPECT_THAT(told(before, files),
              ElementsAre(files.source[1].string() + ": the source text changed: 2 lines, before 1",
                          files.target[1].string() + ": the target text changed: 2 lines, before 1"));
  files = {{folder.write("a", "one\n")}, {folder.write("c", "1\n")}};
  EXPECT_THAT(told(before, files),
              ElementsAre(files.source[0].string() + ": the source text changed: 1 line, before 3",
                          files.target[0].string() + ": the target text changed: 1 line, before 3"));
}

TEST(TextFingerprint, SeesLinesThatMoveFromOneToTheOther) {
  const TemporaryFolder folder("fingerprint_borders");
  const auto target = folder.write("t", "1\n2\n");
  const TextFingerprint before = fingerprint_of({{folder.write("s", "ab\nc\n")}, {target}});
  EXPECT_EQ(told(before, {{folder.write("s", "a\nbc\n")}, {target}}).size(), 1U);
}

TEST(TextFingerprint, OfATextThatCameOrWentIsAChange) {
  const TemporaryFolder folder("fingerprint_absent");
  const ParallelFiles files{{folder.write("s", "a\n")}, {folder.write("t", "1\n")}};
  EXPECT_EQ(changes({}, fingerprint_of(files), files).size(), 2U);
  EXPECT_EQ(changes(fingerprint_of(files), {}, {}).size(), 2U);
  EXPECT_THAT(changes({}, {}, {}), IsEmpty());
}

TEST(TextFingerprint, OfVeryManyFilesIsShortAndStillThatOfTheirText) {
  ParallelText text;
  for (int i = 0; i < 1000; ++i) text.source_files.push_back({.path = {}, .lines = i, .sha256 = format("sum {}", i)});
  EXPECT_THAT(fingerprint(text).source, ElementsAre(FileFingerprint{499500, "sum 999"}));
  text.source_files.resize(100);
  EXPECT_EQ(fingerprint(text).source.size(), 100U);
}

TEST(TextFingerprint, OfColumnsSeesAChangeInEither) {
  const TemporaryFolder folder("fingerprint_columns");
  const auto pairs = folder.write("p.tsv", "a\t1\nb\t2\n");
  const ParallelFiles files{{pairs}, {pairs}};
  const TextFingerprint before = fingerprint_of(files);
  folder.write("p.tsv", "a\t1\nb\t3\n");
  EXPECT_THAT(told(before, files), testing::Contains(HasSubstr(pairs.string())));
}

}  // namespace
}  // namespace ferry
