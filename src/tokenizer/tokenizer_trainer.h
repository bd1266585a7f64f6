// Learning a tokenizer from text.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tokenizer/tokenizer.h"

namespace ferry {

struct TrainedTokenizer {
  std::shared_ptr<const Tokenizer> tokenizer;
  int vocabulary_asked = 0;
  int vocabulary_reached = 0;        ///< less where the corpus allows no more, more where its characters need more
  std::vector<std::string> remarks;  ///< what the user should know, one line each (changed size, lines left out)
};

/// Learns `config.vocabulary` pieces from lines. The result does not depend on the number of threads. Remarks name
/// lines[i] as line_numbers[i], or i + 1 where there are no numbers. Throws UserError when user-defined symbols clash
/// with reserved ones or the text has no characters.
TrainedTokenizer train_tokenizer(const std::vector<std::string_view>& lines, const TokenizerConfig& config,
                                 std::span<const std::int64_t> line_numbers = {});

}  // namespace ferry
