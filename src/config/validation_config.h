// Sections `validation`, `checkpoint` and `decoding`: how progress is judged, kept, and put into words.
#pragma once

#include <array>
#include <string_view>

#include "config/field.h"

namespace ferry {

enum class Metric { Loss, Bleu, Chrf };
constexpr auto names_of(Metric) {
  return std::array<std::string_view, 3>{"loss", "bleu", "chrf"};
}

/// How BLEU cuts a line into words.
enum class MetricTokenizer {
  V13a,           ///< mteval-v13a: ASCII punctuation apart, but not inside numbers
  International,  ///< mteval-v14: punctuation and symbols of all scripts apart
  Character,      ///< each character a word; also for Japanese, where no morphological analyser is at hand
  Chinese,        ///< each Chinese character a word, the rest as 13a
  None,           ///< words as they stand between white space
};
constexpr auto names_of(MetricTokenizer) {
  return std::array<std::string_view, 5>{"13a", "intl", "char", "zh", "none"};
}

struct ValidationConfig {
  Automatic<int> every;                 ///< updates
  Metric metric = Metric::Bleu;         ///< decides which checkpoint is best; the loss where scores are equal
  Automatic<MetricTokenizer> tokenize;  ///< stays automatic: by the script of the references
  int samples = 3;                      ///< translations shown at each validation

  bool operator==(const ValidationConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("every", self.every, "updates between two validations", at_least(1));
    visit.option("metric", self.metric,
                 "the score that decides which checkpoint is best; the loss where scores are equal");
    visit.option("tokenize", self.tokenize, "words of BLEU; auto: char or zh for text without blanks, else 13a");
    visit.option("samples", self.samples, "translations shown at each validation", between(0, 1000));
  }
};

struct CheckpointConfig {
  Automatic<int> every;  ///< updates
  int keep = 4;          ///< the newest so many, besides the best
  int keep_best = 1;     ///< the best so many
  int average = 4;       ///< of those kept the mean of the newest so many is tried at the end; 0: none is

  bool operator==(const CheckpointConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("every", self.every, "updates between two checkpoints", at_least(1));
    visit.option("keep", self.keep, "checkpoints kept: the newest so many, besides the best", at_least(1));
    visit.option("keep_best", self.keep_best, "checkpoints kept: the best so many; their mean is tried at the end too",
                 at_least(1));
    visit.option("average", self.average,
                 "checkpoints whose mean is tried at the end of training: of those kept the newest so many; 0: none",
                 between(0, 1000));
  }
};

/// Every translation may have so many pieces beyond max_length_ratio times its source's.
inline constexpr int translation_allowance = 10;
/// What max_length_ratio is at least, where the file leaves it to the training pairs.
inline constexpr double least_length_ratio = 2;

struct DecodingConfig {
  int beam = 4;                        ///< 1: greedy
  double length_penalty = 1.0;         ///< score = log-probability / length^penalty
  Automatic<double> max_length_ratio;  ///< longest translation: this times the source's pieces, plus 10
  int batch_tokens = 2048;             ///< source positions of a batch

  bool operator==(const DecodingConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("beam", self.beam, "hypotheses kept while searching; 1: greedy", between(1, 1000));
    visit.option("length_penalty", self.length_penalty, "score = log-probability / length ^ this", between(0, 10));
    visit.option("max_length_ratio", self.max_length_ratio,
                 "longest translation: this times the source's pieces, plus 10; auto: as long as in training, or 2",
                 Range{.low = 0, .high = 1000, .low_included = false});
    visit.option("batch_tokens", self.batch_tokens,
                 "source positions of a batch; up to four batches are translated side by side", between(1, 100000000));
  }
};

}  // namespace ferry
