// Search: from source sentences to hypotheses, for a batch of sentences at once.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "config/validation_config.h"
#include "decoding/hypothesis.h"
#include "decoding/length_penalty.h"
#include "decoding/sampling.h"
#include "decoding/scorer.h"

namespace ferry {

struct SearchOptions {
  int beam = 1;                       ///< hypotheses kept; 1: greedy
  int n_best = 1;                     ///< hypotheses wanted, at most `beam`
  bool scores = false;                ///< whether greedy search must know log-probabilities; beam search always does
  LengthPenalty length_penalty = {};  ///< what hypotheses are scored by
  double max_length_ratio = least_length_ratio;  ///< see longest_translation
  int min_length = 0;                            ///< pieces before </s> may come
  int no_repeat_ngram = 0;                       ///< no run of so many pieces twice; 0: no such rule
  double repetition_penalty = 1;                 ///< log-probabilities of pieces already there are multiplied with it
  bool allow_unknown = false;                    ///< whether the unknown piece may be produced
  std::vector<std::int32_t> forbidden = {};      ///< pieces that may not be produced
  std::optional<Sampling> sampling = {};         ///< draw instead of taking the best; with a beam of 1
};

/// What is particular to one sentence.
struct SentenceRules {
  std::int64_t longest = 0;               ///< pieces at most; then </s> is forced
  std::int64_t shortest = 0;              ///< pieces before </s> may come
  std::vector<std::int32_t> prefix = {};  ///< the first pieces of the translation, forced
  std::uint64_t key = 0;                  ///< names the sentence in sampling, whatever batch it is in
};

struct SearchBatch {
  SourceBatch source;
  std::vector<SentenceRules> sentences;
};

/// The most pieces a translation may have: ratio * source pieces (</s> not counted), rounded down, plus
/// translation_allowance.
std::int64_t longest_translation(double ratio, std::int64_t source_pieces);

/// The rules of a sentence of so many pieces; a prefix longer than the limit moves the limit.
SentenceRules sentence_rules(const SearchOptions& options, std::int64_t source_pieces,
                             std::vector<std::int32_t> prefix = {}, std::uint64_t key = 0);

/// For each sentence, in order, its hypotheses, best first: n_best of them, or fewer where there are no more. At least
/// one. Greedy and sampling give one.
std::vector<std::vector<Hypothesis>> search(Scorer& scorer, const SearchBatch& batch, const SearchOptions& options);

}  // namespace ferry
