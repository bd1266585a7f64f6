// Which words BLEU should count in a language, as far as its script tells.
#pragma once

#include "evaluation/metric_tokenizer.h"
#include "evaluation/segments.h"

namespace ferry {

/// How to cut lines like these into words. Text that is written without blanks between words would be a word or two a
/// line under 13a, and BLEU next to 0: Chinese is cut by `zh`, Japanese, Thai, Lao, Khmer and the like by `char`, all
/// others as 13a has it. A quarter of the letters decides: there are Latin names and terms in every language.
MetricTokenizer tokenizer_for(const Segments& lines);

}  // namespace ferry
