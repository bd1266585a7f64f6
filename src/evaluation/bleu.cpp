#include "evaluation/bleu.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "base/errors.h"
#include "base/format.h"
#include "base/unicode.h"
#include "evaluation/ngram_counts.h"

namespace ferry {
namespace {

std::u32string word_units(std::string_view line, const BleuOptions& options, WordNumbers& numbers) {
  // Lower case comes first, as in sacreBLEU: the tokenizers see what will be compared.
  return numbers.units(options.lowercase ? metric_words(lower_case(line), options.tokenizer)
                                         : metric_words(line, options.tokenizer));
}

/// Each n-gram as often as in that reference that has it most often.
NgramCounts largest_counts(const std::vector<std::u32string>& references, std::size_t order) {
  NgramCounts largest;
  for (const std::u32string& reference : references) {
    for (const auto& [ngram, count] : count_ngrams(reference, order)) {
      std::int64_t& so_far = largest[ngram];
      so_far = std::max(so_far, count);
    }
  }
  return largest;
}

std::int64_t nearest_length(std::int64_t hypothesis_length, const std::vector<std::u32string>& references) {
  std::vector<std::int64_t> lengths;
  for (const std::u32string& reference : references) lengths.push_back(static_cast<std::int64_t>(reference.size()));
  return *std::min_element(lengths.begin(), lengths.end(), [hypothesis_length](std::int64_t a, std::int64_t b) {
    const std::int64_t distance_a = std::abs(a - hypothesis_length);
    const std::int64_t distance_b = std::abs(b - hypothesis_length);
    return distance_a != distance_b ? distance_a < distance_b : a < b;
  });
}

double brevity_penalty(const BleuStatistics& totals) {
  if (totals.hypothesis_length >= totals.reference_length) return 1;
  if (totals.hypothesis_length == 0) return 0;
  return std::exp(1 - static_cast<double>(totals.reference_length) / static_cast<double>(totals.hypothesis_length));
}

/// The precisions in per cent, and how many of them the hypothesis is long enough for.
std::size_t smoothed_precisions(const BleuStatistics& totals, const BleuOptions& options,
                                std::array<double, bleu_order>& precisions) {
  const double constant = options.smoothing_value.value_or(default_smoothing_value(options.smoothing).value_or(0));
  double halving = 1;
  for (std::size_t n = 0; n < bleu_order; ++n) {
    // Unigrams are left as they are (Lin and Och 2004), so a system without any match still scores zero.
    const double added = options.smoothing == Smoothing::AddK && n > 0 ? constant : 0;
    const double correct = static_cast<double>(totals.correct[n]) + added;
    const double total = static_cast<double>(totals.total[n]) + added;
    if (total == 0) return n;
    if (correct > 0) {
      precisions[n] = 100 * correct / total;
    } else if (options.smoothing == Smoothing::Exp) {
      halving *= 2;
      precisions[n] = 100 / (halving * total);
    } else if (options.smoothing == Smoothing::Floor) {
      precisions[n] = 100 * constant / total;
    }
  }
  return bleu_order;
}

/// The options as the signature shows them.
std::string fields(const BleuOptions& options) {
  std::string smoothing(name_of(options.smoothing));
  if (const std::optional<double> usual = default_smoothing_value(options.smoothing)) {
    smoothing += format("[{:.2f}]", options.smoothing_value.value_or(*usual));
  }
  return format("{}|eff:{}|tok:{}|smooth:{}", case_field(options.lowercase), options.effective_order ? "yes" : "no",
                name_of(options.tokenizer), smoothing);
}

}  // namespace

std::string_view name_of(Smoothing smoothing) {
  switch (smoothing) {
    case Smoothing::None:
      return "none";
    case Smoothing::Floor:
      return "floor";
    case Smoothing::AddK:
      return "add-k";
    case Smoothing::Exp:
      return "exp";
  }
  throw InternalError("unknown smoothing");
}

std::optional<double> default_smoothing_value(Smoothing smoothing) {
  if (smoothing == Smoothing::Floor) return 0.1;
  if (smoothing == Smoothing::AddK) return 1.0;
  return std::nullopt;
}

BleuStatistics& BleuStatistics::operator+=(const BleuStatistics& other) {
  for (std::size_t n = 0; n < bleu_order; ++n) {
    correct[n] += other.correct[n];
    total[n] += other.total[n];
  }
  hypothesis_length += other.hypothesis_length;
  reference_length += other.reference_length;
  return *this;
}

BleuStatistics bleu_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                               const BleuOptions& options) {
  check(!references.empty(), "a segment has at least one reference");
  WordNumbers numbers;
  const std::u32string words = word_units(hypothesis, options, numbers);
  std::vector<std::u32string> reference_words;
  for (const std::string_view reference : references)
    reference_words.push_back(word_units(reference, options, numbers));

  BleuStatistics statistics;
  statistics.hypothesis_length = static_cast<std::int64_t>(words.size());
  statistics.reference_length = nearest_length(statistics.hypothesis_length, reference_words);
  for (std::size_t n = 0; n < bleu_order; ++n) {
    statistics.total[n] = ngram_total(words, n + 1);
    statistics.correct[n] = count_matches(count_ngrams(words, n + 1), largest_counts(reference_words, n + 1));
  }
  return statistics;
}

