// Scores of text files and of models, and the promised fields of each JSON object.
#include <cmath>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class Metrics : public testing::Test {
 protected:
  Result measure(const std::string& hypothesis, const std::string& reference,
                 const std::vector<std::string>& more = {}) const {
    std::vector<std::string> arguments{"metrics", folder_.write("hyp.txt", hypothesis).string(), "--reference",
                                       folder_.write("ref.txt", reference).string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(std::move(arguments));
  }
  Json scores(const std::string& hypothesis, const std::string& reference,
              const std::vector<std::string>& more = {}) const {
    std::vector<std::string> with_json = more;
    with_json.emplace_back("--json");
    const Result result = measure(hypothesis, reference, with_json);
    expect_success(result);
    return Json::parse(result.out);
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(Metrics, BleuIsTheGeometricMeanOfPrecisionsWorkedOutByHand) {
  // Of 5, 4, 3, 2 n-grams 4, 3, 2, 1 are right: (4/5 * 3/4 * 2/3 * 1/2) ^ (1/4) = 0.2 ^ (1/4).
  const Json json = scores("banu civo dapel enku lirsa\n", "banu civo dapel enku modu\n");
  EXPECT_NEAR(json["bleu"]["score"].get<double>(), 66.874, 0.001);
  EXPECT_THAT(json["bleu"]["signature"].get<std::string>(), AllOf(HasSubstr("tok:13a"), HasSubstr("smooth:exp")));
  EXPECT_GT(json["chrf"]["score"].get<double>(), 0);
  EXPECT_THAT(json["chrf"]["signature"].get<std::string>(), HasSubstr("nc:6"));
}

TEST_F(Metrics, AnEmptyHypothesisCountsAsASegment) {
  // All n-grams are right, but 5 words stand against 10: exp(1 - 10/5) = 0.36788. Dropped, it would be 100.
  const Json json =
      scores("banu civo dapel enku fosti\n\n", "banu civo dapel enku fosti\ngaru helmo ikwa jedri koptu\n");
  EXPECT_NEAR(json["bleu"]["score"].get<double>(), 36.788, 0.001);
  EXPECT_LT(json["chrf"]["score"].get<double>(), 100);
}

TEST_F(Metrics, NothingButEmptyHypothesesIsZeroAndNoNotANumber) {
  const Json json = scores("\n\n", "banu civo\ndapel\n");
  EXPECT_EQ(json["bleu"]["score"].get<double>(), 0);
  EXPECT_EQ(json["chrf"]["score"].get<double>(), 0);
}

TEST_F(Metrics, FilesOfDifferentLengthsGetNoScoreButBothCounts) {
  const Result result = measure("a\nb\nc\n", "a\nb\nc\nd\n");
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, AllOf(HasSubstr("3"), HasSubstr("4")));
}

TEST_F(Metrics, CaseCountsUnlessOneAsksOtherwiseAndTheSignatureSaysWhich) {
  const std::string text = "Banu civo dapel enku fosti\n";
  const std::string lower = "banu civo dapel enku fosti\n";
  EXPECT_LT(scores(text, lower)["bleu"]["score"].get<double>(), 99);
  const Json json = scores(text, lower, {"--lowercase"});
  EXPECT_NEAR(json["bleu"]["score"].get<double>(), 100, 1e-9);
  EXPECT_THAT(json["bleu"]["signature"].get<std::string>(), HasSubstr("case:lc"));
}

TEST_F(Metrics, TwoSystemsAreAnArrayWithIntervalsAndATest) {
  const TemporaryFolder folder;
  const std::string other = folder.write("other.txt", "banu civo dapel enku lirsa\ngaru\n").string();
  const Json json =
      scores("banu civo dapel enku fosti\ngaru helmo\n", "banu civo dapel enku fosti\ngaru helmo\n", {other});
  ASSERT_EQ(json.size(), 2U);
  for (const Json& system : json) {
    for (const char* metric : {"bleu", "chrf"}) {
      EXPECT_TRUE(system[metric].contains("score"));
      EXPECT_TRUE(system[metric].contains("signature"));
      EXPECT_TRUE(system[metric].contains("confidence"));
    }
  }
  EXPECT_TRUE(json[1]["bleu"].contains("p_value"));
}

TEST(Evaluate, GivesThePromisedFieldsAndTheScoreThatMetricsGivesItsTranslations) {
  const TemporaryFolder folder;
  const std::string output = (folder / "out.txt").string();
  const Result result = run({"evaluate", tiny_model().string(), "--source", words("test.src").string(), "--reference",
                             words("test.trg").string(), "--threads", "1", "--output", output, "--json"});
  expect_success(result);
  const Json json = Json::parse(result.out);
  for (const char* field : {"loss", "perplexity", "sentences", "seconds", "target_tokens_per_second"}) {
    EXPECT_TRUE(json[field].is_number()) << field;
  }
  EXPECT_EQ(json["sentences"], 16);
  EXPECT_NEAR(std::log(json["perplexity"].get<double>()), json["nll"].get<double>(), 1e-9);

  const Result measured = run({"metrics", output, "--reference", words("test.trg").string(), "--json"});
  expect_success(measured);
  for (const char* metric : {"bleu", "chrf"}) {
    EXPECT_NEAR(Json::parse(measured.out)[metric]["score"].get<double>(), json[metric]["score"].get<double>(), 1e-9);
    EXPECT_EQ(Json::parse(measured.out)[metric]["signature"], json[metric]["signature"]);
  }
  EXPECT_EQ(read_text(output), translate(tiny_model(), read_text(words("test.src"))).out);
}

TEST(Evaluate, SaysWhatIsWrongWithTheTranslationsAndThatTheSourceIsUsed) {
  const Result result = run({"evaluate", tiny_model().string(), "--source", words("test.src").string(), "--reference",
                             words("test.trg").string(), "--threads", "1", "--json"});
  expect_success(result);
  const Json diagnostics = Json::parse(result.out)["diagnostics"];
  EXPECT_NEAR(diagnostics["length_ratio"].get<double>(), 1, 0.2);
  for (const char* share : {"empty", "copied", "unknown_source_pieces"}) EXPECT_EQ(diagnostics[share], 0.0) << share;
  // A model this small may miss an end.
  for (const char* share : {"repeated", "cut"}) EXPECT_LE(diagnostics[share].get<double>(), 0.2) << share;
  const Json& use = diagnostics["source_use"];
  EXPECT_EQ(use["uses_source"], true);
  EXPECT_EQ(use["pairs"], 16);
  EXPECT_GT(use["nll_with_shuffled_sources"].get<double>(), use["nll"].get<double>() + 1);
}

TEST(Evaluate, ForPeopleItPrintsTheSameScores) {
  const Result result = run({"evaluate", tiny_model().string(), "--source", words("test.src").string(), "--reference",
                             words("test.trg").string(), "--threads", "1"});
  expect_success(result);
  EXPECT_THAT(result.out, AllOf(HasSubstr("BLEU"), HasSubstr("chrF"), HasSubstr("perplexity"), HasSubstr("tok:13a"),
                                HasSubstr("of the references'"), HasSubstr("with the right sources")));
}

TEST(Inspect, ShowsLearnedParametersConfigurationStateAndScores) {
  const Result result = run({"inspect", tiny_model().string(), "--json"});
  expect_success(result);
  const Json json = Json::parse(result.out);
  std::int64_t count = 0;
  std::vector<std::string> names;
  for (const Json& parameter : json["learned"]["parameters"]) {
    std::int64_t product = 1;
    for (const Json& size : parameter["shape"]) product *= size.get<std::int64_t>();
    EXPECT_EQ(product, parameter["count"].get<std::int64_t>());
    count += product;
    names.push_back(parameter["name"].get<std::string>());
  }
  EXPECT_EQ(json["learned"]["count"].get<std::int64_t>(), count);
  EXPECT_THAT(names, testing::Contains("decoder.layers.0.cross_attention.query.weight"));
  EXPECT_EQ(json["configuration"]["heads"], 2);
  EXPECT_EQ(json["configuration"]["columns_per_head"], 16);
  EXPECT_FALSE(json["state"].empty());
  EXPECT_EQ(json["scores"].size(), 2U);
  EXPECT_EQ(json["progress"]["update"], 300);

  // A checkpoint knows the run that it is in, also by way of a link.
  const Result best = run({"inspect", (tiny_model() / "best").string(), "--json"});
  EXPECT_EQ(Json::parse(best.out)["scores"], json["scores"]);

  const Result readable = run({"inspect", tiny_model().string()});
  expect_success(readable);
  EXPECT_THAT(readable.out, AllOf(HasSubstr("learned"), HasSubstr("configuration"), HasSubstr("state")));
}

TEST(Benchmark, OfTrainingGivesThePromisedFieldsAndWritesNothing) {
  const Workspace workspace(tiny_shape);
  const Result result = run({"benchmark", "train", workspace.config(), "--updates", "3", "--warmup", "1", "--json"});
  expect_success(result);
  const Json json = Json::parse(result.out);
  for (const char* field :
       {"target_tokens_per_second", "seconds", "peak_memory_bytes", "product_gflops", "achieved_gflops"}) {
    EXPECT_GT(json[field].get<double>(), 0) << field;
  }
  EXPECT_TRUE(json["stages"].is_object());
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

TEST(Benchmark, OfTranslationCountsWhatTranslateProducesAndStandsBesideAnEarlierResult) {
  const TemporaryFolder folder;
  const std::string earlier = (folder / "earlier.json").string();
  std::vector<std::string> benchmark{
      "benchmark", "translate", tiny_model().string(), "--input", words("test.src").string(),
      "--beam",    "1",         "--repetitions",       "2",       "--json"};
  const Result first = run(benchmark);
  expect_success(first);
  const Json json = Json::parse(first.out);
  for (const char* field : {"target_tokens_per_second", "seconds", "milliseconds_per_sentence", "peak_memory_bytes",
                            "product_gflops", "achieved_gflops"}) {
    EXPECT_GT(json[field].get<double>(), 0) << field;
  }
  EXPECT_EQ(json["sentences"], lines_of(read_text(words("test.src"))).size());
  const Result translated =
      run({"translate", tiny_model().string(), "--beam", "1", "--input", words("test.src").string()});
  EXPECT_THAT(translated.err, HasSubstr(json["target_tokens"].dump() + " pieces in "));

  write_text(earlier, first.out);
  benchmark.insert(benchmark.end(), {"--compare", earlier});
  const Json compared = Json::parse(run(benchmark).out);
  EXPECT_EQ(compared["earlier"], json);
  EXPECT_EQ(compared["ratio"]["target_tokens"], 1);
  benchmark.back() = words("test.src").string();
  const Result refused = run(benchmark);
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("test.src"), HasSubstr("is no result of a benchmark")));
}

}  // namespace
}  // namespace ferry::integration
