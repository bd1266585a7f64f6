// The toy task: English number words to German ones, three in a hundred of which were seen in training. It needs the
// order of words turned round and words put together out of parts, so a model that merely remembers fails it.
#include "integration/training_run.h"

namespace ferry::integration {
namespace {

/// Runs Python, as a user would, to make the corpus.
void make_numbers(const fs::path& folder) {
  const std::string script = (fs::path(FERRY_SOURCE_DIR) / "scripts" / "make_numbers.py").string();
  const Result result =
      run(Invocation{.arguments = {"python3", script, "--output", folder.string()}, .program = "/usr/bin/env"});
  ASSERT_EQ(result.code, 0) << result.err;
}

TEST(Numbers, NinetyNineOfAHundredHeldOutNumbersAreExactlyRight) {
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
}

}  // namespace
}  // namespace ferry::integration
