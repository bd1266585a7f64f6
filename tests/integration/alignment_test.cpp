// Alignments as users get them: links, weights, pages.
#include <cmath>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;
using testing::Not;

class Align : public testing::Test {
 protected:
  Result align(const std::string& source, const std::string& target, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"align",     tiny_model().string(),
                                       "--source",  folder_.write("s.txt", source).string(),
                                       "--target",  folder_.write("t.txt", target).string(),
                                       "--threads", "1"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(std::move(arguments));
  }
  const TemporaryFolder folder_;
};

TEST_F(Align, LinksEachTargetWordAndTranslateGivesTheSameLinksForItsOwnTranslations) {
  const Result translated = translate(tiny_model(), read_text(words("test.src")), {"--alignment"});
  expect_success(translated);
  std::string targets;
  std::vector<std::string> expected;
  for (const std::string& line : lines_of(translated.out)) {
    const std::size_t bar = line.find(" ||| ");
    ASSERT_NE(bar, std::string::npos) << line;
    targets += line.substr(0, bar) + "\n";
    expected.push_back(line.substr(bar + 5));
  }
  const Result aligned = align(read_text(words("test.src")), targets);
  expect_success(aligned);
  EXPECT_EQ(lines_of(aligned.out), expected);
}

TEST_F(Align, WeightsOfARowSumToOneWhateverTheyAreReadFrom) {
  for (const std::vector<std::string>& how :
       {std::vector<std::string>{}, {"--attention"}, {"--layer", "0"}, {"--layer", "0", "--head", "1"}}) {
    std::vector<std::string> arguments = how;
    arguments.emplace_back("--soft");
    const Result result = align("banu civo .\n", "wexa tholu .\n", arguments);
    expect_success(result);
    const Json json = Json::parse(result.out);
    ASSERT_EQ(json["weights"].size(), json["target"].size());
    EXPECT_EQ(json["target"].back(), "</s>");
    for (const Json& row : json["weights"]) {
      ASSERT_EQ(row.size(), json["source"].size());
      double sum = 0;
      for (const Json& weight : row) sum += weight.get<double>();
      EXPECT_NEAR(sum, 1, 1e-4);
    }
  }
}

TEST_F(Align, ThePartOfTheAttentionThatAlignsBestIsFoundAtTheEndOfTrainingAndWrittenDown) {
  const Json record = read_json(tiny_model() / "best/alignment.json");
  EXPECT_GT(record["agreement"].get<double>(), 0.5);
  EXPECT_LE(record["agreement"].get<double>(), 1);
  EXPECT_EQ(record["pairs"], 20);
  EXPECT_TRUE(read_json(tiny_model() / "best/manifest.json")["files"].contains("alignment.json"));
  const Result inspected = run({"inspect", tiny_model().string(), "--json"});
  EXPECT_EQ(Json::parse(inspected.out)["alignment"], record);
}

TEST_F(Align, ACheckpointThatKnowsNoBestAttentionStillAligns) {
  const fs::path old = folder_ / "old";
  fs::copy(fs::canonical(tiny_model() / "best"), old, fs::copy_options::recursive);
  fs::remove(old / "alignment.json");
  Json manifest = read_json(old / "manifest.json");
  manifest["files"].erase("alignment.json");
  write_text(old / "manifest.json", manifest.dump());
  const Result result =
      run({"align", old.string(), "--source", folder_.write("s", "banu civo .\n").string(), "--target",
           folder_.write("t", "wexa tholu .\n").string(), "--threads", "1", "--attention"});
  expect_success(result);
  EXPECT_EQ(lines_of(result.out).size(), 1U);
}

TEST_F(Align, APageHoldsAMapOfEachPairEscapedAndNeedsNoNetwork) {
  const fs::path page = folder_ / "page.html";
  // What the tokenizer does not know is spelled <unk>.
  const Result result = align("banu & civo .\ngaru .\n", "wexa < tholu .\nfonti .\n", {"--html", page.string()});
  expect_success(result);
  EXPECT_EQ(lines_of(result.out).size(), 2U) << "links as without a page";
  const std::string html = read_text(page);
  std::size_t tables = 0;
  for (std::size_t at = 0; (at = html.find("<table>", at)) != std::string::npos; ++at) ++tables;
  EXPECT_EQ(tables, 2U);
  EXPECT_THAT(html, HasSubstr("&lt;unk&gt;"));
  EXPECT_THAT(html, HasSubstr("&lt;/s&gt;"));
  EXPECT_THAT(html, HasSubstr("class=\"link\""));
  for (const char* foreign : {"<unk>", "http:", "https:", "<script", "<link", "src=", "url(", "@import"}) {
    EXPECT_THAT(html, Not(HasSubstr(foreign)));
  }
}

TEST_F(Align, APageThatCannotBeWrittenIsTheUsersErrorAndLeavesNothing) {
  const Result result = align("banu .\n", "wexa .\n", {"--html", (folder_ / "none/page.html").string()});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("page.html"));
}

}  // namespace
}  // namespace ferry::integration
