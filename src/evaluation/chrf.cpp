#include "evaluation/chrf.h"

#include <numeric>
#include <string>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "base/unicode.h"
#include "evaluation/metric_tokenizer.h"
#include "evaluation/ngram_counts.h"

namespace ferry {
namespace {

bool is_ascii_mark(char32_t point) {
  return point < 0x80 && (is_punctuation(point) || is_symbol(point));
}

/// Sets one mark at the end of each word apart, else one at its beginning: "(hi)" becomes "(hi" and ")", as in the
/// original chrF++ program.
std::vector<std::u32string> separate_marks(const std::vector<std::u32string>& words) {
  std::vector<std::u32string> parts;
  for (const std::u32string& word : words) {
    if (word.size() > 1 && is_ascii_mark(word.back())) {
      parts.push_back(word.substr(0, word.size() - 1));
      parts.push_back(word.substr(word.size() - 1));
    } else if (word.size() > 1 && is_ascii_mark(word.front())) {
      parts.push_back(word.substr(0, 1));
      parts.push_back(word.substr(1));
    } else {
      parts.push_back(word);
    }
  }
  return parts;
}

/// One line as the two sequences that n-grams are counted in.
struct Units {
  std::u32string characters;
  std::u32string words;
};

Units units_of(std::string_view line, const ChrfOptions& options, WordNumbers& numbers) {
  const std::vector<std::u32string> words =
      split_at_white_space(code_points(options.lowercase ? lower_case(line) : std::string(line)));
  Units units;
  for (const std::u32string& word : words) units.characters += word;
  if (options.word_order > 0) units.words = numbers.units(separate_marks(words));
  return units;
}

using Counts = ChrfStatistics::Counts;

Counts compare(std::u32string_view hypothesis, std::u32string_view reference, std::size_t order) {
  const std::int64_t in_reference = ngram_total(reference, order);
  // In a corpus the n-grams of a hypothesis whose reference is too short to have any would only be noise.
  if (in_reference == 0) return {};
  return {.hypothesis = ngram_total(hypothesis, order),
          .reference = in_reference,
          .matches = count_matches(count_ngrams(hypothesis, order), count_ngrams(reference, order))};
}

ChrfStatistics compare(const Units& hypothesis, const Units& reference, const ChrfOptions& options) {
  ChrfStatistics statistics;
  for (std::size_t n = 0; n < chrf_character_order; ++n) {
    statistics.orders[n] = compare(hypothesis.characters, reference.characters, n + 1);
  }
  for (std::size_t n = 0; n < options.word_order; ++n) {
    statistics.orders[chrf_character_order + n] = compare(hypothesis.words, reference.words, n + 1);
  }
  return statistics;
}

/// The options as the signature shows them. "eff:yes": orders without n-grams are left out.
std::string fields(const ChrfOptions& options) {
  return format("{}|eff:yes|nc:{}|nw:{}|space:no", case_field(options.lowercase), chrf_character_order,
                options.word_order);
}

}  // namespace

ChrfStatistics& ChrfStatistics::operator+=(const ChrfStatistics& other) {
  for (std::size_t n = 0; n < orders.size(); ++n) {
    orders[n].hypothesis += other.orders[n].hypothesis;
    orders[n].reference += other.orders[n].reference;
    orders[n].matches += other.orders[n].matches;
  }
  return *this;
}

ChrfStatistics chrf_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                               const ChrfOptions& options) {
  check(!references.empty(), "a segment has at least one reference");
  check(options.word_order <= chrf_max_word_order, "chrF knows word orders 0 to 2");
  WordNumbers numbers;
  const Units units = units_of(hypothesis, options, numbers);
  ChrfStatistics best;
  double best_score = -1;
  for (const std::string_view reference : references) {
    const ChrfStatistics statistics = compare(units, units_of(reference, options, numbers), options);
    const double score = chrf(statistics, options);
    if (score > best_score) {
      best_score = score;
      best = statistics;
    }
  }
  return best;
}

std::vector<ChrfStatistics> chrf_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                            const ChrfOptions& options) {
  check_same_number(hypotheses, references);
  std::vector<ChrfStatistics> segments;
  segments.reserve(hypotheses.lines.size());
  for (std::size_t i = 0; i < hypotheses.lines.size(); ++i) {
    segments.push_back(chrf_statistics(hypotheses.lines[i], references_of(references, i), options));
  }
  return segments;
}

double chrf(const ChrfStatistics& totals, const ChrfOptions& options) {
  double precision = 0;
  double recall = 0;
  int effective_orders = 0;
  for (const Counts& counts : totals.orders) {
    if (counts.hypothesis == 0 || counts.reference == 0) continue;
    precision += static_cast<double>(counts.matches) / static_cast<double>(counts.hypothesis);
    recall += static_cast<double>(counts.matches) / static_cast<double>(counts.reference);
    ++effective_orders;
  }
  if (precision + recall == 0) return 0;
  precision /= effective_orders;
  recall /= effective_orders;
  const double factor = options.beta * options.beta;
  // In sacreBLEU's order of operations: the last bit decides between references that are equally good.
  return 100 * ((1 + factor) * precision * recall / (factor * precision + recall));
}

Score chrf_score(const std::vector<ChrfStatistics>& segments, const ChrfOptions& options,
                 const SignatureContext& context) {
  const ChrfStatistics totals =
      std::accumulate(segments.begin(), segments.end(), ChrfStatistics{},
                      [](ChrfStatistics sum, const ChrfStatistics& next) { return sum += next; });
  return Score{.name = format("chrF{}{}", options.beta, std::string(options.word_order, '+')),
               .score = chrf(totals, options),
               .signature = signature(fields(options), context),
               .details = {}};
}

SegmentSums chrf_sums(const std::vector<ChrfStatistics>& segments, const ChrfOptions& options) {
  SegmentSums sums{.columns = 3 * ChrfStatistics{}.orders.size(), .rows = {}, .score = {}};
  sums.rows.reserve(sums.columns * segments.size());
  for (const ChrfStatistics& segment : segments) {
    for (const Counts& counts : segment.orders) {
      for (const std::int64_t count : {counts.hypothesis, counts.reference, counts.matches}) {
        sums.rows.push_back(static_cast<double>(count));
      }
    }
  }
  sums.score = [options](std::span<const double> totals) {
    ChrfStatistics statistics;
    for (std::size_t n = 0; n < statistics.orders.size(); ++n) {
      statistics.orders[n] = {.hypothesis = static_cast<std::int64_t>(totals[3 * n]),
                              .reference = static_cast<std::int64_t>(totals[3 * n + 1]),
                              .matches = static_cast<std::int64_t>(totals[3 * n + 2])};
    }
    return chrf(statistics, options);
  };
  return sums;
}

Score corpus_chrf(const Segments& hypotheses, const std::vector<Segments>& references, const ChrfOptions& options) {
  return chrf_score(chrf_statistics(hypotheses, references, options), options, {.references = references.size()});
}

}  // namespace ferry
