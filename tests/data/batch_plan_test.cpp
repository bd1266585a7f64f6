#include "data/batch_plan.h"

#include <algorithm>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "data/corpus_fixture.h"
#include "data/tokenizer_training.h"

namespace ferry {
namespace {

using testing::ElementsAre;

struct Shape {
  std::int64_t longest_source = 0;
  std::int64_t longest_target = 0;
  std::int64_t real = 0;
  std::int64_t padded = 0;
};

Shape shape_of(const EncodedCorpus& corpus, const std::vector<PairIndex>& batch) {
  Shape shape;
  for (const PairIndex pair : batch) {
    shape.longest_source = std::max<std::int64_t>(shape.longest_source, corpus.source.length(pair) + 1);
    shape.longest_target = std::max<std::int64_t>(shape.longest_target, corpus.target.length(pair) + 1);
    shape.real += corpus.source.length(pair) + corpus.target.length(pair) + 2;
  }
  shape.padded = static_cast<std::int64_t>(batch.size()) * (shape.longest_source + shape.longest_target);
  return shape;
}

void expect_sound(const EncodedCorpus& corpus, const BatchPlan& plan, int batch_tokens) {
  std::vector<PairIndex> seen;
  for (const auto& batch : plan.batches) {
    ASSERT_FALSE(batch.empty());
    const Shape shape = shape_of(corpus, batch);
    if (batch.size() > 1) {
      EXPECT_LE(static_cast<std::int64_t>(batch.size()) * shape.longest_source, batch_tokens);
      EXPECT_LE(static_cast<std::int64_t>(batch.size()) * shape.longest_target, batch_tokens);
    }
    seen.insert(seen.end(), batch.begin(), batch.end());
  }
  std::sort(seen.begin(), seen.end());
  std::vector<PairIndex> all(corpus.size());
  std::iota(all.begin(), all.end(), PairIndex{0});
  EXPECT_EQ(seen, all);
}

double padding(const EncodedCorpus& corpus, const BatchPlan& plan) {
  std::int64_t real = 0;
  std::int64_t padded = 0;
  for (const auto& batch : plan.batches) {
    real += shape_of(corpus, batch).real;
    padded += shape_of(corpus, batch).padded;
  }
  return 1.0 - static_cast<double>(real) / static_cast<double>(padded);
}

TEST(EpochOrder, IsAPermutationThatDependsOnSeedAndEpochOnly) {
  const auto order = epoch_order(1000, 1, 0);
  auto sorted = order;
  std::sort(sorted.begin(), sorted.end());
  for (PairIndex i = 0; i < 1000; ++i) EXPECT_EQ(sorted[i], i);
  EXPECT_EQ(epoch_order(1000, 1, 0), order);
  EXPECT_NE(epoch_order(1000, 1, 1), order);
  EXPECT_NE(epoch_order(1000, 2, 0), order);
  EXPECT_TRUE(epoch_order(0, 1, 0).empty());
}

TEST(BatchPlan, HasEveryPairOnceAndNoBatchOverTheBudget) {
  const EncodedCorpus corpus = corpus_of_random_lengths(2000, 40);
  for (const int batch_tokens : {1, 41, 64, 500, 100000}) {
    expect_sound(corpus, plan_batches(corpus, epoch_order(corpus.size(), 1, 0), batch_tokens, 1, 0), batch_tokens);
    expect_sound(corpus, plan_batches_by_length(corpus, batch_tokens), batch_tokens);
  }
}

TEST(BatchPlan, PutsAPairOverTheBudgetInABatchOfItsOwn) {
  const EncodedCorpus corpus = corpus_of_lengths({{2, 2}, {10, 2}, {2, 2}, {2, 10}});
  const BatchPlan plan = plan_batches(corpus, epoch_order(4, 1, 0), 8, 1, 0);
  for (const auto& batch : plan.batches) {
    const bool long_pair = std::any_of(batch.begin(), batch.end(), [](PairIndex pair) { return pair % 2 == 1; });
    EXPECT_EQ(batch.size(), long_pair ? 1U : 2U);
  }
  EXPECT_EQ(plan.batches.size(), 3U);
}

TEST(BatchPlan, FillsTheBudgetExactlyWherePossible) {
  // Three pieces and </s>: four positions; 16 hold four such sentences.
  const EncodedCorpus corpus = corpus_of_lengths(std::vector<std::pair<int, int>>(8, {3, 3}));
  EXPECT_EQ(plan_batches(corpus, epoch_order(8, 1, 0), 16, 1, 0).batches.size(), 2U);
  EXPECT_EQ(plan_batches(corpus, epoch_order(8, 1, 0), 15, 1, 0).batches.size(), 3U);
}

TEST(BatchPlan, DependsOnlyOnItsArgumentsAndDiffersBetweenEpochs) {
  const EncodedCorpus corpus = corpus_of_random_lengths(500, 20);
  const auto plan = [&](std::int64_t epoch) {
    return plan_batches(corpus, epoch_order(corpus.size(), 1, epoch), 200, 1, epoch).batches;
  };
  EXPECT_EQ(plan(3), plan(3));
  // Not only the order of the batches: sentences have other companions.
  auto first = plan(3);
  auto second = plan(4);
  for (auto* batches : {&first, &second}) {
    for (auto& batch : *batches) std::sort(batch.begin(), batch.end());
    std::sort(batches->begin(), batches->end());
  }
  std::vector<std::vector<PairIndex>> kept;
  std::set_intersection(first.begin(), first.end(), second.begin(), second.end(), std::back_inserter(kept));
  EXPECT_LT(kept.size(), first.size() / 4);
}

TEST(BatchPlan, DoesNotGoFromShortToLong) {
  const EncodedCorpus corpus = corpus_of_random_lengths(500, 20);
  const BatchPlan plan = plan_batches(corpus, epoch_order(corpus.size(), 1, 0), 200, 1, 0);
  EXPECT_FALSE(std::is_sorted(plan.batches.begin(), plan.batches.end(), [&](const auto& a, const auto& b) {
    return shape_of(corpus, a).longest_target < shape_of(corpus, b).longest_target;
  }));
}

TEST(BatchPlan, ForEvaluationGoesFromLongToShort) {
  const EncodedCorpus corpus = corpus_of_lengths({{1, 1}, {5, 5}, {3, 3}, {3, 4}});
  EXPECT_THAT(plan_batches_by_length(corpus, 12).batches, ElementsAre(ElementsAre(1, 3), ElementsAre(2, 0)));
}

TEST(BatchPlan, OfNothingIsEmpty) {
  EXPECT_TRUE(plan_batches(EncodedCorpus{}, {}, 10, 1, 0).batches.empty());
  EXPECT_TRUE(plan_batches_by_length(EncodedCorpus{}, 10).batches.empty());
}

TEST(BatchPlan, PadsLessThanATenthOfTheImageDescriptionCorpus) {
  const auto folder = shared_folder() / "data" / "multi30k" / "raw";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "needs " << folder;
  const ParallelText text = read_parallel_text({{folder / "train.en"}, {folder / "train.de"}}, "");
  TokenizerConfig config;
  config.kind = TokenizerKind::Bpe;  // learns in two seconds
  config.vocabulary = 4000;
  const EncodedCorpus corpus = encode_corpus(text, learn_tokenizers(text, config).tokenizers, 128);
  for (const std::int64_t epoch : {0, 1}) {
    const BatchPlan plan = plan_batches(corpus, epoch_order(corpus.size(), 1, epoch), 4096, 1, epoch);
    expect_sound(corpus, plan, 4096);
    EXPECT_LT(padding(corpus, plan), 0.10);
  }
}

}  // namespace
}  // namespace ferry
