#include "evaluation/target_script.h"

#include <gtest/gtest.h>

#include "evaluation/bleu.h"
#include "evaluation/example_text.h"

namespace ferry {
namespace {

TEST(TargetScript, TextWithBlanksIsCutAs13aHasIt) {
  EXPECT_EQ(tokenizer_for(example_reference()), MetricTokenizer::V13a);
  EXPECT_EQ(tokenizer_for(text({"Это хорошая книга."})), MetricTokenizer::V13a);
  EXPECT_EQ(tokenizer_for(text({"이것은 좋은 책입니다."})), MetricTokenizer::V13a) << "Korean has blanks";
  EXPECT_EQ(tokenizer_for(text({"यह एक अच्छी किताब है।"})), MetricTokenizer::V13a);
  EXPECT_EQ(tokenizer_for(text({"einundzwanzigtausend"})), MetricTokenizer::V13a) << "one word is a word";
}

TEST(TargetScript, ChineseIsCutByZhAndOtherTextWithoutBlanksByCharacters) {
  EXPECT_EQ(tokenizer_for(text({"这是一本好书。", "我们明天去 Berlin。"})), MetricTokenizer::Chinese);
  EXPECT_EQ(tokenizer_for(text({"これは良い本です。"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"นี่เป็นหนังสือที่ดี"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"នេះជាសៀវភៅល្អ"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"ນີ້ແມ່ນປຶ້ມທີ່ດີ"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"ဒါက စာအုပ်ကောင်းပါ"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"འདི་ནི་དེབ་ཡག་པོ་རེད།"})), MetricTokenizer::Character);
}

TEST(TargetScript, LatinTermsInJapaneseAndChineseNamesInEnglishChangeNothing) {
  EXPECT_EQ(tokenizer_for(text({"Dropdown の境界線の色を変更します。"})), MetricTokenizer::Character);
  EXPECT_EQ(tokenizer_for(text({"The city is called 北京 in Chinese, and that means capital of the north."})),
            MetricTokenizer::V13a);
}

TEST(TargetScript, OfTextWithoutLettersIs13a) {
  EXPECT_EQ(tokenizer_for(text({"", "12.5 %"})), MetricTokenizer::V13a);
}

TEST(TargetScript, MakesBleuOfAlmostRightJapaneseMoreThanZero) {
  const Segments reference = text({"これは良い本です。"});
  const Segments translation = text({"これは悪い本です。"});
  EXPECT_EQ(corpus_bleu(translation, {reference}).score, 0);
  const Score score = corpus_bleu(translation, {reference}, {.tokenizer = tokenizer_for(reference)});
  EXPECT_GT(score.score, 20);
  EXPECT_NE(score.signature.find("tok:char"), std::string::npos);
}

}  // namespace
}  // namespace ferry
