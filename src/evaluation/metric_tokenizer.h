// Cuts a line into the words that BLEU counts, as sacreBLEU's tokenizers of the same names do, so that figures can be
// compared with published ones (Post 2018, "A call for clarity in reporting BLEU scores").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "config/validation_config.h"

namespace ferry {

/// By the name that options and signatures have: "13a", "intl", "char", "zh", "none". Throws UserError listing the
/// names when there is no such tokenizer.
MetricTokenizer metric_tokenizer(std::string_view name);

/// The words of a line. White space at its end is dropped first; words hold none.
std::vector<std::u32string> metric_words(std::string_view line, MetricTokenizer tokenizer);

/// The parts of a text between runs of Unicode white space.
std::vector<std::u32string> split_at_white_space(std::u32string_view text);

}  // namespace ferry
