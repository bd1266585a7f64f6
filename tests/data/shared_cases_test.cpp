// The corpora in ../shared/cases that users of other programs stumbled over: number of pairs kept and what is said.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "data/corpus_fixture.h"
#include "data/corpus_report.h"
#include "data/tokenizer_training.h"

namespace ferry {
namespace {

using testing::Contains;
using testing::HasSubstr;

class SharedCases : public testing::Test {
 protected:
  void SetUp() override {
    if (!std::filesystem::exists(folder_)) GTEST_SKIP() << "needs " << folder_;
  }
  ParallelText read(const std::string& name) const {
    return read_parallel_text({{folder_ / name / "train.src"}, {folder_ / name / "train.trg"}}, "");
  }
  static LearnedTokenizers learn(const ParallelText& text) {
    TokenizerConfig config;
    config.vocabulary = 60;
    return learn_tokenizers(text, config);
  }
  static EncodedCorpus encode(const ParallelText& text) { return encode_corpus(text, learn(text).tokenizers, 128); }

  std::filesystem::path folder_ = shared_folder() / "cases";
};

TEST_F(SharedCases, SevenLinesWithUnicodeSeparatorsAreSevenPairs) {
  EXPECT_EQ(summary(read("corpus_u2028")), "7 pairs read, 7 used; 0 left out");
}

TEST_F(SharedCases, BlankLinesTakeTheirPairAndNoOther) {
  const ParallelText text = read("corpus_blank_lines");
  EXPECT_EQ(summary(text), "7 pairs read, 4 used; 3 left out: 3 blank (lines 3, 5, 6)");
  EXPECT_EQ(text.source[3], "lubo rada .");
  EXPECT_EQ(text.target[3], "bolu urma .");
}

TEST_F(SharedCases, CarriageReturnsAndByteOrderMarksChangeNeitherPiecesNorIds) {
  const ParallelText twin = read("corpus_crlf_lf_twin");
  for (const char* name : {"corpus_crlf", "corpus_bom"}) {
    const ParallelText text = read(name);
    EXPECT_EQ(learn(text).tokenizers.source->fingerprint(), learn(twin).tokenizers.source->fingerprint()) << name;
    EXPECT_EQ(to_vectors(encode(text).source), to_vectors(encode(twin).source)) << name;
  }
  EXPECT_THAT(read("corpus_bom").remarks, Contains(HasSubstr("byte order mark")));
}

TEST_F(SharedCases, NulBytesAreBlanksAndLeaveNoEmptyPiece) {
  const ParallelText text = read("corpus_nul");
  EXPECT_EQ(text.size(), 7U);
  EXPECT_THAT(text.remarks, Contains(HasSubstr("line 2")));
  const auto tokenizer = learn(text).tokenizers.source;
  for (int id = 0; id < tokenizer->size(); ++id) EXPECT_NE(tokenizer->piece(id), "");
}

TEST_F(SharedCases, DifferentLineCountsAreRefusedWithBothPathsAndCounts) {
  try {
    read("corpus_mismatch");
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::AllOf(HasSubstr("train.src has 7"), HasSubstr("train.trg has 6")));
  }
}

TEST_F(SharedCases, HugeLinesAndWordsAreLeftOutAndTheTokenizerSaysSoToo) {
  for (const char* name : {"corpus_huge_line", "corpus_huge_word"}) {
    const ParallelText text = read(name);
    const LearnedTokenizers learned = learn(text);
    EXPECT_EQ(summary(encode_corpus(text, learned.tokenizers, 128), "", text.lines_read),
              "7 pairs read, 6 used; 1 left out: 1 too long (line 4)");
    EXPECT_THAT(learned.remarks, Contains(testing::AllOf(HasSubstr("over 4192 bytes"), HasSubstr("line 4"))));
  }
}

TEST_F(SharedCases, TabsInSeparateFilesAreTextAndInATableColumns) {
  EXPECT_EQ(read("corpus_tab").size(), 7U);
  const auto table = folder_ / "corpus_tsv" / "train.tsv";
  try {
    read_parallel_text({{table}, {table}}, "");
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::AllOf(HasSubstr("train.tsv:4"), HasSubstr("train.tsv:5")));
    EXPECT_EQ(error.problems().size(), 2U);
  }
}

TEST_F(SharedCases, ReservedCharactersKeepTheirPairAndAreReportedByTheTokenizer) {
  const ParallelText text = read("corpus_special_symbols");
  EXPECT_EQ(text.size(), 7U);
  EXPECT_THAT(learn(text).remarks, Contains("tokenizer training: 1 line skipped: reserved character U+2585, line 5"));
  EXPECT_EQ(encode(text).size(), 7U);
}

TEST_F(SharedCases, LinesOfWhiteSpaceOnlyAreBlank) {
  EXPECT_EQ(summary(read("corpus_whitespace_only")), "7 pairs read, 2 used; 5 left out: 5 blank (lines 2, 3, 4, 5, 6)");
}

TEST_F(SharedCases, RepeatedPairsAreKeptAndCountedAsAreSourcesWithDifferentTargets) {
  const ParallelText text = read("corpus_duplicates");
  EXPECT_EQ(text.size(), 8U);
  EXPECT_EQ(short_report(check_corpus({text, {}, {}}, 128).train), "4 exact repeats, 1 source with different targets");
}

}  // namespace
}  // namespace ferry
