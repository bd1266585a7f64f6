#include "data/corpus_repair.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "base/failing_operation.h"
#include "base/signals.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// A corpus in a folder of its own, and what is made of it.
class Repair : public testing::Test {
 protected:
  RepairCounts repair(const ParallelText& train, const RepairPlan& plan = default_plan()) {
    return repair({train, {}, {}}, plan);
  }
  RepairCounts repair(const CorpusTexts& texts, const RepairPlan& plan = default_plan()) {
    return write_repaired(texts, check_corpus(texts, usual_limit), usual_limit, plan, out_);
  }
  ParallelText read(const std::string& source, const std::string& target) const {
    return read_parallel_text({{files_.write("a", source)}, {files_.write("b", target)}}, "training");
  }
  std::string written(const char* name) const { return read_file(out_ / name); }
  /// The folder is there with all that belongs into it, or nothing of it is.
  void expect_whole_or_nothing() const {
    for (const auto& entry : fs::directory_iterator(out_.parent_path())) {
      EXPECT_EQ(entry.path().string().find("partial"), std::string::npos) << entry.path() << " was left behind";
    }
    if (!fs::exists(out_)) return;
    EXPECT_EQ(written("source.txt") + written("target.txt") + written("changes.tsv"), "a\n1\n");
  }

  TemporaryFolder files_{"repair"};
  fs::path out_ = files_.write("mark", "").parent_path() / "out";
};

TEST_F(Repair, WritesWhatIsSoundAndListsEveryPairThatWasRemovedOrChanged) {
  const RepairCounts counts =
      repair(read("rada\n\nte\x01su\ncafe\u0301\nrada\nno\xFF\n<i>\n", "1\n2\n3\u2028z\n4\n1\n6\n&lt;\n"));
  EXPECT_EQ(written("source.txt"), "rada\ntesu\ncaf\u00E9\n<i>\n");
  EXPECT_EQ(written("target.txt"), "1\n3 z\n4\n&lt;\n");
  EXPECT_EQ(written("changes.tsv"),
            "2\tremoved\tblank\n3\tchanged\tcontrol_characters, line_separators\n4\tchanged\tnot_nfc\n"
            "5\tremoved\trepeats\n6\tremoved\tinvalid_utf8\n");
  EXPECT_EQ(counts.written, 4);
  EXPECT_EQ(counts.changed, 2);
  EXPECT_EQ(counts.removed, 3);
}

TEST_F(Repair, ListsWhatReadingTheFilesChanged) {
  repair(read("\xEF\xBB\xBFrada\r\n" + std::string("te\0su\n", 6), "1\n2\n"));
  EXPECT_EQ(written("source.txt"), "rada\nte su\n");
  EXPECT_EQ(written("changes.tsv"), "# " + (files_.write("a", "")).string() + ": the byte order mark is dropped\n# " +
                                        (files_.write("a", "")).string() +
                                        ": carriage returns at the end of 1 line are dropped\n2\tchanged\tnul_bytes\n");
}

TEST_F(Repair, ListsPairsThatWereLeftOutAfterTheLastOneThatIsKept) {
  const RepairCounts counts = repair(read("\nrada\n\nmiko\n", "1\n2\n3\n \n"));
  EXPECT_EQ(written("changes.tsv"), "1\tremoved\tblank\n3\tremoved\tblank\n4\tremoved\tblank\n");
  EXPECT_EQ(counts.removed, 3);
}

TEST_F(Repair, RemovesPairsThatBecomeEqualOrBlankWhenTheyAreChanged) {
  repair(read("cafe\u0301\ncaf\u00E9\n\x01\nrada\n", "1\n1\n3\n4\n"));
  EXPECT_EQ(written("source.txt"), "caf\u00E9\nrada\n");
  EXPECT_EQ(written("changes.tsv"), "1\tchanged\tnot_nfc\n2\tremoved\trepeats\n3\tremoved\tblank\n");
}

