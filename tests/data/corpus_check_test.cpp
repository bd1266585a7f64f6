#include "data/corpus_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/threads.h"
#include "data/corpus_fixture.h"
#include "data/corpus_report.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

PartFindings check_training(const ParallelText& text) {
  return check_corpus({text, {}, {}}, usual_limit).train;
}

/// "repeats: 4 at 2 3 4 5", "entities source: 1 at 3": everything that was found.
std::vector<std::string> list(const PartFindings& findings) {
  std::vector<std::string> all;
  for (const FindingCount& found : findings.found) {
    std::string entry(kind_of(found.finding).name);
    if (found.side != Side::Both) entry += found.side == Side::Source ? " source" : " target";
    entry += ": " + std::to_string(found.count) + " at";
    for (const std::int64_t line : found.lines.first()) entry += " " + std::to_string(line);
    all.push_back(entry);
  }
  return all;
}

TEST(CorpusCheck, FindsNothingInASoundCorpus) {
  EXPECT_THAT(list(check_training(text_of({{"rada miko .", "urma okir ."}, {"kuno .", "noku !"}}))), IsEmpty());
}

TEST(CorpusCheck, CountsFourRepeatsOfAPairThatStandsFiveTimes) {
  const std::pair<std::string, std::string> pair{"rada miko .", "urma okir ."};
  const ParallelText text =
      text_of({pair, pair, pair, pair, pair, {"tesu bolan .", "poset landa ."}, {"rada miko .", "urma okir !"}});
  const PartFindings findings = check_training(text);
  EXPECT_THAT(list(findings), ElementsAre("repeats: 4 at 2 3 4 5", "different_targets: 1 at 7"));
  EXPECT_EQ(short_report(findings), "4 exact repeats, 1 source with different targets");
  EXPECT_EQ(findings.pairs_used(), 7);
}

TEST(CorpusCheck, CountsWhatIsFoundInLinesBySide) {
  const ParallelText text =
      text_of({{"a\x01z", "1"}, {"R&amp;D", "R&amp;D !"}, {"cafe\u0301", "caf\u00E9"}, {"x", "y"}});
  EXPECT_THAT(list(check_training(text)), ElementsAre("control_characters source: 1 at 1", "not_nfc source: 1 at 3",
                                                      "entities source: 1 at 2", "entities target: 1 at 2"));
}

TEST(CorpusCheck, LooksForNothingElseInPairsThatAreLeftOut) {
  const std::string longest(static_cast<std::size_t>(16 * usual_limit), 'x');
  const ParallelText text = text_of({{longest, "1"}, {longest + "<b>", "2"}, {" ", "&amp;"}, {"", "&amp;"}});
  const PartFindings findings = check_training(text);
  EXPECT_THAT(list(findings), ElementsAre("blank: 2 at 3 4", "too_long: 1 at 2"));
  EXPECT_EQ(findings.pairs_used(), 1);
  EXPECT_EQ(short_report(findings), "");
}

TEST(CorpusCheck, CountsWhatReadingLeftOutAndChanged) {
  const TemporaryFolder folder("check_reading");
  const auto source = folder.write("a", "\xEF\xBB\xBFrada\r\n" + std::string("te\0su\r\n", 7) + "\r\nok\xFF\r\n");
  const ParallelText text = read_parallel_text({{source}, {folder.write("b", "1\n2\n3\n4\n")}}, "training");
  const PartFindings findings = check_training(text);
  EXPECT_THAT(list(findings), ElementsAre("blank: 1 at 3", "invalid_utf8 source: 1 at 4", "nul_bytes: 1 at 2"));
  EXPECT_THAT(report(text, findings, Purpose::Training),
              AllOf(HasSubstr("training: 4 pairs read, 3 used; 1 left out: 1 blank (line 3)"),
                    HasSubstr(source.string() + ": a byte order mark at its start, dropped"),
                    HasSubstr("4 of 4 lines end with CR LF"), Not(HasSubstr("b: "))));
}

