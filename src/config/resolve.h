// What "auto" means: model, vocabulary, dropout and schedule from the size of the corpus. What the file states wins.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "config/config.h"

namespace ferry {

/// How large the training corpus is, as far as it is known before there is a tokenizer. Numbers of characters that are
/// 0 are not known: the vocabulary is then not bounded by the text.
struct CorpusSize {
  std::int64_t pairs = 0;
  std::int64_t source_characters = 0;  ///< code points
  std::int64_t target_characters = 0;
};

/// One automatic choice: "model.width", "256", "3,489 pairs: small".
struct Choice {
  std::string option;
  std::string value;
  std::string why;
};

/// Fills in every Automatic option that the size of a corpus decides, and says what was chosen and why, in the order of
/// the file's sections. Throws UserError where stated values do not fit together (heads that do not divide the width,
/// tie: all without a joint vocabulary).
std::vector<Choice> resolve(Config& config, const CorpusSize& size);

/// The choices as one aligned table.
std::string to_table(const std::vector<Choice>& choices);

}  // namespace ferry
