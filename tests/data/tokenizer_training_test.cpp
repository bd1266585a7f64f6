#include "data/tokenizer_training.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "data/corpus_fixture.h"

namespace ferry {
namespace {

ParallelText two_alphabets() {
  ParallelText text;
  for (std::int64_t line : {11, 12, 13}) {
    text.source.add("abba abc");
    text.target.add(line == 12 ? "\xE2\x96\x85" : "xyz zyx");
    text.lines.push_back(line);
  }
  return text;
}

TEST(LearnedTokenizers, KnowBothSidesWhenTheyAreJoint) {
  TokenizerConfig config;
  config.kind = TokenizerKind::Char;
  config.vocabulary = 30;
  const LearnedTokenizers learned = learn_tokenizers(two_alphabets(), config);
  EXPECT_TRUE(learned.tokenizers.joint());
  EXPECT_NE(learned.tokenizers.source->id_of("a"), unknown_id);
  EXPECT_NE(learned.tokenizers.source->id_of("x"), unknown_id);
  EXPECT_THAT(learned.remarks,
              testing::Contains("tokenizer training: 1 line skipped: reserved character U+2585, line 12"));
}

TEST(LearnedTokenizers, KnowOnlyTheirSideWhenTheyAreSeparate) {
  TokenizerConfig config;
  config.kind = TokenizerKind::Char;
  config.vocabulary = 8;
  config.joint = false;
  const LearnedTokenizers learned = learn_tokenizers(two_alphabets(), config);
  EXPECT_FALSE(learned.tokenizers.joint());
  EXPECT_NE(learned.tokenizers.source->id_of("a"), unknown_id);
  EXPECT_EQ(learned.tokenizers.source->id_of("x"), unknown_id);
  EXPECT_NE(learned.tokenizers.target->id_of("x"), unknown_id);
  EXPECT_EQ(learned.tokenizers.target->id_of("a"), unknown_id);
  EXPECT_THAT(learned.remarks,
              testing::ElementsAre("target: tokenizer training: 1 line skipped: reserved character U+2585, line 12"));
}

}  // namespace
}  // namespace ferry
