// The published cases of faults, where the folder with them stands beside the repository.
#include <algorithm>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class SharedCases : public testing::Test {
 protected:
  void SetUp() override {
    if (!fs::exists(cases_)) GTEST_SKIP() << "there is no " << cases_;
  }
  std::string file(const std::string& name) const { return (cases_ / name).string(); }
  Result dry_run(const std::string& corpus) const {
    const TemporaryFolder folder;
    const fs::path config = folder.write(
        "config.yaml",
        "run: run\n" + data_section(file(corpus + "/train.src"), file(corpus + "/train.trg")) + tiny_shape);
    const Result result = run({"train", config.string(), "--dry-run"});
    EXPECT_FALSE(fs::exists(folder / "run"));
    return result;
  }

 private:
  const fs::path cases_ = fs::path(FERRY_SOURCE_DIR).parent_path() / "shared" / "cases";
};

TEST_F(SharedCases, EveryCorpusGivesTheRightNumberOfPairs) {
  const std::vector<std::pair<std::string, std::string>> expected{{"corpus_u2028", "7 pairs read, 7 used"},
                                                                  {"corpus_blank_lines", "3 blank (lines 3, 5, 6)"},
                                                                  {"corpus_crlf", "7 pairs read, 7 used"},
                                                                  {"corpus_bom", "byte order mark"},
                                                                  {"corpus_nul", "NUL bytes in 1 line"},
                                                                  {"corpus_huge_line", "1 too long (line 4)"},
                                                                  {"corpus_huge_word", "1 too long (line 4)"},
                                                                  {"corpus_duplicates", "8 pairs read, 8 used"},
                                                                  {"corpus_special_symbols", "U+2585, line 5"},
                                                                  {"corpus_tab", "7 pairs read, 7 used"},
                                                                  {"corpus_whitespace_only", "7 pairs read, 2 used"}};
  for (const auto& [corpus, said] : expected) {
    const Result result = dry_run(corpus);
    EXPECT_EQ(result.code, 0) << corpus;
    EXPECT_THAT(result.err, HasSubstr(said)) << corpus;
  }
}

TEST_F(SharedCases, EveryFaultOfACorpusIsFound) {
  const std::vector<std::pair<std::string, std::string>> expected{
      {"corpus_duplicates", "4 exact repeats, 1 source with different targets"},
      {"corpus_u2028", "3 lines with U+2028, U+2029 or U+0085 inside: 3 in source: lines 1, 2, 3"},
      {"corpus_u2028", "4 lines with control characters: 4 in source: lines 4, 5, 6, 7"},
      {"corpus_blank_lines", "3 pairs with a blank side: lines 3, 5, 6"},
      {"corpus_whitespace_only", "5 pairs with a blank side: lines 2, 3, 4, 5, 6"},
      {"corpus_crlf", "7 of 7 lines end with CR LF"},
      {"corpus_bom", "a byte order mark at its start"},
      {"corpus_nul", "1 pair with NUL bytes: line 2"},
      {"corpus_huge_line", "1 pair that is too long: line 4"},
      {"corpus_huge_word", "1 pair that is too long: line 4"},
      {"corpus_special_symbols", "1 line with HTML entities: 1 in source: line 7"},
      {"corpus_tab", "7 pairs read, 7 used; 0 left out\n  nothing else was found"}};
  for (const auto& [corpus, said] : expected) {
    const Result result =
        run({"check-data", "--source", file(corpus + "/train.src"), "--target", file(corpus + "/train.trg")});
    EXPECT_EQ(result.code, 0) << corpus;
    EXPECT_THAT(result.out, HasSubstr(said)) << corpus;
  }
  const Result mismatch =
      run({"check-data", "--source", file("corpus_mismatch/train.src"), "--target", file("corpus_mismatch/train.trg")});
  EXPECT_EQ(mismatch.code, 2);
  EXPECT_THAT(mismatch.err, AllOf(HasSubstr("train.src has 7"), HasSubstr("train.trg has 6")));
}

TEST_F(SharedCases, ACorpusWithSidesOfDifferentLengthsIsRefused) {
  const Result result = dry_run("corpus_mismatch");
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, AllOf(HasSubstr("train.src has 7"), HasSubstr("train.trg has 6")));
}

TEST_F(SharedCases, EveryInputGivesALineForEachLine) {
  const std::vector<std::pair<std::string, std::size_t>> expected{
      {"translate_crlf", 3},  {"translate_empty_file", 0},     {"translate_empty_lines", 7}, {"translate_oov", 3},
      {"translate_order", 6}, {"translate_single_newline", 1}, {"translate_u2028", 7}};
  for (const auto& [input, lines] : expected) {
    const Result result = translate(tiny_model(), read_text(file(input + "/in.txt")), {"--beam", "1"});
    EXPECT_EQ(result.code, 0) << input;
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), static_cast<std::ptrdiff_t>(lines)) << input;
    EXPECT_THAT(result.out, AllOf(Not(HasSubstr("\r")), Not(HasSubstr("\u2581"))));
  }
}

TEST_F(SharedCases, TwelveHundredLinesDoNotDependOnTheBatch) {
  const std::string input = read_text(file("translate_1200/in.txt"));
  const Result large = translate(tiny_model(), input, {"--beam", "1", "--batch-tokens", "4096"});
  expect_success(large);
  EXPECT_EQ(std::count(large.out.begin(), large.out.end(), '\n'), 1200);
  EXPECT_EQ(translate(tiny_model(), input, {"--beam", "1", "--batch-tokens", "64"}).out, large.out);
}

TEST_F(SharedCases, EveryScoreIsTheOneExpected) {
  for (const char* name : {"eval_basic", "eval_case", "eval_empty_hyp", "eval_all_empty", "eval_identity",
                           "eval_short_perfect", "eval_unicode"}) {
    const std::string folder = name;
    const Json expected = read_json(file(folder + "/expected.json"));
    const Result result =
        run({"metrics", file(folder + "/hyp.txt"), "--reference", file(folder + "/ref.txt"), "--json"});
    expect_success(result);
    const Json measured = Json::parse(result.out);
    EXPECT_NEAR(measured["bleu"]["score"].get<double>(), expected["bleu_13a_exp"].get<double>(), 5e-4) << name;
    EXPECT_NEAR(measured["chrf"]["score"].get<double>(), expected["chrf2"].get<double>(), 5e-4) << name;
  }
  const Result mismatch = run({"metrics", file("eval_mismatch/hyp.txt"), "--reference", file("eval_mismatch/ref.txt")});
  EXPECT_EQ(mismatch.code, 2);
  EXPECT_EQ(mismatch.out, "");
}

}  // namespace
}  // namespace ferry::integration
