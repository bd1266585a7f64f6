#include "data/piece_ratio.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

void add_pair(EncodedCorpus& corpus, std::size_t source, std::size_t target) {
  corpus.source.add(std::vector<std::int32_t>(source, 5));
  corpus.target.add(std::vector<std::int32_t>(target, 5));
  corpus.lines.push_back(static_cast<std::int64_t>(corpus.size() + 1));
}

TEST(PieceRatio, IsTheLargestBeyondTheAllowanceOfAFewPairs) {
  EncodedCorpus corpus;
  add_pair(corpus, 4, 10);
  add_pair(corpus, 4, 22);  // (22 - 10) / 4
  add_pair(corpus, 10, 20);
  EXPECT_DOUBLE_EQ(piece_ratio(corpus, 10), 3);
  EXPECT_DOUBLE_EQ(piece_ratio(corpus, 0), 5.5);
}

TEST(PieceRatio, LeavesOutAThousandthOfThePairs) {
  EncodedCorpus corpus;
  for (int i = 0; i < 1998; ++i) add_pair(corpus, 5, 20);
  add_pair(corpus, 1, 100);
  add_pair(corpus, 1, 100);
  EXPECT_DOUBLE_EQ(piece_ratio(corpus, 10), 2) << "two of two thousand may be wrong";
  add_pair(corpus, 1, 100);
  EXPECT_DOUBLE_EQ(piece_ratio(corpus, 10), 90) << "three are a habit";
}

TEST(PieceRatio, OfNoPairsOrShortTargetsIsZero) {
  EncodedCorpus corpus;
  EXPECT_EQ(piece_ratio(corpus, 10), 0);
  add_pair(corpus, 9, 3);
  EXPECT_EQ(piece_ratio(corpus, 10), 0);
}

}  // namespace
}  // namespace ferry
