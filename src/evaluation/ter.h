// Translation edit rate (Snover et al. 2006): edits, shifts of phrases among them, for each word of the reference. The
// defaults of sacreBLEU and Tercom: words are what stands between white space, in lower case.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "evaluation/score.h"
#include "evaluation/segments.h"
#include "evaluation/signature.h"

namespace ferry {

struct TerOptions {
  bool case_sensitive = false;
};

/// Counts of one segment, or of any number of them: they add.
struct TerStatistics {
  std::int64_t edits = 0;       ///< against the reference that needs fewest
  double reference_length = 0;  ///< words, the mean over the references

  TerStatistics& operator+=(const TerStatistics& other);
  bool operator==(const TerStatistics&) const = default;
};

/// Of one segment with all its references (at least one).
TerStatistics ter_statistics(std::string_view hypothesis, const std::vector<std::string_view>& references,
                             const TerOptions& options);
/// Of every segment, computed on all processors. Throws UserError when the streams differ in length.
std::vector<TerStatistics> ter_statistics(const Segments& hypotheses, const std::vector<Segments>& references,
                                          const TerOptions& options);

/// Edits for each hundred words of the reference, the lower the better; 100 for any words against none at all.
double ter(const TerStatistics& totals);

/// Sum, score and signature of all segments' counts.
Score ter_score(const std::vector<TerStatistics>& segments, const TerOptions& options, const SignatureContext& context);
SegmentSums ter_sums(const std::vector<TerStatistics>& segments);

Score corpus_ter(const Segments& hypotheses, const std::vector<Segments>& references, const TerOptions& options = {});

}  // namespace ferry
