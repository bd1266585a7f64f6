#include "cli/translate_arguments.h"

#include <algorithm>
#include <cstdint>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "cli/number_checks.h"

namespace ferry {
namespace {

std::vector<std::int32_t> piece_ids(const std::vector<std::string>& pieces, const Tokenizer& tokenizer) {
  std::vector<std::int32_t> ids;
  for (const std::string& piece : pieces) {
    ids.push_back(tokenizer.id_of(piece));
    if (ids.back() != unknown_id) continue;
    throw UserError(Problem{.where = "--forbid",
                            .what = format("the target vocabulary has no piece \"{}\"", piece),
                            .remedy = "pieces are spelled as in `ferry tokenizer encode`; those that begin a word "
                                      "begin with \u2581 (U+2581)"});
  }
  return ids;
}

TranslationOptions options_of(const TranslateArguments& arguments, const LoadedModel& loaded) {
  TranslationOptions options = arguments.options;
  const TranslationOptions defaults = translation_options(loaded.config.decoding);
  SearchOptions& search = options.search;
  search.beam = arguments.beam.value_or(arguments.sample ? 1 : defaults.search.beam);
  search.n_best = std::max(1, arguments.n_best);
  search.length_penalty = {.normalization = arguments.gnmt ? LengthNormalization::Gnmt : LengthNormalization::Power,
                           .alpha = arguments.length_penalty.value_or(defaults.search.length_penalty.alpha),
                           .reward = arguments.word_reward};
  search.max_length_ratio = arguments.max_length_ratio.value_or(defaults.search.max_length_ratio);
  search.scores = arguments.format.scores || arguments.format.json || arguments.n_best > 0;
  search.forbidden = piece_ids(arguments.forbidden, *loaded.tokenizers.target);
  if (arguments.sample) search.sampling = arguments.sampling;
  options.batch_tokens = arguments.batch_tokens.value_or(defaults.batch_tokens);
  options.alignment = arguments.format.alignment;
  options.alignment_options.attention = loaded.attention;
  if (arguments.sample && search.beam > 1) {
    throw UserError(Problem{.where = "--sample",
                            .what = format("sampling keeps one hypothesis, --beam asks for {}", search.beam),
                            .remedy = "leave out --beam, or --sample"});
  }
  if (search.n_best > search.beam) {
    throw UserError(Problem{.where = "--n-best",
                            .what = format("{} hypotheses are wanted, the search keeps {}", search.n_best, search.beam),
                            .remedy = "a --beam at least as large"});
  }
  return options;
}

void add_search_options(CLI::App& command, TranslateArguments& arguments) {
  SearchOptions& search = arguments.options.search;
  command.add_option("--beam", arguments.beam, "hypotheses kept while searching; 1: greedy")
      ->check(whole_number_between(1, 1000));
  command
      .add_option("--length-penalty", arguments.length_penalty,
                  "score = log-probability / length ^ this; </s> counts as a piece")
      ->check(number_between(0.0, 10.0));
  command.add_flag("--gnmt", arguments.gnmt, "score = log-probability / ((5 + length) / 6) ^ length penalty instead");
  command.add_option("--word-reward", arguments.word_reward, "added to the score for each piece")
      ->check(number_between(-1000, 1000));
  command
      .add_option("--max-length-ratio", arguments.max_length_ratio,
                  "longest translation: this times the source's pieces, plus 10")
      ->check(number_between(0.0, 1000.0));
  command.add_option("--min-length", search.min_length, "pieces at least")->check(whole_number_from(0));
  command.add_option("--no-repeat-ngram", search.no_repeat_ngram, "no run of so many pieces twice; 0: no such rule")
      ->check(whole_number_from(0));
  command
      .add_option("--repetition-penalty", search.repetition_penalty,
                  "log-probabilities of pieces already there are multiplied with it")
      ->check(number_above_zero());
  command.add_flag("--allow-unknown", search.allow_unknown,
                   "let the model produce the unknown piece (it shows as \u2047)");
  command.add_option("--forbid", arguments.forbidden, "a piece that may not be produced; may be given several times")
      ->allow_extra_args(false)
      ->type_name("PIECE");
  command.add_option("--prefix", arguments.prefix, "file with what the translation of each line must begin with")
      ->type_name("FILE");
  CLI::Option* sample =
      command.add_flag("--sample", arguments.sample, "draw each piece instead of searching for the best");
  command.add_option("--temperature", arguments.sampling.temperature, "for --sample: scores are divided by it")
      ->check(number_above_zero())
      ->needs(sample);
  command.add_option("--top-k", arguments.sampling.top_k, "for --sample: among the best so many pieces; 0: all")
      ->check(whole_number_from(0))
      ->needs(sample);
  command
      .add_option("--top-p", arguments.sampling.top_p,
                  "for --sample: among the best pieces that together reach this probability")
      ->check(number_between(0.0, 1.0))
      ->needs(sample);
  command.add_option("--seed", arguments.sampling.seed, "for --sample")
      ->check(whole_number_between(0, INT64_MAX))
      ->needs(sample)
      ->capture_default_str();
}

void add_output_options(CLI::App& command, TranslateArguments& arguments) {
  command
      .add_option("--n-best", arguments.n_best,
                  "the best so many hypotheses, a line each: \"number ||| text ||| score\", numbers from 0")
      ->check(whole_number_between(1, 1000));
  command.add_flag("--scores", arguments.format.scores, "\"text ||| score\"; with --json also piece by piece");
  command.add_flag(
      "--alignment", arguments.format.alignment,
      "a last field \"||| 0-0 1-2\": pairs of words, source-target, from 0, as `ferry align` finds them in the "
      "pieces that were chosen");
  command.add_flag("--json", arguments.format.json, "one JSON object a line");
}

}  // namespace

void add_translate_arguments(CLI::App& command, TranslateArguments& arguments) {
  command.add_option("MODEL", arguments.model, "run folder or checkpoint folder")->required();
  command.add_option("--ensemble", arguments.ensemble, "further models with the same tokenizers, averaged with MODEL")
      ->type_name("MODEL...");
  command.add_option("--input", arguments.input, "text file, - is standard input")->capture_default_str();
  command.add_option("--output", arguments.output, "appears when it is complete; - is standard output")
      ->capture_default_str();
  add_search_options(command, arguments);
  add_output_options(command, arguments);
  command.add_option("--batch-tokens", arguments.batch_tokens, "source positions of a batch")
      ->check(whole_number_from(1));
  command.add_option("--max-source-pieces", arguments.options.max_source_pieces, "longer lines are cut there")
      ->check(whole_number_from(1))
      ->capture_default_str();
  command.add_flag("--line-by-line", arguments.line_by_line,
                   "answer each line before the next one is read, as on a terminal");
  add_precision_option(command, arguments.precision);
  add_threads_option(command, arguments.threads);
}

Translator make_translator(const TranslateArguments& arguments, const LoadedModel& first) {
  std::vector<Transformer> models{first.model};
  for (const std::string& path : arguments.ensemble) {
    const LoadedModel next = load_model(path, arguments.precision);
    if (next.tokenizers.source->fingerprint() != first.tokenizers.source->fingerprint() ||
        next.tokenizers.target->fingerprint() != first.tokenizers.target->fingerprint()) {
      throw UserError(Problem{.where = path,
                              .what = format("has another tokenizer than {}", first.folder.string()),
                              .remedy = "the models of an ensemble share their tokenizers"});
    }
    models.push_back(next.model);
  }
  return Translator(std::move(models), first.tokenizers, options_of(arguments, first));
}

}  // namespace ferry
