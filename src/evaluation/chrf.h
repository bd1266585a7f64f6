// chrF and chrF++ (Popović 2015, "chrF: character n-gram F-score for automatic MT evaluation", equation 1; Popović
// 2017, "chrF++: words helping character n-grams"), in sacreBLEU's form: counts are summed over the corpus, and orders
// that one side has no n-grams of are left out of the mean.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "evaluation/score.h"
#include "evaluation/segments.h"
#include "evaluation/signature.h"

namespace ferry {

inline constexpr std::size_t chrf_character_order = 6;
inline constexpr std::size_t chrf_max_word_order = 2;

struct ChrfOptions {
  std::size_t word_order = 0;  ///< 0: chrF, 2: chrF++
  int beta = 2;                ///< recall weighs beta times as much as precision
  bool lowercase = false;
};

/// Counts of one segment, or of any number of them: they add. Character orders 1 to 6, then word orders 1 and 2.
struct ChrfStatistics {
  struct Counts {
    std::int64_t hypothesis = 0;  ///< n-grams of the hypothesis; none where the reference has none of that order
    std::int64_t reference = 0;   ///< n-grams of the reference
    std::int64_t matches = 0;     ///< those they share, clipped
    bool operator==(const Counts&) const = default;
  };
  std::array<Counts, chrf_character_order + chrf_max_word_order> orders{};

  ChrfStatistics& operator+=(const ChrfStatistics& other);
  bool operator==(const ChrfStatistics&) const = default;
};

/// Of one segment, against that reference (of at least one) which gives it the highest score. Characters are code
/// points without white space; words are what stands between white space, with one ASCII mark at an end set apart.
ChrfStatistics chrf_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                               const ChrfOptions& options);
/// Of every segment. Throws UserError when the streams differ in length.
std::vector<ChrfStatistics> chrf_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                            const ChrfOptions& options);

/// The F-score of summed counts, 0 to 100.
double chrf(const ChrfStatistics& totals, const ChrfOptions& options);

/// Sum, score and signature of all segments' counts.
Score chrf_score(const std::vector<ChrfStatistics>& segments, const ChrfOptions& options,
                 const SignatureContext& context);
SegmentSums chrf_sums(const std::vector<ChrfStatistics>& segments, const ChrfOptions& options);

Score corpus_chrf(const Segments& hypotheses, const std::vector<Segments>& references, const ChrfOptions& options = {});

}  // namespace ferry
