#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "data/batch.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;

std::vector<std::vector<std::int64_t>> rows(const Tensor& ids) {
  EXPECT_EQ(ids.dtype(), at::kLong);
  EXPECT_EQ(ids.dim(), 2);
  std::vector<std::vector<std::int64_t>> all;
  for (std::int64_t row = 0; row < ids.size(0); ++row) {
    const auto* values = ids.data_ptr<std::int64_t>() + row * ids.size(1);
    all.emplace_back(values, values + ids.size(1));
  }
  return all;
}

std::vector<std::int32_t> values(const Tensor& lengths) {
  EXPECT_EQ(lengths.dtype(), at::kInt);
  const auto* begin = lengths.data_ptr<std::int32_t>();
  return {begin, begin + lengths.numel()};
}

TEST(Collate, ShiftsTheTargetByOneAndPadsAtTheEndOnly) {
  EncodedCorpus corpus = corpus_of_lengths({{2, 3}, {9, 9}, {1, 1}});  // pieces 4, 5 and 6
  const Batch batch = collate(corpus, {2, 0});
  EXPECT_THAT(rows(batch.source.ids), ElementsAre(ElementsAre(6, end_id, pad_id), ElementsAre(4, 4, end_id)));
  EXPECT_THAT(values(batch.source.lengths), ElementsAre(2, 3));
  EXPECT_THAT(rows(batch.target_input),
              ElementsAre(ElementsAre(begin_id, 6, pad_id, pad_id), ElementsAre(begin_id, 4, 4, 4)));
  EXPECT_THAT(rows(batch.target_output),
              ElementsAre(ElementsAre(6, end_id, pad_id, pad_id), ElementsAre(4, 4, 4, end_id)));
  EXPECT_THAT(values(batch.target_lengths), ElementsAre(2, 4));
  EXPECT_EQ(batch.source_tokens, 5);
  EXPECT_EQ(batch.target_tokens, 6);
  EXPECT_THAT(batch.pairs, ElementsAre(2, 0));
}

TEST(Collate, TurnsAnEmptySourceSentenceIntoALoneEnd) {
  const SourceBatch batch = collate_source({{}, {7, 8}});
  EXPECT_THAT(rows(batch.ids), ElementsAre(ElementsAre(end_id, pad_id, pad_id), ElementsAre(7, 8, end_id)));
  EXPECT_THAT(values(batch.lengths), ElementsAre(1, 3));
  EXPECT_THAT(rows(collate_source({{}}).ids), ElementsAre(ElementsAre(end_id)));
}

TEST(Collate, RefusesAnEmptyBatch) {
  EXPECT_THROW(collate(EncodedCorpus{}, {}), InternalError);
  EXPECT_THROW(collate_source({}), InternalError);
}

}  // namespace
}  // namespace ferry
