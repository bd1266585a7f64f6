// Strings in, strings out, in the same order.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "config/validation_config.h"
#include "decoding/alignment.h"
#include "decoding/search.h"
#include "decoding/soft_alignment.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

/// Batches translated side by side: each needs memory of its own, and a few threads in one do not wait much.
inline constexpr int most_batches_at_once = 4;

struct TranslationOptions {
  SearchOptions search = {};
  int batch_tokens = 2048;       ///< source positions of a batch
  int max_source_pieces = 1000;  ///< longer sources are cut there, with a warning
  bool alignment = false;
  AlignmentOptions alignment_options = {};
};

TranslationOptions translation_options(const DecodingConfig& config);

/// What is to be translated.
struct Passage {
  std::vector<std::string> lines;
  std::vector<std::string> prefixes = {};  ///< with what the translation of each line must begin; empty: with anything
  std::int64_t first_line = 1;             ///< the first line's number in its file: for messages, and for sampling
};

struct TranslatedHypothesis {
  std::string text;
  Hypothesis hypothesis = {};
  std::vector<AlignmentLink> alignment = {};  ///< where it was asked for
};

/// Best first, and at least one. A blank line has one, empty, with the score 0.
struct Translation {
  std::vector<TranslatedHypothesis> hypotheses;
  const std::string& text() const { return hypotheses.front().text; }
};

/// What happened so far; pieces and limits of the best hypotheses.
struct TranslationCounts {
  std::int64_t lines = 0;
  std::int64_t blank = 0;             ///< not translated: nothing to translate
  std::int64_t cut = 0;               ///< longer than max_source_pieces
  std::int64_t hit_limit = 0;         ///< made to end by max_length_ratio
  std::int64_t unknown_prefixes = 0;  ///< with characters that the vocabulary has not
  std::int64_t pieces = 0;            ///< of the translations, </s> included
};

/// Translates batches side by side, one to a thread or to a few: threads that share a batch wait for each other at each
/// step.
class Translator {
 public:
  /// Several models, which share the tokenizers, translate as an ensemble; alignments are the first one's.
  Translator(std::vector<Transformer> models, TokenizerPair tokenizers, TranslationOptions options);

  /// One translation for each line. It depends on the line alone: not on the others, on batch_tokens or on the order
  /// (within the rounding of float32), and not at all on the number of threads. A translation is one line, whatever the
  /// model produces.
  std::vector<Translation> translate(const Passage& passage);
  std::vector<Translation> translate(const std::vector<std::string>& lines) { return translate(Passage{lines}); }

  const TranslationCounts& counts() const { return counts_; }

 private:
  /// A line as the model sees it.
  struct Source {
    Pieces pieces;
    SentenceRules rules;
  };

  std::vector<Source> encode(const Passage& passage);
  void translate_group(Scorer& scorer, const std::vector<Source>& sources, const std::vector<std::size_t>& group,
                       std::vector<Translation>& translations) const;
  void translate_groups(const std::vector<Source>& sources, const std::vector<std::vector<std::size_t>>& groups,
                        std::vector<Translation>& translations) const;
  void add_alignments(const Pieces& source, Translation& translation) const;
  std::string text_of(const Pieces& pieces) const;
  void count(const Translation& translation);

  std::vector<Transformer> models_;
  TokenizerPair tokenizers_;
  TranslationOptions options_;
  TranslationCounts counts_;
};

}  // namespace ferry
