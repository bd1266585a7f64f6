#include "evaluation/validator.h"

#include <algorithm>
#include <chrono>

#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "evaluation/chrf.h"
#include "evaluation/target_script.h"

namespace ferry {

Quality quality_of(const Validation& validation, Metric metric) {
  const double loss = validation.loss.nll_per_token();
  switch (metric) {
    case Metric::Bleu:
      return {validation.bleu.score, loss};
    case Metric::Chrf:
      return {validation.chrf.score, loss};
    case Metric::Loss:
      break;
  }
  return {loss, loss};
}

ValidationOptions validation_options(const Config& config) {
  ValidationOptions options;
  options.loss = {.label_smoothing = config.training.label_smoothing, .batch_tokens = config.decoding.batch_tokens};
  options.translation = translation_options(config.decoding);
  options.translation.search.beam = 1;
  if (config.validation.tokenize.chosen()) options.tokenize = config.validation.tokenize.value();
  options.samples = config.validation.samples;
  return options;
}

Validator::Validator(const ParallelText& text, const EncodedCorpus& corpus, const TokenizerPair& tokenizers,
                     ValidationOptions options)
    : text_(text), corpus_(corpus), tokenizers_(tokenizers), options_(std::move(options)) {
  sources_.name = "the source";
  references_.name = text_.name + " reference";
  const auto count = [](const Tokenizer& tokenizer, const std::string& line, std::int64_t& all, std::int64_t& unknown) {
    const std::vector<std::int32_t> pieces = tokenizer.encode(line);
    all += static_cast<std::int64_t>(pieces.size()) + 1;  // </s>
    unknown += std::ranges::count(pieces, unknown_id);
  };
  for (std::size_t i = 0; i < text_.size(); ++i) {
    const std::string& source = sources_.lines.emplace_back(text_.source[i]);
    const std::string& reference = references_.lines.emplace_back(text_.target[i]);
    if (is_blank(source)) continue;  // not translated
    count(*tokenizers_.source, source, known_.source_pieces, known_.unknown_source_pieces);
    count(*tokenizers_.target, reference, known_.reference_pieces, known_.unknown_reference_pieces);
  }
  bleu_.tokenizer = options_.tokenize.value_or(tokenizer_for(references_));
}

Validation Validator::validate(Transformer& model) {
  const auto start = std::chrono::steady_clock::now();
  const NoGradients guard;
  Validation result;
  result.loss = corpus_loss(*model, corpus_, options_.loss);
  result.source_use = source_use(*model, corpus_, options_.loss);
  Translator translator({model}, tokenizers_, options_.translation);
  Segments translations{"translations", {}};
  for (const Translation& translation : translator.translate(sources_.lines)) {
    translations.lines.push_back(translation.text());
  }
  result.target_tokens = translator.counts().pieces;
  result.bleu = corpus_bleu(translations, {references_}, bleu_);
  result.chrf = corpus_chrf(translations, {references_});
  result.diagnostics = diagnose_texts(translations, translator.counts());
  result.samples = samples(translations);
  result.translations = std::move(translations.lines);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

Diagnostics Validator::diagnose_texts(const Segments& translations, const TranslationCounts& counts) const {
  Diagnostics diagnostics = diagnose(translations, sources_, references_);
  diagnostics.cut = counts.hit_limit;
  diagnostics.translated_pieces = counts.pieces;
  diagnostics.reference_pieces = known_.reference_pieces;
  diagnostics.source_pieces = known_.source_pieces;
  diagnostics.unknown_source_pieces = known_.unknown_source_pieces;
  diagnostics.unknown_reference_pieces = known_.unknown_reference_pieces;
  return diagnostics;
}

// From all over the part, the same ones each time.
std::vector<Validation::Sample> Validator::samples(const Segments& translations) const {
  std::vector<Validation::Sample> chosen;
  const auto count = std::min<std::size_t>(static_cast<std::size_t>(options_.samples), text_.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t line = i * text_.size() / count;
    chosen.push_back({sources_.lines[line], references_.lines[line], translations.lines[line]});
  }
  return chosen;
}

void report(const Validation& validation, std::int64_t update, bool best) {
  log::info("validation after update {}: loss {:.4f}  perplexity {:.2f}  BLEU {:.2f}  chrF {:.2f}{}  ({:.1f} s)",
            update, validation.loss.loss_per_token(), validation.loss.perplexity(), validation.bleu.score,
            validation.chrf.score, best ? "  best so far" : "", validation.seconds);
  log::info("    {}{}", to_line(validation.diagnostics),
            validation.source_use ? "; " + to_line(*validation.source_use) : "");
  for (const Validation::Sample& sample : validation.samples) {
    log::info("    source       {}\n    reference    {}\n    translation  {}\n", sample.source, sample.reference,
              sample.translation);
  }
}

Json to_json(const Validation& validation) {
  Json diagnostics = to_json(validation.diagnostics);
  if (validation.source_use) diagnostics["source_use"] = to_json(*validation.source_use);
  // Where no pair has a loss, there is none: 0 would be the best there can be.
  const auto known = [&](double value) { return validation.loss.tokens > 0 ? Json(value) : Json(nullptr); };
  return {{"loss", known(validation.loss.loss_per_token())},
          {"nll", known(validation.loss.nll_per_token())},
          {"perplexity", known(validation.loss.perplexity())},
          {"accuracy", known(validation.loss.accuracy())},
          {"bleu", {{"score", validation.bleu.score}, {"signature", validation.bleu.signature}}},
          {"chrf", {{"score", validation.chrf.score}, {"signature", validation.chrf.signature}}},
          {"diagnostics", diagnostics},
          {"seconds", validation.seconds}};
}

}  // namespace ferry
