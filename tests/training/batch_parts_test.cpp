#include "training/batch_parts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "training/tiny_run.h"

namespace ferry {
namespace {

using testing::ElementsAre;

std::vector<std::int64_t> sizes_of(const std::vector<BatchPart>& parts) {
  std::vector<std::int64_t> sizes;
  for (const BatchPart& part : parts) sizes.push_back(part.rows());
  return sizes;
}

/// Seven pairs, three pieces a side: four positions with </s>.
std::vector<Batch> seven_sentences() {
  EncodedCorpus corpus;
  for (std::int64_t i = 0; i < 7; ++i) {
    corpus.source.add(std::vector<std::int32_t>(3, static_cast<std::int32_t>(4 + i)));
    corpus.target.add(std::vector<std::int32_t>(3, static_cast<std::int32_t>(14 + i)));
    corpus.lines.push_back(i + 1);
  }
  return {collate(corpus, pair_range(0, 7))};
}

TEST(BatchParts, ABatchIsHalvedUntilEachPartIsWithinTheLimitAndASentenceIsNeverCut) {
  const std::vector<Batch> batches = seven_sentences();
  EXPECT_THAT(sizes_of(parts_of(batches)), ElementsAre(7));
  EXPECT_THAT(sizes_of(parts_of(batches, 28)), ElementsAre(7));
  EXPECT_THAT(sizes_of(parts_of(batches, 27)), ElementsAre(3, 4));
  EXPECT_THAT(sizes_of(parts_of(batches, 12)), ElementsAre(3, 2, 2));
  EXPECT_THAT(sizes_of(parts_of(batches, 1)), ElementsAre(1, 1, 1, 1, 1, 1, 1));
}

TEST(BatchParts, ThePartsHaveEveryRowOnceInOrderAndTheirTokensAddUp) {
  const EncodedCorpus corpus = tiny_corpus();
  const std::vector<Batch> batches{collate(corpus, pair_range(0, 11)), collate(corpus, pair_range(11, 24))};
  std::vector<PairIndex> pairs;
  std::int64_t source = 0;
  std::int64_t target = 0;
  for (const BatchPart& part : parts_of(batches, 30)) {
    const Batch rows = rows_of(batches[part.batch], part);
    EXPECT_EQ(rows.source.ids.size(0), part.rows());
    const bool alone = part.rows() == 1;
    EXPECT_EQ(rows.source.ids.size(1), alone ? rows.source_tokens : batches[part.batch].source.ids.size(1));
    EXPECT_EQ(rows.target_output.size(1), alone ? rows.target_tokens : batches[part.batch].target_output.size(1));
    pairs.insert(pairs.end(), rows.pairs.begin(), rows.pairs.end());
    source += rows.source_tokens;
    target += rows.target_tokens;
  }
  EXPECT_EQ(pairs, pair_range(0, 24));
  EXPECT_EQ(source, batches[0].source_tokens + batches[1].source_tokens);
  EXPECT_EQ(target, batches[0].target_tokens + batches[1].target_tokens);
}

/// 24 pairs whose two sides have other lengths.
EncodedCorpus uneven_corpus() {
  EncodedCorpus corpus;
  for (std::int64_t i = 0; i < 24; ++i) {
    corpus.source.add(
        std::vector<std::int32_t>(static_cast<std::size_t>(2 + i % 3), static_cast<std::int32_t>(4 + i % 9)));
    corpus.target.add(
        std::vector<std::int32_t>(static_cast<std::size_t>(4 + i % 5), static_cast<std::int32_t>(5 + i % 8)));
    corpus.lines.push_back(i + 1);
  }
  return corpus;
}

TEST(BatchParts, APartDropsWhatTheWholeDropsInItsRows) {
  const EncodedCorpus corpus = uneven_corpus();
  const Batch whole = collate(corpus, pair_range(0, 24));
  TinyRun run(0.4);
  const NoGradients guard;
  const auto states = [&run](const Batch& batch, ForwardContext context) {
    return run.model->decode(batch, run.model->encode(batch.source, context), context);
  };
  const ForwardContext context = dropout_context({}, 3, 0);
  const Tensor all = states(whole, context);
  const BatchPart part{0, 7, 15};
  const Tensor some = states(rows_of(whole, part), context_of(context, whole, part));
  EXPECT_TRUE(at::allclose(all.narrow(0, 7, 8), some, 1e-5, 1e-5));
  const Tensor other = states(rows_of(whole, part), context);
  EXPECT_FALSE(at::allclose(all.narrow(0, 7, 8), other, 1e-2, 1e-2)) << "the dropout is too weak to be seen";
}

}  // namespace
}  // namespace ferry
