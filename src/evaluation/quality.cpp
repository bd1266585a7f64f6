#include "evaluation/quality.h"

#include <cmath>

namespace ferry {

bool is_finite(const Quality& quality) {
  return std::isfinite(quality.score) && std::isfinite(quality.loss);
}

bool is_better(Metric metric, const Quality& quality, const Quality& than) {
  if (quality.score == than.score) return quality.loss < than.loss;
  return metric == Metric::Loss ? quality.score < than.score : quality.score > than.score;
}

}  // namespace ferry
