// What a metric says of one system.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace ferry {

struct Score {
  std::string name;       ///< "BLEU", "chrF2", "chrF2++", "TER"
  double score = 0;       ///< 0 to 100; TER may be above
  std::string signature;  ///< how it was computed, in sacreBLEU's form
  std::string details;    ///< what stands behind the number, on one line; empty where there is no more to say
};

/// The metrics' common form for resampling: each segment is a row of sums, and the score of any selection of segments
/// is a function of the sum of their rows.
struct SegmentSums {
  std::size_t columns = 0;
  std::vector<double> rows;                                     ///< [segments, columns]
  std::function<double(std::span<const double> totals)> score;  ///< totals: [columns]

  std::size_t size() const { return columns == 0 ? 0 : rows.size() / columns; }
  std::span<const double> row(std::size_t segment) const { return std::span(rows).subspan(segment * columns, columns); }
};

}  // namespace ferry
