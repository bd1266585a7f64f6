#include "evaluation/validator.h"

#include <chrono>

#include "base/format.h"
#include "base/log.h"
#include "evaluation/bleu.h"
#include "evaluation/chrf.h"
#include "evaluation/corpus_loss.h"

namespace ferry {

double score_of(const Validation& validation, Metric metric) {
  switch (metric) {
    case Metric::Bleu:
      return validation.bleu.score;
    case Metric::Chrf:
      return validation.chrf.score;
    case Metric::Loss:
      break;
  }
  return validation.loss.nll_per_token();
}

bool is_better(Metric metric, double score, double than) {
  return metric == Metric::Loss ? score < than : score > than;
}

ValidationOptions validation_options(const Config& config, at::ScalarType product_type) {
  ValidationOptions options;
  options.loss = {.label_smoothing = config.training.label_smoothing,
                  .batch_tokens = config.decoding.batch_tokens,
                  .product_type = product_type};
  options.translation = translation_options(config.decoding);
  options.translation.search.beam = 1;
  options.samples = config.validation.samples;
  return options;
}

Validator::Validator(const ParallelText& text, const EncodedCorpus& corpus, const TokenizerPair& tokenizers,
                     ValidationOptions options)
    : text_(text), corpus_(corpus), tokenizers_(tokenizers), options_(std::move(options)) {}

Validation Validator::validate(Transformer& model) {
  const auto start = std::chrono::steady_clock::now();
  const NoGradients guard;
  Validation result;
  result.loss = corpus_loss(*model, corpus_, options_.loss);
  Segments sources{"the source", {}};
  Segments references{text_.name + " reference", {}};
  for (std::size_t i = 0; i < text_.size(); ++i) {
    sources.lines.emplace_back(text_.source[i]);
    references.lines.emplace_back(text_.target[i]);
  }
  Translator translator({model}, tokenizers_, options_.translation);
  Segments hypotheses{"translations", {}};
  for (const Translation& translation : translator.translate(sources.lines)) {
    hypotheses.lines.push_back(translation.text());
  }
  result.target_tokens = translator.counts().pieces;
  result.bleu = corpus_bleu(hypotheses, {references});
  result.chrf = corpus_chrf(hypotheses, {references});
  // Samples from all over the part, the same ones each time.
  const auto samples = std::min<std::size_t>(static_cast<std::size_t>(options_.samples), text_.size());
  for (std::size_t i = 0; i < samples; ++i) {
    const std::size_t line = i * text_.size() / samples;
    result.samples.push_back({sources.lines[line], references.lines[line], hypotheses.lines[line]});
  }
  result.translations = std::move(hypotheses.lines);
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

void report(const Validation& validation, std::int64_t update, bool best) {
  log::info("validation after update {}: loss {:.4f}  perplexity {:.2f}  BLEU {:.2f}  chrF {:.2f}{}  ({:.1f} s)",
            update, validation.loss.loss_per_token(), validation.loss.perplexity(), validation.bleu.score,
            validation.chrf.score, best ? "  best so far" : "", validation.seconds);
  for (const Validation::Sample& sample : validation.samples) {
    log::info("    source       {}\n    reference    {}\n    translation  {}\n", sample.source, sample.reference,
              sample.translation);
  }
}

Json to_json(const Validation& validation) {
  return {{"loss", validation.loss.loss_per_token()},
          {"nll", validation.loss.nll_per_token()},
          {"perplexity", validation.loss.perplexity()},
          {"accuracy", validation.loss.accuracy()},
          {"bleu", {{"score", validation.bleu.score}, {"signature", validation.bleu.signature}}},
          {"chrf", {{"score", validation.chrf.score}, {"signature", validation.chrf.signature}}},
          {"seconds", validation.seconds}};
}

}  // namespace ferry
