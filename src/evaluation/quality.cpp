#include "evaluation/quality.h"

namespace ferry {

bool is_better(Metric metric, const Quality& quality, const Quality& than) {
  if (quality.score == than.score) return quality.loss < than.loss;
  return metric == Metric::Loss ? quality.score < than.score : quality.score > than.score;
}

}  // namespace ferry