TEST_F(Repair, RemovesTrainingPairsThatAreToBeScoredAlsoIfTheyWereChanged) {
  const ParallelText train = text_of({{"a", "1"}, {"cafe\u0301", "2"}, {"c", "3"}});
  const ParallelText valid = text_of({{"a", "9"}});
  const ParallelText test = text_of({{"cafe\u0301", "2"}});
  repair({train, valid, test});
  EXPECT_EQ(written("source.txt"), "c\n");
}

TEST_F(Repair, FollowsThePlan) {
  const ParallelText text = read("R&amp;D\nrada\nrada\n<b>x\n", "1\n2\n2\n4\n");
  repair(text, {.change = {Finding::Entity}, .remove = {Finding::Tag}});
  EXPECT_EQ(written("source.txt"), "R&D\nrada\nrada\n");
}

TEST_F(Repair, LeavesNothingToRepair) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& sentence : invented_sentences(300)) pairs.emplace_back(sentence, sentence + sentence);
  pairs[3].first += "\u2028e\u0301&amp;#1;";
  pairs[4].second += "\u00C3\u00A9&#xFEFF;";
  pairs[5].second += std::string(900, 'x');
  pairs[6] = pairs[7];
  RepairPlan plan = default_plan();
  plan.change = repairable_findings;
  repair(text_of(pairs), plan);
  const ParallelText again = read_parallel_text({{out_ / "source.txt"}, {out_ / "target.txt"}}, "training");
  EXPECT_EQ(again.size(), 298U);
  const CorpusFindings findings = check_corpus({again, {}, {}}, usual_limit);
  for (const FindingCount& found : findings.train.found) {
    EXPECT_FALSE((plan.change | plan.remove).has(found.finding)) << kind_of(found.finding).name;
  }
}

TEST_F(Repair, OverwritesNothingAndLeavesNothingHalfWritten) {
  const ParallelText text = text_of({{"a", "1"}});
  fs::create_directories(out_);
  repair(text);  // an empty folder is as good as none
  for (const fs::path& used : {out_, files_.write("a", "")}) {
    out_ = used;
    try {
      repair(text);
      FAIL() << "overwritten";
    } catch (const UserError& error) {
      EXPECT_THAT(error.what(), HasSubstr("exists already"));
    }
  }
  out_ = files_.write("a", "") / "below_a_file";
  EXPECT_THROW(repair(text), UserError);
  for (const auto& entry : fs::recursive_directory_iterator(files_.write("mark", "").parent_path())) {
    EXPECT_EQ(entry.path().string().find("partial"), std::string::npos) << entry.path();
  }
}

TEST_F(Repair, WritesAWholeFolderOrNoneWhicheverOperationFails) {
  int n = 0;
  for (bool failed = true; failed; ++n) {
    SCOPED_TRACE(n);
    FailingOperation failing(n, ENOSPC);
    failed = throws([&] { repair(text_of({{"a", "1"}})); });
    EXPECT_EQ(failed, failing.reached());
    expect_whole_or_nothing();
    fs::remove_all(out_);
  }
  EXPECT_GT(n, 15);
}

TEST_F(Repair, LeavesNothingHalfWrittenWhereASignalStopsIt) {
  // The signal comes with the n-th operation, in a process of its own: it stays noted.
  const auto repair_and_stop = [&](int n) {
    install_signal_handlers();
    int count = 0;
    const ScopedFileOperationHook hook([&](FileOperation, const fs::path&) {
      if (count++ == n) ::raise(SIGTERM);
      return 0;
    });
    try {
      repair(text_of({{"a", "1"}}));
    } catch (const StoppedBySignal& stopped) {
      std::_Exit(128 + stopped.signal);
    }
    std::_Exit(0);
  };
  for (const int n : {0, 3, 9, 15, 20}) {
    SCOPED_TRACE(n);
    EXPECT_EXIT(repair_and_stop(n), testing::ExitedWithCode(128 + SIGTERM), "");
    expect_whole_or_nothing();
    EXPECT_EQ(fs::exists(out_), n == 20) << "only the last operations come too late";
    fs::remove_all(out_);
  }
}

}  // namespace
}  // namespace ferry
