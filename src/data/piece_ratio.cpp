#include "data/piece_ratio.h"

#include <algorithm>

namespace ferry {

double piece_ratio(const EncodedCorpus& corpus, int allowance) {
  if (corpus.size() == 0) return 0;
  std::vector<double> ratios;
  ratios.reserve(corpus.size());
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const int beyond = std::max(corpus.target.length(i) - allowance, 0);
    ratios.push_back(static_cast<double>(beyond) / std::max(corpus.source.length(i), 1));
  }
  const std::size_t left_out = ratios.size() / 1000;
  const auto limit = ratios.end() - 1 - static_cast<std::ptrdiff_t>(left_out);
  std::nth_element(ratios.begin(), limit, ratios.end());
  return *limit;
}

}  // namespace ferry