/// Invented sentences and their translations into another invented language: capital letters, other ones.
std::vector<std::pair<std::string, std::string>> two_languages(std::size_t count) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string& sentence : invented_sentences(count)) {
    std::string other = sentence;
    for (char& letter : other) letter = letter == ' ' ? ' ' : static_cast<char>('A' + letter % 26);
    pairs.emplace_back(sentence, other);
  }
  return pairs;
}

/// How many pairs count as identical and as untranslated when lines 3 and 8 have the same text on both sides.
std::pair<std::int64_t, std::int64_t> identical_and_untranslated(
    std::vector<std::pair<std::string, std::string>> pairs) {
  const std::string sentence = "a sentence that is longer than any name is";  // 42 columns
  pairs[2] = {"Ferry 2", "Ferry 2 "};
  pairs[7] = {sentence, sentence};
  const Json json = to_json({}, check_training(text_of(pairs)));
  return {json["findings"]["identical"]["count"].get<std::int64_t>(),
          json["findings"]["untranslated"]["count"].get<std::int64_t>()};
}

TEST(CorpusCheck, TellsIdenticalSidesFromUntranslatedSentences) {
  EXPECT_EQ(identical_and_untranslated(two_languages(300)), std::pair(std::int64_t{2}, std::int64_t{1}));
}

TEST(CorpusCheck, DoesNotCallIdenticalSidesALineInTheOtherLanguage) {
  std::vector<std::pair<std::string, std::string>> pairs = two_languages(300);
  pairs[9].second = pairs[9].first;
  const Json findings = to_json({}, check_training(text_of(pairs)))["findings"];
  EXPECT_EQ(findings["identical"]["lines"], Json({10}));
  EXPECT_EQ(findings["other_language"]["count"], 0);
}

TEST(CorpusCheck, TakesNoSentenceForUntranslatedWhereBothSidesAreInOneLanguage) {
  std::vector<std::pair<std::string, std::string>> pairs = two_languages(300);
  for (std::size_t i = 0; i < pairs.size(); ++i) pairs[i].second = pairs[(i + 1) % pairs.size()].first;
  EXPECT_EQ(identical_and_untranslated(pairs), std::pair(std::int64_t{2}, std::int64_t{0}));
}

TEST(CorpusCheck, FindsPairsOfUnlikelyLengths) {
  std::vector<std::pair<std::string, std::string>> pairs(26);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    pairs[i].first.assign(50, static_cast<char>('a' + i));
    pairs[i].second.assign(60, static_cast<char>('a' + i));
  }
  pairs[7].second = "h";
  const PartFindings findings = check_training(text_of(pairs));
  EXPECT_THAT(list(findings), ElementsAre("length_outliers: 1 at 8"));
  EXPECT_DOUBLE_EQ(findings.length_ratio, 1.2);
}

TEST(CorpusCheck, FindsLinesInAnotherScriptUnlessTheyAreAsShortAsANameOrNumber) {
  const ParallelText text =
      text_of({{"the first line", "\u043F\u0435\u0440\u0432\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430"},
               {"the second one", "\u0432\u0442\u043E\u0440\u0430\u044F \u0441\u0442\u0440\u043E\u043A\u0430"},
               {"\u0442\u0440\u0435\u0442\u044C\u044F", "\u0442\u0440\u0435\u0442\u044C\u044F?"},
               {"twelve letters", "not translated"},
               {"Ferry", "Ferry!"},
               {"12", "13"}});
  const PartFindings findings = check_training(text);
  EXPECT_EQ(name_of(findings.source_script), "Latin");
  EXPECT_EQ(name_of(findings.target_script), "Cyrillic");
  EXPECT_THAT(list(findings), ElementsAre("other_script source: 1 at 3", "other_script target: 1 at 4"));
}

