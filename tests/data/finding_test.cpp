#include "data/finding.h"

#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "base/text.h"

namespace ferry {
namespace {

using testing::HasSubstr;

TEST(Finding, EveryKindHasANameOfItsOwnAndIsFoundByIt) {
  std::set<std::string_view> names;
  for (const FindingKind& kind : finding_kinds()) {
    EXPECT_EQ(&kind_of(kind.finding), &kind);
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name;
    EXPECT_EQ(findings_named(kind.name, "--keep"), FindingSet{kind.finding});
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Finding::Count_));
  const std::string every = names_of(every_finding());
  EXPECT_EQ(split(every, ',').size(), names.size());
}

TEST(Finding, IsChangedByDefaultOnlyWhereThereIsARepair) {
  for (const FindingKind& kind : finding_kinds()) {
    if (kind.treatment != Treatment::Change) continue;
    EXPECT_TRUE(repairable_findings.has(kind.finding)) << kind.name;
  }
}

TEST(Finding, IsCountedInTheSingularAndThePlural) {
  EXPECT_EQ(counted(Finding::Repeat, 4), "4 exact repeats");
  EXPECT_EQ(counted(Finding::DifferentTargets, 1), "1 source with different targets");
}

TEST(Finding, ListsOfNamesMeanAllOfThemAndAWrongOneIsRefusedWithTheNearest) {
  const FindingSet two = findings_named("tags,repeats", "--keep");
  EXPECT_EQ(two, (FindingSet{Finding::Repeat, Finding::Tag}));
  EXPECT_EQ(names_of(two), "tags, repeats");
  try {
    findings_named("tags,repaets", "--keep");
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), testing::AllOf(HasSubstr("--keep"), HasSubstr("repaets"), HasSubstr("repeats?")));
  }
}

TEST(FindingSet, HoldsWhatWasAddedAndNothingElse) {
  FindingSet set{Finding::Blank, Finding::SourceInEvaluation};
  EXPECT_TRUE(set.has(Finding::Blank));
  EXPECT_TRUE(set.has(Finding::SourceInEvaluation));
  EXPECT_FALSE(set.has(Finding::Tag));
  set = set.without({Finding::Blank, Finding::Tag});
  EXPECT_EQ(set, FindingSet{Finding::SourceInEvaluation});
  EXPECT_TRUE((set & FindingSet{Finding::Blank}).empty());
}

}  // namespace
}  // namespace ferry
