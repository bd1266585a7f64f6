#include "evaluation/text_metric.h"

#include "base/errors.h"
#include "base/format.h"
#include "evaluation/chrf.h"
#include "evaluation/ter.h"

namespace ferry {

std::string_view name_of(TextMetric metric) {
  switch (metric) {
    case TextMetric::Bleu:
      return "bleu";
    case TextMetric::Chrf:
      return "chrf";
    case TextMetric::ChrfPlusPlus:
      return "chrf++";
    case TextMetric::Ter:
      return "ter";
  }
  throw InternalError("unknown metric");
}

TextMetric text_metric(std::string_view name) {
  for (const TextMetric metric : {TextMetric::Bleu, TextMetric::Chrf, TextMetric::ChrfPlusPlus, TextMetric::Ter}) {
    if (name == name_of(metric)) return metric;
  }
  throw UserError(format("there is no metric \"{}\"", name), "one or more of bleu, chrf, chrf++, ter");
}

Measurement measure(TextMetric metric, const Segments& hypotheses, const std::vector<Segments>& references,
                    const MetricOptions& options) {
  const SignatureContext context{.references = references.size(), .resampling = options.resampling};
  switch (metric) {
    case TextMetric::Bleu: {
      const BleuOptions bleu{
          .tokenizer = options.tokenizer, .lowercase = options.lowercase, .smoothing = options.smoothing};
      const auto segments = bleu_statistics(hypotheses, references, bleu);
      return {.score = bleu_score(segments, bleu, context), .sums = bleu_sums(segments, bleu)};
    }
    case TextMetric::Chrf:
    case TextMetric::ChrfPlusPlus: {
      const ChrfOptions chrf{.word_order = metric == TextMetric::Chrf ? 0U : 2U, .lowercase = options.lowercase};
      const auto segments = chrf_statistics(hypotheses, references, chrf);
      return {.score = chrf_score(segments, chrf, context), .sums = chrf_sums(segments, chrf)};
    }
    case TextMetric::Ter: {
      const auto segments = ter_statistics(hypotheses, references, TerOptions{});
      return {.score = ter_score(segments, TerOptions{}, context), .sums = ter_sums(segments)};
    }
  }
  throw InternalError("unknown metric");
}

}  // namespace ferry
