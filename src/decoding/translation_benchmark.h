// How fast this machine translates with a model, and what it could do at most.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "decoding/translator.h"

namespace ferry {

struct TranslationBenchmark {
  std::vector<std::string> lines;
  int repetitions = 3;                       ///< timed, after one that is not
  bool one_at_a_time = false;                ///< each line alone, by all threads
  at::ScalarType product_type = at::kFloat;  ///< of the products that the machine's own rate is measured with
};

/// Translates the lines again and again and measures: target_tokens_per_second and seconds (of the median repetition),
/// milliseconds_per_sentence, sentences, target_tokens, peak_memory_bytes, product_gflops (the machine's own rate in
/// products of the model's shape, measured in the same run), achieved_gflops (the products made, over all of the time),
/// stages (seconds of a repetition on average, in one of the threads that translate side by side). Throws UserError
/// when there is nothing to translate.
Json benchmark_translation(const Transformer& model, const TokenizerPair& tokenizers, const TranslationOptions& options,
                           const TranslationBenchmark& benchmark);

}  // namespace ferry