std::vector<BleuStatistics> bleu_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                            const BleuOptions& options) {
  check_same_number(hypotheses, references);
  std::vector<BleuStatistics> segments;
  segments.reserve(hypotheses.lines.size());
  for (std::size_t i = 0; i < hypotheses.lines.size(); ++i) {
    segments.push_back(bleu_statistics(hypotheses.lines[i], references_of(references, i), options));
  }
  return segments;
}

Bleu bleu(const BleuStatistics& totals, const BleuOptions& options) {
  Bleu result;
  result.brevity_penalty = brevity_penalty(totals);
  if (std::all_of(totals.correct.begin(), totals.correct.end(), [](std::int64_t count) { return count == 0; })) {
    return result;
  }
  const std::size_t reached = smoothed_precisions(totals, options, result.precisions);
  const std::size_t orders = options.effective_order ? reached : bleu_order;
  double log_sum = 0;
  for (std::size_t n = 0; n < orders; ++n) log_sum += std::log(result.precisions[n]);  // log 0 = -inf: the score is 0
  const double mean = std::exp(log_sum / static_cast<double>(orders));
  // The logarithm of 100 is not exact: without the limit a perfect score would be 100.00000000000004.
  result.score = std::min(100.0, result.brevity_penalty * mean);
  return result;
}

std::string bleu_details(const BleuStatistics& totals, const Bleu& bleu) {
  const auto& p = bleu.precisions;
  const double ratio = totals.reference_length == 0 ? 0
                                                    : static_cast<double>(totals.hypothesis_length) /
                                                          static_cast<double>(totals.reference_length);
  return format("{:.1f}/{:.1f}/{:.1f}/{:.1f} (BP = {:.3f} ratio = {:.3f} hyp_len = {} ref_len = {})", p[0], p[1], p[2],
                p[3], bleu.brevity_penalty, ratio, totals.hypothesis_length, totals.reference_length);
}

Score bleu_score(const std::vector<BleuStatistics>& segments, const BleuOptions& options,
                 const SignatureContext& context) {
  BleuStatistics totals;
  for (const BleuStatistics& segment : segments) totals += segment;
  const Bleu result = bleu(totals, options);
  return Score{.name = "BLEU",
               .score = result.score,
               .signature = signature(fields(options), context),
               .details = bleu_details(totals, result)};
}

SegmentSums bleu_sums(const std::vector<BleuStatistics>& segments, const BleuOptions& options) {
  SegmentSums sums{.columns = 2 * bleu_order + 2, .rows = {}, .score = {}};
  for (const BleuStatistics& segment : segments) {
    sums.rows.insert(sums.rows.end(), segment.correct.begin(), segment.correct.end());
    sums.rows.insert(sums.rows.end(), segment.total.begin(), segment.total.end());
    sums.rows.push_back(static_cast<double>(segment.hypothesis_length));
    sums.rows.push_back(static_cast<double>(segment.reference_length));
  }
  sums.score = [options](std::span<const double> totals) {
    const auto count = [totals](std::size_t column) { return static_cast<std::int64_t>(totals[column]); };
    BleuStatistics statistics;
    for (std::size_t n = 0; n < bleu_order; ++n) {
      statistics.correct[n] = count(n);
      statistics.total[n] = count(bleu_order + n);
    }
    statistics.hypothesis_length = count(2 * bleu_order);
    statistics.reference_length = count(2 * bleu_order + 1);
    return bleu(statistics, options).score;
  };
  return sums;
}

Score corpus_bleu(const Segments& hypotheses, const std::vector<Segments>& references, const BleuOptions& options) {
  return bleu_score(bleu_statistics(hypotheses, references, options), options, {.references = references.size()});
}

}  // namespace ferry
