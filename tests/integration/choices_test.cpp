// Each value that an option with names can have, in the program itself: trained with, saved, gone on from, translated
// with.
#include <gtest/gtest.h>

#include "config/config.h"
#include "integration/training_run.h"

namespace ferry::integration {
namespace {

template <typename Choice>
std::vector<std::string> settings(const std::string& option, Choice choice) {
  std::vector<std::string> all;
  for (const std::string_view name : names_of(choice)) all.push_back(option + "=" + std::string(name));
  return all;
}

std::string sentence_of(const testing::TestParamInfo<std::string>& setting) {
  std::string name = setting.param;
  for (char& letter : name) {
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  }
  return name;
}

class Choice : public testing::TestWithParam<std::string> {};

TEST_P(Choice, TrainsGoesOnAndTranslates) {
  for (const std::string precision : {"precision=float32", "precision=bfloat16"}) {
    const Workspace workspace("training: {batch_tokens: 1000}\nvalidation: {every: 2}\n" + std::string("threads: 1\n") +
                              "tokenizer: {vocabulary: 60}\n"
                              "model: {width: 32, heads: 2, feed_forward: 96, encoder_layers: 1, decoder_layers: 1}\n");
    const std::vector<std::string> set{precision, GetParam()};
    for (const int limit : {2, 4}) {
      std::vector<std::string> with_limit = set;
      with_limit.push_back(updates(limit));
      expect_success(workspace.train(with_limit));
    }
    EXPECT_EQ(progress_of(workspace / "run/last")["update"], 4);
    const Result translated = run({"translate", (workspace / "run").string(), "--input", words("test.src").string()});
    expect_success(translated);
    EXPECT_EQ(lines_of(translated.out).size(), 16U);
  }
}

INSTANTIATE_TEST_SUITE_P(Activation, Choice, testing::ValuesIn(settings("model.activation", Activation{})),
                         sentence_of);
INSTANTIATE_TEST_SUITE_P(Tie, Choice, testing::ValuesIn(settings("model.tie", Tie{})), sentence_of);
INSTANTIATE_TEST_SUITE_P(Kind, Choice, testing::ValuesIn(settings("tokenizer.kind", TokenizerKind{})), sentence_of);
INSTANTIATE_TEST_SUITE_P(Schedule, Choice, testing::ValuesIn(settings("learning_rate.schedule", Schedule{})),
                         sentence_of);
INSTANTIATE_TEST_SUITE_P(Metric, Choice, testing::ValuesIn(settings("validation.metric", Metric{})), sentence_of);

}  // namespace
}  // namespace ferry::integration
