// The toy task: English number words to German ones, three in a hundred of which were seen in training. It needs the
// order of words turned round and words put together out of parts, so a model that merely remembers fails it.
#include <algorithm>
#include <set>

#include "integration/training_run.h"
#include "learning/number_words.h"

namespace ferry::integration {
namespace {

/// Runs Python, as a user would, to make the corpus.
void make_numbers(const fs::path& folder) {
  const std::string script = (fs::path(FERRY_SOURCE_DIR) / "scripts" / "make_numbers.py").string();
  const Result result =
      run(Invocation{.arguments = {"python3", script, "--output", folder.string()}, .program = "/usr/bin/env"});
  ASSERT_EQ(result.code, 0) << result.err;
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size()) {
    text.replace(at, what.size(), with);
  }
  return text;
}

struct Links {
  int right = 0;
  int all = 0;
};

/// A German number is one word, so links of words say nothing. Here the pieces of each part ("zwei", "und", "zwanzig")
/// are summed up; parts that share a piece count as one, and may be linked to the English word of either.
void count_links(const Json& pair, Links& links) {
  const std::string word_mark = "\u2581";
  std::string english;
  std::vector<std::size_t> words;  // of each source piece; </s> is left out
  for (const Json& piece : pair["source"]) english += piece == "</s>" ? "" : piece.get<std::string>();
  std::size_t begun = 0;
  for (const Json& piece : pair["source"]) {
    begun += piece.get<std::string>().starts_with(word_mark) ? 1 : 0;
    words.push_back(begun - 1);
  }
  const std::vector<NumberPart> parts = number_parts(replaced(english, word_mark, " "));
  std::vector<std::size_t> owners;  // the part of each byte
  for (std::size_t part = 0; part < parts.size(); ++part) owners.insert(owners.end(), parts[part].german.size(), part);

  struct Unit {
    std::set<std::size_t> parts;
    std::vector<double> weights;
  };
  std::vector<Unit> units;
  std::size_t at = 0;
  for (std::size_t t = 0; t + 1 < pair["target"].size(); ++t) {
    const std::string piece = replaced(pair["target"][t], word_mark, "");
    std::set<std::size_t> touched;
    for (std::size_t i = 0; i < piece.size(); ++i) touched.insert(owners.at(at++));
    if (touched.empty()) continue;
    if (units.empty() || units.back().parts.count(*touched.begin()) == 0)
      units.push_back({{}, std::vector(begun, 0.0)});
    units.back().parts.insert(touched.begin(), touched.end());
    for (std::size_t s = 0; s + 1 < words.size(); ++s) {
      units.back().weights[words[s]] += pair["weights"][t][s].get<double>();
    }
  }
  for (const Unit& unit : units) {
    const auto link = std::max_element(unit.weights.begin(), unit.weights.end()) - unit.weights.begin();
    ++links.all;
    links.right += std::any_of(unit.parts.begin(), unit.parts.end(),
                               [&](std::size_t part) { return parts[part].english == static_cast<int>(link); });
  }
}

void expect_right_links(const std::string& run_folder, const std::string& source, const std::string& target) {
  const Result aligned = run({"align", run_folder, "--source", source, "--target", target, "--soft"});
  expect_success(aligned);
  Links links;
  for (const std::string& line : lines_of(aligned.out)) count_links(Json::parse(line), links);
  EXPECT_GT(links.all, 1000);
  EXPECT_GE(links.right * 100, links.all * 95) << links.right << " of " << links.all << " links are right";
}

TEST(Numbers, NinetyNineOfAHundredHeldOutNumbersAreExactlyRightAndTheirPartsAligned) {
  const TemporaryFolder folder;
  make_numbers(folder / "data");
  const auto file = [&folder](const char* name) { return (folder / "data" / name).string(); };
  std::vector<std::string> arguments{"train", (fs::path(FERRY_SOURCE_DIR) / "configs" / "numbers.yaml").string()};
  for (const std::string& value : {"run=" + (folder / "run").string(), "data.train.source=" + file("train.en"),
                                   "data.train.target=" + file("train.de"), "data.valid.source=" + file("dev.en"),
                                   "data.valid.target=" + file("dev.de"), "data.test.source=" + file("test.en"),
                                   "data.test.target=" + file("test.de")}) {
    arguments.insert(arguments.end(), {"--set", value});
  }
  Process training({.arguments = arguments});
  const Result trained = training.wait(std::chrono::minutes(13));
  expect_success(trained);

  const Result result = run({"translate", (folder / "run").string()}, read_text(file("test.en")));
  expect_success(result);
  const std::vector<std::string> lines = lines_of(result.out);
  const std::vector<std::string> right = lines_of(read_text(file("test.de")));
  ASSERT_EQ(lines.size(), right.size());
  std::size_t exact = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) exact += lines[i] == right[i] ? 1 : 0;
  EXPECT_GE(exact * 100, right.size() * 99) << exact << " of " << right.size() << " lines are right\n" << trained.err;
  expect_right_links((folder / "run").string(), file("test.en"), file("test.de"));
}

}  // namespace
}  // namespace ferry::integration
