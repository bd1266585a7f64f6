// Scores that sacreBLEU gives for small files; the files and the scores lie outside the repository.
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "base/errors.h"
#include "base/json.h"
#include "evaluation/bleu.h"
#include "evaluation/chrf.h"

namespace ferry {
namespace {

// The expected scores have four decimals.
constexpr double tolerance = 0.0001;

class PublishedCase : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(FERRY_SOURCE_DIR).parent_path() / "shared" / "cases" / GetParam();
    if (!std::filesystem::exists(folder_)) GTEST_SKIP() << folder_ << " is not here";
    expected_ = Json::parse(std::ifstream(folder_ / "expected.json"));
    hypothesis_ = read_segments(folder_ / "hyp.txt");
    references_ = {read_segments(folder_ / "ref.txt")};
  }
  double expected(const char* key) const { return expected_.at(key).get<double>(); }
  double bleu_with(const BleuOptions& options) const { return corpus_bleu(hypothesis_, references_, options).score; }
  double chrf_with(const ChrfOptions& options) const { return corpus_chrf(hypothesis_, references_, options).score; }

  std::filesystem::path folder_;
  Json expected_;
  Segments hypothesis_;
  std::vector<Segments> references_;
};

TEST_P(PublishedCase, HasSacrebleusScores) {
  EXPECT_NEAR(bleu_with({}), expected("bleu_13a_exp"), tolerance);
  EXPECT_NEAR(bleu_with({.lowercase = true}), expected("bleu_lc"), tolerance);
  EXPECT_NEAR(bleu_with({.tokenizer = MetricTokenizer::None}), expected("bleu_tok_none"), tolerance);
  EXPECT_NEAR(chrf_with({}), expected("chrf2"), tolerance);
  EXPECT_NEAR(chrf_with({.word_order = 2}), expected("chrf2pp"), tolerance);
  if (expected_.contains("bleu_effective_order")) {
    EXPECT_NEAR(bleu_with({.effective_order = true}), expected("bleu_effective_order"), tolerance);
  }
}

TEST_P(PublishedCase, HasSacrebleusCounts) {
  BleuStatistics totals;
  for (const auto& segment : bleu_statistics(hypothesis_, references_, {})) totals += segment;
  const Json& stats = expected_.at("stats");
  EXPECT_EQ(totals.correct, stats.at("c").get<decltype(totals.correct)>());
  EXPECT_EQ(totals.total, stats.at("t").get<decltype(totals.total)>());
  EXPECT_EQ(totals.hypothesis_length, stats.at("hyp_len").get<std::int64_t>());
  EXPECT_EQ(totals.reference_length, stats.at("ref_len").get<std::int64_t>());
  const Bleu result = bleu(totals, {});
  EXPECT_NEAR(result.brevity_penalty, stats.at("bp").get<double>(), 1e-12);
  for (std::size_t n = 0; n < bleu_order; ++n) {
    EXPECT_NEAR(result.precisions[n], stats.at("p").at(n).get<double>(), tolerance);
  }
}

INSTANTIATE_TEST_SUITE_P(Files, PublishedCase,
                         testing::Values("eval_basic", "eval_case", "eval_empty_hyp", "eval_all_empty", "eval_identity",
                                         "eval_short_perfect", "eval_unicode"),
                         [](const auto& folder) { return std::string(folder.param); });

TEST(PublishedMismatch, IsRefusedWithBothCounts) {
  const auto folder = std::filesystem::path(FERRY_SOURCE_DIR).parent_path() / "shared" / "cases" / "eval_mismatch";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << folder << " is not here";
  const Segments hypothesis = read_segments(folder / "hyp.txt");
  const std::vector<Segments> references{read_segments(folder / "ref.txt")};
  EXPECT_THROW(corpus_chrf(hypothesis, references), UserError);
  try {
    corpus_bleu(hypothesis, references);
    FAIL() << "scored although the numbers differ";
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("3 segments"), std::string::npos);
    EXPECT_NE(std::string(error.what()).find("has 4"), std::string::npos);
  }
}

}  // namespace
}  // namespace ferry