TEST(CorpusCheck, FindsWhatThePartsHaveInCommon) {
  const ParallelText train = text_of({{"a", "1"}, {"b", "2"}, {"c", "3"}, {"d", "4"}});
  const ParallelText valid = text_of({{"b", "2"}, {"x", "5"}, {"c", "6"}});
  const ParallelText test = text_of({{"y", "7"}, {"d", "8"}, {"x", "9"}});
  const CorpusFindings findings = check_corpus({train, valid, test}, usual_limit);
  EXPECT_THAT(list(findings.train), ElementsAre("sources_in_evaluation: 3 at 2 3 4"));
  EXPECT_THAT(list(findings.valid), ElementsAre("pairs_in_training: 1 at 1", "sources_in_training: 2 at 1 3"));
  EXPECT_THAT(list(findings.test), ElementsAre("sources_in_training: 1 at 2", "sources_in_validation: 1 at 3"));
}

/// Many pairs with every kind of fault among them.
ParallelText faulty_text() {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (auto& [source, target] : two_languages(3000)) {
    const std::size_t i = pairs.size();
    if (i % 211 == 0) source += "e\u0301 &amp; <b> \u2028";
    if (i % 307 == 1) target += "\u0001\uFEFF\uFFFD";
    if (i % 401 == 2) target = source;
    if (i % 503 == 3) std::swap(source, target);
    if (i % 601 == 4) target += std::string(500, 'Q');
    if (i % 701 == 5) source = "\u0442\u0440\u0435\u0442\u044C\u044F";
    pairs.emplace_back(source, target);
    if (i % 101 == 0) pairs.emplace_back(source, target);
  }
  return text_of(pairs);
}

TEST(CorpusCheck, DoesNotDependOnTheNumberOfThreads) {
  const ParallelText text = faulty_text();
  const int threads = thread_count();
  set_thread_count(1);
  const PartFindings one = check_training(text);
  set_thread_count(4);
  const PartFindings four = check_training(text);
  set_thread_count(threads);
  EXPECT_GT(one.found.size(), 10U);
  EXPECT_EQ(list(one), list(four));
  EXPECT_TRUE(one.pairs == four.pairs);
}

TEST(CorpusReport, SaysWhatEachFindingMeansAndForTrainingWhatFixDoes) {
  const ParallelText text = text_of({{"a <b>", "1"}, {"a <b>", "1"}});
  const PartFindings findings = check_training(text);
  const std::string training = report(text, findings, Purpose::Training);
  EXPECT_THAT(training, HasSubstr("  1 exact repeat: line 2\n      repeats: "));
  EXPECT_THAT(training, HasSubstr("--fix removes the pairs\n"));
  EXPECT_THAT(training, HasSubstr("  2 lines with HTML tags: 2 in source: lines 1, 2\n      tags: "));
  EXPECT_THAT(training, HasSubstr("--fix leaves them\n"));
  EXPECT_THAT(report(text, findings, Purpose::Scoring), Not(HasSubstr("--fix")));
}

TEST(CorpusReport, AsJsonHasEveryKindWhetherItWasFoundOrNot) {
  const ParallelText text = text_of({{"a <b>", "1"}, {"a <b>", "1"}, {"", "2"}});
  const Json json = to_json(text, check_training(text));
  EXPECT_EQ(json["pairs"], 3);
  EXPECT_EQ(json["used"], 2);
  EXPECT_EQ(json["left_out"], 1);
  EXPECT_EQ(json["findings"]["repeats"], (Json{{"count", 1}, {"lines", {2}}}));
  EXPECT_EQ(json["findings"]["blank"]["lines"], Json({3}));
  EXPECT_EQ(json["findings"]["tags"]["count"], 2);
  EXPECT_EQ(json["findings"]["tags"]["source"]["lines"], Json({1, 2}));
  EXPECT_EQ(json["findings"]["tags"]["target"]["count"], 0);
  for (const FindingKind& kind : finding_kinds()) EXPECT_TRUE(json["findings"].contains(kind.name)) << kind.name;
}

}  // namespace
}  // namespace ferry
