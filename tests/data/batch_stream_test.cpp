#include "data/batch_stream.h"

#include <algorithm>
#include <stdexcept>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

/// What identifies a batch: the pairs, and the ids as training sees them.
struct Seen {
  StreamPosition position;
  std::vector<PairIndex> pairs;
  Tensor source;
  bool operator==(const Seen& other) const {
    return position == other.position && pairs == other.pairs && at::equal(source, other.source);
  }
};

std::vector<Seen> take(BatchStream& stream, int batches) {
  std::vector<Seen> all;
  for (int i = 0; i < batches; ++i) {
    const StreamPosition position = stream.position();
    Batch batch = stream.next();
    all.push_back({position, batch.pairs, batch.source.ids});
  }
  return all;
}

class BatchStreams : public testing::TestWithParam<double> {
 protected:
  void SetUp() override { corpus_ = encode_corpus(text_, invented_tokenizers(), 128); }
  StreamOptions options() const { return {.batch_tokens = 300, .sampling = GetParam(), .max_tokens = 128, .seed = 9}; }
  BatchStream from(StreamPosition start) const { return {corpus_, text_, invented_tokenizers(), options(), start}; }

  ParallelText text_ = invented_text(150);
  EncodedCorpus corpus_;
};
INSTANTIATE_TEST_SUITE_P(WithoutAndWithSampling, BatchStreams, testing::Values(0.0, 0.3));

TEST_P(BatchStreams, GiveEveryPairOnceAnEpochAndThenTheNextEpoch) {
  BatchStream stream = from({});
  for (std::int64_t epoch = 0; epoch < 3; ++epoch) {
    EXPECT_EQ(stream.position(), (StreamPosition{epoch, 0}));
    const std::int64_t batches = stream.batches_in_epoch();
    EXPECT_GT(batches, 3);
    std::vector<PairIndex> pairs;
    for (const Seen& seen : take(stream, static_cast<int>(batches))) {
      EXPECT_EQ(seen.position.epoch, epoch);
      pairs.insert(pairs.end(), seen.pairs.begin(), seen.pairs.end());
    }
    std::sort(pairs.begin(), pairs.end());
    ASSERT_EQ(pairs.size(), corpus_.size());
    for (PairIndex i = 0; i < pairs.size(); ++i) EXPECT_EQ(pairs[i], i);
  }
}

TEST_P(BatchStreams, GoOnFromAnyPositionAsIfTheyHadNeverStopped) {
  BatchStream straight = from({});
  const std::vector<Seen> all = take(straight, 3 * static_cast<int>(straight.batches_in_epoch()));
  for (const std::size_t stop : {std::size_t{1}, all.size() / 2, all.size() - 1}) {
    BatchStream resumed = from(all[stop].position);
    const std::vector<Seen> rest = take(resumed, static_cast<int>(all.size() - stop));
    EXPECT_TRUE(std::equal(rest.begin(), rest.end(), all.begin() + static_cast<std::ptrdiff_t>(stop)));
  }
}

TEST_P(BatchStreams, EndAtOnceWhereverTheyStand) {
  from({});  // nothing taken
  BatchStream stream = from({5, 0});
  stream.next();
}

TEST_P(BatchStreams, StartTheNextEpochWhenAskedToStartBeyondTheEnd) {
  BatchStream beyond = from({0, 1000});
  BatchStream next = from({1, 0});
  EXPECT_EQ(beyond.next().pairs, next.next().pairs);
  EXPECT_EQ(beyond.position(), (StreamPosition{1, 1}));
}

TEST(BatchStream, ShowsOtherSegmentationsInEachEpochOnlyWhenSampling) {
  const ParallelText text = invented_text(100);
  const EncodedCorpus corpus = encode_corpus(text, invented_tokenizers(), 128);
  const auto tokens_of_epochs = [&](double sampling) {
    BatchStream stream(corpus, text, invented_tokenizers(), {.batch_tokens = 200, .sampling = sampling}, {});
    std::vector<std::int64_t> tokens;
    for (int epoch = 0; epoch < 2; ++epoch) {
      std::int64_t sum = 0;
      for (std::int64_t i = stream.batches_in_epoch(); i > 0; --i) sum += stream.next().source_tokens;
      tokens.push_back(sum);
    }
    return tokens;
  };
  const auto best = tokens_of_epochs(0);
  EXPECT_EQ(best[0], best[1]);
  const auto sampled = tokens_of_epochs(0.2);
  EXPECT_NE(sampled[0], sampled[1]);
  EXPECT_NE(sampled[0], best[0]);
}

TEST(BatchStream, RefusesACorpusWithoutPairs) {
  const ParallelText text;
  const EncodedCorpus corpus;
  EXPECT_THROW(BatchStream(corpus, text, TokenizerPair{}, {.batch_tokens = 10}, {}), UserError);
}

/// Fails when it samples.
class BrokenTokenizer : public Tokenizer {
 public:
  int size() const override { return 10; }
  std::vector<std::int32_t> encode(std::string_view) const override { return {5}; }
  std::string decode(std::span<const std::int32_t>) const override { return {}; }
  std::vector<std::vector<std::int32_t>> sample(std::span<const std::string_view>, double,
                                                std::uint64_t) const override {
    throw std::runtime_error("broken on purpose");
  }
  std::string piece(std::int32_t) const override { return {}; }
  std::int32_t id_of(std::string_view) const override { return unknown_id; }
  const std::string& model_bytes() const override { return empty_; }
  const std::string& fingerprint() const override { return empty_; }

 private:
  std::string empty_;
};

TEST(BatchStream, PassesOnWhatItsThreadThrew) {
  const ParallelText text = invented_text(10);
  const auto broken = std::make_shared<BrokenTokenizer>();
  const TokenizerPair tokenizers{broken, broken};
  const EncodedCorpus corpus = encode_corpus(text, tokenizers, 128);
  BatchStream stream(corpus, text, tokenizers, {.batch_tokens = 100, .sampling = 0.5}, {});
  EXPECT_THROW(stream.next(), std::runtime_error);
  EXPECT_THROW(stream.batches_in_epoch(), std::runtime_error);
}

}  // namespace
}  // namespace ferry
