// BLEU (Papineni et al. 2002, "BLEU: a method for automatic evaluation of machine translation", section 2), with the
// smoothing of Chen and Cherry 2014 and sacreBLEU's choices where the papers leave some.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "evaluation/metric_tokenizer.h"
#include "evaluation/score.h"
#include "evaluation/segments.h"
#include "evaluation/signature.h"

namespace ferry {

inline constexpr std::size_t bleu_order = 4;

/// What stands in for a precision of zero (Chen and Cherry 2014, methods 1 to 3).
enum class Smoothing {
  None,   ///< zero stays zero, and so becomes the score
  Floor,  ///< a small count instead of none
  AddK,   ///< a constant added to matches and totals of the orders above one
  Exp,    ///< halved for each further order without a match; mteval's way
};

std::string_view name_of(Smoothing smoothing);
/// The constant that Floor (0.1) and AddK (1) take unless told otherwise; the others have none.
std::optional<double> default_smoothing_value(Smoothing smoothing);

struct BleuOptions {
  MetricTokenizer tokenizer = MetricTokenizer::V13a;
  bool lowercase = false;
  Smoothing smoothing = Smoothing::Exp;
  std::optional<double> smoothing_value = {};
  bool effective_order = false;  ///< only orders that the hypothesis is long enough for: for single sentences
};

/// Counts of one segment, or of any number of them: they add.
struct BleuStatistics {
  std::array<std::int64_t, bleu_order> correct{};  ///< n-grams that a reference has, clipped
  std::array<std::int64_t, bleu_order> total{};    ///< n-grams of the hypothesis
  std::int64_t hypothesis_length = 0;              ///< words
  std::int64_t reference_length = 0;               ///< words of the reference nearest in length, of two the shorter

  BleuStatistics& operator+=(const BleuStatistics& other);
  bool operator==(const BleuStatistics&) const = default;
};

/// Of one segment with all its references (at least one).
BleuStatistics bleu_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                               const BleuOptions& options);
/// Of every segment. Throws UserError when the streams differ in length.
std::vector<BleuStatistics> bleu_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                            const BleuOptions& options);

struct Bleu {
  double score = 0;                             ///< 0 to 100
  std::array<double, bleu_order> precisions{};  ///< per cent, smoothed
  double brevity_penalty = 0;
};

/// BLEU of summed counts. Without a single match it is zero, whatever the smoothing.
Bleu bleu(const BleuStatistics& totals, const BleuOptions& options);

/// "89.2/75.8/69.0/64.0 (BP = 0.947 ratio = 0.949 hyp_len = 37 ref_len = 39)"
std::string bleu_details(const BleuStatistics& totals, const Bleu& bleu);

/// Sum, score, signature and details of all segments' counts.
Score bleu_score(const std::vector<BleuStatistics>& segments, const BleuOptions& options,
                 const SignatureContext& context);
SegmentSums bleu_sums(const std::vector<BleuStatistics>& segments, const BleuOptions& options);

Score corpus_bleu(const Segments& hypotheses, const std::vector<Segments>& references, const BleuOptions& options = {});

}  // namespace ferry
