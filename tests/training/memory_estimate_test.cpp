#include "training/memory_estimate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "training/tiny_run.h"

namespace ferry {
namespace {

using testing::HasSubstr;

TEST(MemoryEstimate, ParametersAreCountedAsTheModelHasThem) {
  for (const Tie tie : {Tie::All, Tie::Target, Tie::None}) {
    for (const Activation activation : {Activation::Relu, Activation::Gelu, Activation::Swiglu}) {
      TransformerShape shape = tiny_shape();
      shape.tie = tie;
      shape.activation = activation;
      shape.encoder_layers = 3;
      if (tie != Tie::All) shape.source_vocabulary = 41;
      Transformer model(shape, 1);
      EXPECT_EQ(FlatParameters(*model).size(), parameter_count(shape));
    }
  }
}

TEST(MemoryEstimate, ABatchTakesMoreWithEachSentencePositionAndLayerAndHalfTheTypeTakesLess) {
  const TransformerShape shape = tiny_shape();
  const std::int64_t base = batch_memory(shape, {10, 20, 20}, 4);
  EXPECT_EQ(batch_memory(shape, {20, 20, 20}, 4), 2 * base);
  // Attention grows with the square of the length, all else with the length.
  EXPECT_GT(batch_memory(shape, {10, 40, 40}, 4), 2 * base);
  EXPECT_LT(batch_memory(shape, {10, 40, 40}, 4), 4 * base);
  EXPECT_LT(batch_memory(shape, {10, 20, 20}, 2), base);
  TransformerShape deep = shape;
  deep.decoder_layers = 4;
  EXPECT_GT(batch_memory(deep, {10, 20, 20}, 4), base);
}

TEST(MemoryEstimate, TheLargestBatchIsTheOneThatTakesMost) {
  // One pair alone fills a batch of 21 positions; forty of one piece fill one of eighty.
  EncodedCorpus corpus;
  const auto add = [&corpus](std::size_t length) {
    const std::vector<std::int32_t> ids(length, 5);
    corpus.source.add(ids);
    corpus.target.add(ids);
    corpus.lines.push_back(static_cast<std::int64_t>(corpus.size() + 1));
  };
  add(20);
  for (int i = 0; i < 40; ++i) add(1);
  Config config;
  config.training.batch_tokens.choose(80);
  const BatchSize largest = largest_batch(tiny_shape(), corpus, config, 4);
  EXPECT_EQ(largest.sentences, 40);
  EXPECT_EQ(largest.source, 2);
}

TEST(MemoryEstimate, WhereTheLargestBatchIsOnePairSmallerBatchesAreNoRemedy) {
  Config config;
  config.training.batch_tokens.choose(4096);
  const MemoryEstimate one_pair{.parameters = 100'000, .batch = 2'000'000, .sentences = 1};
  try {
    check_memory(one_pair, {.bytes = 1'000'000, .limit = "x"}, config);
    FAIL() << "accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), HasSubstr("data.max_tokens"));
    EXPECT_THAT(error.what(), testing::Not(HasSubstr("batch_tokens")));
  }
}

/// A configuration whose batches, or whose model, take most.
MemoryEstimate estimate(std::int64_t parameters, std::int64_t batch) {
  return {.parameters = parameters, .batch = batch, .program = 1000};
}

std::string outcome(const MemoryEstimate& needed, const AvailableMemory& available) {
  Config config;
  config.training.batch_tokens.choose(4096);
  testing::internal::CaptureStderr();
  std::string thrown;
  try {
    check_memory(needed, available, config);
  } catch (const UserError& error) {
    thrown = error.what();
  }
  const std::string said = testing::internal::GetCapturedStderr();
  return !thrown.empty() ? "refused: " + thrown : said.find("warning") != std::string::npos ? said : "accepted";
}

TEST(MemoryEstimate, WhatClearlyDoesNotFitIsRefusedWithWhatWouldHelp) {
  const AvailableMemory little{.bytes = 1'000'000, .limit = "memory of the machine"};
  EXPECT_THAT(outcome(estimate(100'000, 2'000'000), little),
              testing::AllOf(HasSubstr("refused"), HasSubstr("training.batch_tokens: 2048"),
                             HasSubstr("training.accumulate: 2"), HasSubstr("memory of the machine")));
  EXPECT_THAT(outcome(estimate(2'000'000, 100'000), little), HasSubstr("a smaller model"));
}

TEST(MemoryEstimate, WhatIsTightIsWarnedOfAndWhatIsAmpleIsNot) {
  const MemoryEstimate needed = estimate(500'000, 500'000);
  EXPECT_THAT(outcome(needed, {.bytes = 1'000'000, .limit = "x"}), HasSubstr("may not suffice"));
  EXPECT_EQ(outcome(needed, {.bytes = 2'000'000, .limit = "x"}), "accepted");
}

TEST(MemoryEstimate, WhereAllocationsFailABatchIsNoReasonToRefuse) {
  const AvailableMemory limited{.bytes = 1'000'000, .limit = "ulimit -v", .allocations_fail = true};
  EXPECT_THAT(outcome(estimate(100'000, 5'000'000), limited), HasSubstr("may not suffice"));
  EXPECT_THAT(outcome(estimate(5'000'000, 100'000), limited), HasSubstr("refused"));
}

}  // namespace
}  // namespace ferry
