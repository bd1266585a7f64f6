#include "evaluation/ter.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "base/threads.h"
#include "base/unicode.h"
#include "evaluation/metric_tokenizer.h"
#include "evaluation/ngram_counts.h"
#include "evaluation/shifts.h"

namespace ferry {
namespace {

std::u32string word_units(std::string_view line, const TerOptions& options, WordNumbers& numbers) {
  return numbers.units(
      split_at_white_space(code_points(options.case_sensitive ? std::string(line) : lower_case(line))));
}

/// The options as the signature shows them: no normalisation, punctuation kept, no rules for Asian scripts.
std::string fields(const TerOptions& options) {
  return format("{}|tok:tercom|norm:no|punct:yes|asian:no", case_field(!options.case_sensitive));
}

}  // namespace

TerStatistics& TerStatistics::operator+=(const TerStatistics& other) {
  edits += other.edits;
  reference_length += other.reference_length;
  return *this;
}

TerStatistics ter_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                             const TerOptions& options) {
  check(!references.empty(), "a segment has at least one reference");
  WordNumbers numbers;
  const std::u32string words = word_units(hypothesis, options, numbers);
  TerStatistics statistics{.edits = std::numeric_limits<std::int64_t>::max(), .reference_length = 0};
  for (const std::string_view reference : references) {
    const std::u32string reference_words = word_units(reference, options, numbers);
    statistics.edits = std::min(statistics.edits, count_edits(words, reference_words));
    statistics.reference_length += static_cast<double>(reference_words.size());
  }
  statistics.reference_length /= static_cast<double>(references.size());
  return statistics;
}

std::vector<TerStatistics> ter_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                          const TerOptions& options) {
  check_same_number(hypotheses, references);
  std::vector<TerStatistics> segments(hypotheses.lines.size());
  constexpr std::size_t grain = 16;  // a few long sentences take most of the time
  for_ranges(segments.size(), grain, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      segments[i] = ter_statistics(hypotheses.lines[i], references_of(references, i), options);
    }
  });
  return segments;
}

double ter(const TerStatistics& totals) {
  if (totals.reference_length > 0) return 100 * static_cast<double>(totals.edits) / totals.reference_length;
  return totals.edits > 0 ? 100 : 0;
}

Score ter_score(const std::vector<TerStatistics>& segments, const TerOptions& options,
                const SignatureContext& context) {
  const TerStatistics totals =
      std::accumulate(segments.begin(), segments.end(), TerStatistics{},
                      [](TerStatistics sum, const TerStatistics& next) { return sum += next; });
  return Score{.name = "TER", .score = ter(totals), .signature = signature(fields(options), context), .details = {}};
}

SegmentSums ter_sums(const std::vector<TerStatistics>& segments) {
  SegmentSums sums{.columns = 2, .rows = {}, .score = {}};
  for (const TerStatistics& segment : segments) {
    sums.rows.push_back(static_cast<double>(segment.edits));
    sums.rows.push_back(segment.reference_length);
  }
  sums.score = [](std::span<const double> totals) {
    return ter({.edits = static_cast<std::int64_t>(totals[0]), .reference_length = totals[1]});
  };
  return sums;
}

Score corpus_ter(const Segments& hypotheses, const std::vector<Segments>& references, const TerOptions& options) {
  return ter_score(ter_statistics(hypotheses, references, options), options, {.references = references.size()});
}

}  // namespace ferry
