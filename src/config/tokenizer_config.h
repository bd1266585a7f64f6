// Section `tokenizer`: how text becomes pieces.
#pragma once

#include <string>
#include <vector>

#include "config/automatic.h"

namespace ferry {

enum class TokenizerKind { Unigram, Bpe, Char };

struct TokenizerConfig {
  TokenizerKind kind = TokenizerKind::Unigram;
  Automatic<int> vocabulary;             ///< number of pieces, the four reserved ones included
  bool joint = true;                     ///< one tokenizer for both sides, or one per side
  Automatic<double> sampling;            ///< how often training sees another segmentation than the best; 0: never
  bool byte_fallback = false;            ///< unknown characters as bytes rather than as the unknown piece
  double character_coverage = 0.9999;    ///< share of the text's characters that get a piece of their own
  std::vector<std::string> symbols;      ///< user-defined pieces that are never split
  bool operator==(const TokenizerConfig&) const = default;
};

}  // namespace ferry
