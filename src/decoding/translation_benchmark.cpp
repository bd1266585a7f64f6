#include "decoding/translation_benchmark.h"

#include <algorithm>
#include <chrono>

#include "base/errors.h"
#include "base/memory.h"
#include "base/text.h"
#include "kernels/product.h"
#include "kernels/product_rate.h"
#include "kernels/stage.h"

namespace ferry {

Json benchmark_translation(const Transformer& model, const TokenizerPair& tokenizers, const TranslationOptions& options,
                           const TranslationBenchmark& benchmark) {
  using Clock = std::chrono::steady_clock;
  if (std::ranges::all_of(benchmark.lines, [](const std::string& line) { return is_blank(line); })) {
    throw UserError("there is nothing to translate", "a file with at least one line of text after --input");
  }
  Translator translator({model}, tokenizers, options);
  const auto translate_all = [&] {
    if (benchmark.one_at_a_time) {
      for (const std::string& line : benchmark.lines) translator.translate(std::vector{line});
    } else {
      translator.translate(benchmark.lines);
    }
  };
  translate_all();
  const std::int64_t target_tokens = translator.counts().pieces;

  std::vector<double> seconds;
  const double flop_before = kernels::products_flop();
  kernels::start_stage_clock();
  for (int repetition = 0; repetition < benchmark.repetitions; ++repetition) {
    const auto start = Clock::now();
    translate_all();
    seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
  }
  Json stages;
  for (const auto& [name, spent] : kernels::stop_stage_clock()) stages[name] = spent / benchmark.repetitions;
  const double flop = (kernels::products_flop() - flop_before) / benchmark.repetitions;

  std::ranges::sort(seconds);
  const double median = seconds[seconds.size() / 2];
  const auto sentences = static_cast<double>(benchmark.lines.size());
  const TransformerShape& shape = model->shape();
  return {{"target_tokens_per_second", static_cast<double>(target_tokens) / median},
          {"seconds", median},
          {"milliseconds_per_sentence", 1000 * median / sentences},
          {"sentences", benchmark.lines.size()},
          {"target_tokens", target_tokens},
          {"peak_memory_bytes", peak_memory_bytes()},
          {"product_gflops", kernels::product_gflops({256, shape.width, shape.feed_forward}, benchmark.product_type)},
          {"achieved_gflops", flop / median / 1e9},
          {"stages", stages}};
}

}  // namespace ferry
