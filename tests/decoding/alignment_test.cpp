#include "decoding/alignment.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

using Words = std::vector<int>;

TEST(Alignment, APieceBeginsAWordWhereABlankStandsBeforeIt) {
  EXPECT_EQ(words_of_pieces({"▁ra", "da", "▁mi", "ko", "▁."}), (Words{0, 0, 1, 1, 2}));
  EXPECT_EQ(words_of_pieces({"ra", "da", "▁mi"}), (Words{0, 0, 1}));
  EXPECT_EQ(words_of_pieces({}), Words{});
}

TEST(Alignment, APieceThatIsABlankAloneBelongsToTheWordAfterIt) {
  EXPECT_EQ(words_of_pieces({"▁", "ra", "▁", "mi"}), (Words{0, 0, 1, 1}));
  EXPECT_EQ(words_of_pieces({"▁ra", "▁", "▁mi"}), (Words{0, 1, 1}));
  EXPECT_EQ(words_of_pieces({"▁ra", "▁"}), (Words{0, -1}));
}

TEST(Alignment, APieceOfSeveralWordsBelongsToItsFirstAndCountsAll) {
  EXPECT_EQ(words_of_pieces({"▁ra▁da", "mi", "▁ko"}), (Words{0, 1, 2}));
}

TEST(Alignment, LinksEachTargetWordToTheSourceWordThatItsPiecesAttendToMost) {
  // Source pieces: word 0 of two pieces, word 1; then </s>. Target pieces: word 0, word 1 of two pieces; then </s>.
  const Tensor attention = at::tensor({0.1F, 0.1F, 0.7F, 0.1F,    //
                                       0.3F, 0.3F, 0.35F, 0.05F,  // the two pieces of word 0 together outweigh word 1
                                       0.1F, 0.1F, 0.1F, 0.7F,    // </s> takes no part
                                       0.25F, 0.25F, 0.25F, 0.25F})
                               .view({4, 4});
  const auto links = word_alignment(attention, {0, 0, 1}, {0, 1, 1});
  EXPECT_EQ(links, (std::vector<AlignmentLink>{{1, 0}, {0, 1}}));
  EXPECT_EQ(to_pharaoh(links), "1-0 0-1");
}

TEST(Alignment, AWordWithoutAPieceOfItsOwnHasNoLink) {
  // Target: a piece of words 0 and 1 counts for word 0; then word 2.
  const Tensor attention = at::tensor({0.2F, 0.8F, 0.0F,  //
                                       0.9F, 0.1F, 0.0F,  //
                                       0.3F, 0.3F, 0.4F})
                               .view({3, 3});
  const std::vector<int> target_words = words_of_pieces({"▁ra▁da", "▁ko"});
  ASSERT_EQ(target_words, (Words{0, 2}));
  EXPECT_EQ(word_alignment(attention, {0, 1}, target_words), (std::vector<AlignmentLink>{{1, 0}, {0, 2}}));
}

TEST(Alignment, OfNothingIsEmpty) {
  EXPECT_TRUE(word_alignment(at::ones({1, 3}), {0, 1}, {}).empty());
  EXPECT_TRUE(word_alignment(at::ones({2, 1}), {}, {0}).empty());
  EXPECT_EQ(to_pharaoh({}), "");
}

}  // namespace
}  // namespace ferry
