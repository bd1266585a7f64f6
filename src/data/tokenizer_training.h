// Between the first and the second station: the tokenizers that a training text calls for.
#pragma once

#include <string>
#include <vector>

#include "data/parallel_text.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

struct LearnedTokenizers {
  TokenizerPair tokenizers;
  std::vector<std::string> remarks;  ///< see TrainedTokenizer; lines are named by their numbers in the files
};

/// One tokenizer from both sides, or one from each where `config.joint` is false.
LearnedTokenizers learn_tokenizers(const ParallelText& text, const TokenizerConfig& config);

}  // namespace ferry
