// Section `tokenizer`: how text becomes pieces.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "config/field.h"

namespace ferry {

enum class TokenizerKind { Unigram, Bpe, Char };
constexpr auto names_of(TokenizerKind) {
  return std::array<std::string_view, 3>{"unigram", "bpe", "char"};
}

struct TokenizerConfig {
  TokenizerKind kind = TokenizerKind::Unigram;
  Automatic<int> vocabulary;           ///< number of pieces, the four reserved ones included
  bool joint = true;                   ///< one tokenizer for both sides, or one per side
  Automatic<double> sampling;          ///< alpha: unigram, the smaller the more varied; bpe, merges left out; 0: off
  bool byte_fallback = false;          ///< unknown characters as bytes rather than as the unknown piece
  double character_coverage = 0.9999;  ///< share of the text's characters that get a piece of their own
  std::vector<std::string> symbols;    ///< user-defined pieces that are never split

  bool operator==(const TokenizerConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("kind", self.kind, "how pieces are found");
    visit.option("vocabulary", self.vocabulary, "number of pieces, the four reserved ones included",
                 between(8, 1000000));
    visit.option("joint", self.joint, "one tokenizer for both languages, or one for each");
    visit.option(
        "sampling", self.sampling,
        "varied segmentations in training, 0: off; unigram: alpha, the smaller the more varied; bpe: the share "
        "of merges that is left out",
        between(0, 1));
    visit.option("byte_fallback", self.byte_fallback, "unknown characters as bytes, not as the unknown piece");
    visit.option("character_coverage", self.character_coverage,
                 "share of the text's characters that get a piece of their own", positive_share());
    visit.option("symbols", self.symbols, "pieces of your own that are never split");
  }
};

}  // namespace ferry
