// How good the model is right now: loss, translations and their scores, through the same code as `evaluate`.
#pragma once

#include "base/json.h"
#include "config/config.h"
#include "data/encoded_corpus.h"
#include "decoding/translator.h"
#include "evaluation/bleu.h"
#include "evaluation/corpus_loss.h"
#include "evaluation/diagnostics.h"
#include "evaluation/quality.h"
#include "evaluation/score.h"
#include "evaluation/source_use.h"

namespace ferry {

struct Validation {
  LossTotals loss;
  Score bleu, chrf;
  Diagnostics diagnostics;
  std::optional<SourceUse> source_use;  ///< absent where there are fewer than two pairs
  double seconds = 0;
  std::int64_t target_tokens = 0;         ///< pieces translated
  std::vector<std::string> translations;  ///< of every line, in order
  struct Sample {
    std::string source, reference, translation;
  };
  std::vector<Sample> samples;
};

/// What it is compared with other validations by.
Quality quality_of(const Validation& validation, Metric metric);

struct ValidationOptions {
  LossOptions loss;
  TranslationOptions translation;
  std::optional<MetricTokenizer> tokenize = {};  ///< words of BLEU; none: by the script of the references
  int samples = 3;
};

/// From a resolved configuration: greedy translation, whatever the beam, since it is only compared with itself.
ValidationOptions validation_options(const Config& config);

class Validator {
 public:
  /// The texts and tokenizers must outlive the validator. `text` has every line, `corpus` those that have a loss.
  Validator(const ParallelText& text, const EncodedCorpus& corpus, const TokenizerPair& tokenizers,
            ValidationOptions options);
  /// Throws StoppedBySignal where a stop signal was noted (base/signals.h).
  Validation validate(Transformer& model);

 private:
  Diagnostics diagnose_texts(const Segments& translations, const TranslationCounts& counts) const;
  std::vector<Validation::Sample> samples(const Segments& translations) const;

  const ParallelText& text_;
  const EncodedCorpus& corpus_;
  const TokenizerPair& tokenizers_;
  ValidationOptions options_;
  Segments sources_, references_;
  BleuOptions bleu_;
  Diagnostics known_;  ///< what does not depend on the translations: pieces of the sources and references
};

/// To the log, with the diagnostics and the samples.
void report(const Validation& validation, std::int64_t update, bool best);
Json to_json(const Validation& validation);

}  // namespace ferry
