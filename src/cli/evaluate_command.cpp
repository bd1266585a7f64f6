#include "cli/evaluate_command.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "base/json.h"
#include "base/log.h"
#include "base/threads.h"
#include "cli/load_model.h"
#include "cli/number_checks.h"
#include "cli/result_output.h"
#include "data/parallel_text.h"
#include "evaluation/validator.h"

namespace ferry {
namespace {

struct EvaluateArguments {
  std::string model, source, reference, output;
  std::optional<int> beam;
  std::optional<double> length_penalty;
  std::string tokenize;  ///< empty: as the configuration has it
  int threads = 0;
  kernels::FixedPrecision precision = kernels::FixedPrecision::Float32;
  bool json = false;
};

Json result_as_json(const Validation& result, std::size_t sentences, double seconds) {
  Json json = to_json(result);
  json["sentences"] = sentences;
  json["seconds"] = seconds;
  json["target_tokens_per_second"] = static_cast<double>(result.target_tokens) / seconds;
  return json;
}

void print(const Validation& result, std::size_t sentences, double seconds) {
  std::cout << format("BLEU        {:.2f}   {}\n            {}\n", result.bleu.score, result.bleu.details,
                      result.bleu.signature)
            << format("chrF2       {:.2f}\n            {}\n", result.chrf.score, result.chrf.signature)
            << format("loss        {:.4f} nats a token, perplexity {:.2f}\n", result.loss.nll_per_token(),
                      result.loss.perplexity())
            << format("translated  {} sentences, {} pieces in {:.1f} s, {:.0f} pieces a second\n", sentences,
                      result.target_tokens, seconds, static_cast<double>(result.target_tokens) / seconds)
            << format("outputs     {}\n", to_line(result.diagnostics));
  if (result.source_use) std::cout << format("source      {}\n", to_line(*result.source_use));
}

void write_translations(ResultOutput& output, const std::vector<std::string>& translations) {
  std::string text;
  for (const std::string& line : translations) text += line + '\n';
  output.write(text);
  output.complete();
}

void run_evaluate(const EvaluateArguments& arguments) {
  set_thread_count(arguments.threads);
  refuse_overwriting("--output", arguments.output, {arguments.source, arguments.reference});
  const ParallelText text =
      read_parallel_text({.source = {arguments.source}, .target = {arguments.reference}}, "evaluation", true);
  if (text.lines_read == 0) {
    throw UserError(Problem{.where = arguments.source, .what = "has no lines, so there is nothing to translate"});
  }
  for (const std::string& remark : text.remarks) log::warning("{}", remark);
  // What stands against it is said before the work, not after it.
  std::optional<ResultOutput> output;
  if (!arguments.output.empty()) output.emplace(arguments.output);
  LoadedModel loaded = load_model(arguments.model, arguments.precision);
  const EncodedCorpus corpus = encode_corpus(text, loaded.tokenizers, loaded.config.data.max_tokens);
  if (!corpus.left_out.empty()) {
    log::warning("without a loss (every line is translated and scored): {}",
                 summary("evaluation", text.lines_read, corpus.size(), corpus.left_out));
  }
  ValidationOptions options = validation_options(loaded.config);
  options.translation.search.beam = arguments.beam.value_or(loaded.config.decoding.beam);
  if (arguments.length_penalty) options.translation.search.length_penalty.alpha = *arguments.length_penalty;
  if (!arguments.tokenize.empty()) options.tokenize = metric_tokenizer(arguments.tokenize);
  Validator validator(text, corpus, loaded.tokenizers, options);
  const Validation result = validator.validate(loaded.model);
  if (arguments.json) {
    std::cout << result_as_json(result, text.size(), result.seconds).dump(2) << '\n';
  } else {
    print(result, text.size(), result.seconds);
  }
  // Last: a disk that is full by now does not take the scores with it.
  std::cout.flush();
  if (output) write_translations(*output, result.translations);
}

}  // namespace

void add_evaluate_command(CLI::App& app) {
  const auto arguments = std::make_shared<EvaluateArguments>();
  CLI::App* command = app.add_subcommand("evaluate", "translates a text and scores it: BLEU, chrF, loss, perplexity");
  command->add_option("MODEL", arguments->model, "run folder or checkpoint folder")->required();
  command->add_option("--source", arguments->source, "text to translate")->required()->type_name("FILE");
  command->add_option("--reference", arguments->reference, "its translation by people")->required()->type_name("FILE");
  command->add_option("--output", arguments->output, "keeps the translations")->type_name("FILE");
  command->add_option("--beam", arguments->beam, "hypotheses kept while searching; 1: greedy")
      ->check(whole_number_between(1, 1000));
  command->add_option("--length-penalty", arguments->length_penalty, "as in translate")
      ->check(number_between(0.0, 10.0));
  command->add_option("--tokenize", arguments->tokenize,
                      "words of BLEU: 13a, intl, char, zh, none; default: validation.tokenize, else by the script");
  add_precision_option(*command, arguments->precision);
  add_threads_option(*command, arguments->threads);
  command->add_flag("--json", arguments->json, "one JSON object");
  command->callback([arguments] { run_evaluate(*arguments); });
}

}  // namespace ferry
