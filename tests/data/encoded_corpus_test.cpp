#include "data/encoded_corpus.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/threads.h"
#include "data/corpus_fixture.h"

namespace ferry {
namespace {

using testing::ElementsAre;

TEST(IdSequences, GiveBackWhatWasAddedAndAppended) {
  IdSequences first;
  first.add(std::vector<std::int32_t>{1, 2});
  first.add(std::vector<std::int32_t>{});
  IdSequences second;
  second.add(std::vector<std::int32_t>{3});
  second.add(std::vector<std::int32_t>{4, 5, 6});
  first.append(second);
  EXPECT_THAT(to_vectors(first), ElementsAre(ElementsAre(1, 2), ElementsAre(), ElementsAre(3), ElementsAre(4, 5, 6)));
  EXPECT_EQ(first.length(3), 3);
}

TEST(EncodedCorpus, HoldsTheTokenizersIdsOfEveryPairInOrder) {
  const ParallelText text = invented_text(3000);  // more than one unit of work
  const EncodedCorpus corpus = encode_corpus(text, invented_tokenizers(), 128);
  ASSERT_EQ(corpus.size(), text.size());
  EXPECT_EQ(corpus.lines, text.lines);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto source = corpus.source[i];
    const auto target = corpus.target[i];
    EXPECT_EQ(std::vector(source.begin(), source.end()), invented_tokenizers().source->encode(text.source[i]));
    EXPECT_EQ(std::vector(target.begin(), target.end()), invented_tokenizers().target->encode(text.target[i]));
  }
}

TEST(EncodedCorpus, DoesNotDependOnTheNumberOfThreads) {
  const ParallelText text = invented_text(5000);
  set_thread_count(1);
  const EncodedCorpus one = encode_corpus(text, invented_tokenizers(), 20);
  set_thread_count(4);
  const EncodedCorpus four = encode_corpus(text, invented_tokenizers(), 20);
  set_thread_count(0);
  EXPECT_EQ(to_vectors(one.source), to_vectors(four.source));
  EXPECT_EQ(to_vectors(one.target), to_vectors(four.target));
  EXPECT_EQ(one.lines, four.lines);
  EXPECT_EQ(summary(one, "", text.lines_read), summary(four, "", text.lines_read));
}

TEST(EncodedCorpus, LeavesOutPairsOverTheLimitOrWithoutAPieceAndNamesThemInOrder) {
  ParallelText text;
  const std::string sentence = "rada miko";
  const auto pieces = static_cast<int>(invented_tokenizers().source->encode(sentence).size());
  const auto add = [&](const std::string& source, const std::string& target) {
    text.source.add(source);
    text.target.add(target);
    text.lines.push_back(text.lines_read += 1);
  };
  add(sentence, sentence);            // exactly at the limit
  add(sentence, sentence + " rada");  // over it
  add("\xE2\x80\x8B\x01", sentence);  // normalised away
  add(sentence + " miko", sentence);  // over it
  text.lines_read += 1;
  text.left_out.push_back({Reason::Blank, 5});  // by the reader
  const EncodedCorpus corpus = encode_corpus(text, invented_tokenizers(), pieces);
  EXPECT_THAT(corpus.lines, ElementsAre(1));
  EXPECT_EQ(summary(corpus, "training", text.lines_read),
            "training: 5 pairs read, 1 used; 4 left out: 2 blank (lines 3, 5), 2 too long (lines 2, 4)");
}

TEST(EncodedCorpus, LeavesOutARunOfUnknownCharactersThoughItIsOnePiece) {
  ParallelText text;
  for (const int characters : {16 * 5, 16 * 5 + 1}) {
    std::string run;
    for (int i = 0; i < characters; ++i) run += "\xD0\x96";  // U+0416, two bytes
    text.source.add(run);
    text.target.add("rada");
    text.lines.push_back(text.lines_read += 1);
  }
  EXPECT_EQ(summary(encode_corpus(text, invented_tokenizers(), 5), "", text.lines_read),
            "2 pairs read, 1 used; 1 left out: 1 too long (line 2)");
}

TEST(SampledCorpus, HasTheSamePairsInTheSameOrderInOtherSegmentations) {
  const ParallelText text = invented_text(400);
  const EncodedCorpus best = encode_corpus(text, invented_tokenizers(), 15);
  ASSERT_LT(best.size(), text.size());  // some pairs were left out, so that positions in text and corpus differ
  const EncodedCorpus sampled = sample_corpus(best, text, invented_tokenizers(), 0.3, 15, 1, 0);
  ASSERT_EQ(sampled.size(), best.size());
  EXPECT_EQ(sampled.lines, best.lines);
  EXPECT_NE(to_vectors(sampled.source), to_vectors(best.source));
  EXPECT_NE(to_vectors(sampled.target), to_vectors(best.target));
  for (std::size_t i = 0; i < best.size(); ++i) {
    EXPECT_EQ(invented_tokenizers().source->decode(sampled.source[i]),
              invented_tokenizers().source->decode(best.source[i]));
    EXPECT_EQ(invented_tokenizers().target->decode(sampled.target[i]),
              invented_tokenizers().target->decode(best.target[i]));
  }
}

TEST(SampledCorpus, IsAPureFunctionOfSeedAndEpoch) {
  const ParallelText text = invented_text(1500);
  const EncodedCorpus best = encode_corpus(text, invented_tokenizers(), 128);
  const auto sample = [&](std::uint64_t seed, std::int64_t epoch) {
    return to_vectors(sample_corpus(best, text, invented_tokenizers(), 0.3, 128, seed, epoch).source);
  };
  const auto first = sample(1, 5);
  EXPECT_NE(sample(1, 6), first);
  EXPECT_NE(sample(2, 5), first);
  EXPECT_EQ(sample(1, 5), first);
}

TEST(SampledCorpus, KeepsTheBestSegmentationOfPairsThatWouldBecomeTooLong) {
  const ParallelText text = invented_text(200);
  const EncodedCorpus best = encode_corpus(text, invented_tokenizers(), 15);
  const EncodedCorpus sampled = sample_corpus(best, text, invented_tokenizers(), 0.0, 15, 1, 0);
  for (std::size_t i = 0; i < sampled.size(); ++i) {
    EXPECT_LE(sampled.source.length(i), 15);
    EXPECT_LE(sampled.target.length(i), 15);
  }
}

TEST(SampledCorpus, StopsWhenAskedTo) {
  const ParallelText text = invented_text(100);
  const EncodedCorpus best = encode_corpus(text, invented_tokenizers(), 128);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(sample_corpus(best, text, invented_tokenizers(), 0.3, 128, 1, 0, stop.get_token()).source.size(), 0U);
}

}  // namespace
}  // namespace ferry
