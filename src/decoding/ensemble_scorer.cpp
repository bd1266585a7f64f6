#include "decoding/ensemble_scorer.h"

#include <cmath>

#include "base/errors.h"

namespace ferry {

EnsembleScorer::EnsembleScorer(std::vector<std::unique_ptr<Scorer>> members) : members_(std::move(members)) {
  check(!members_.empty(), "an ensemble has a member");
}

void EnsembleScorer::start(const SourceBatch& source) {
  for (const auto& member : members_) member->start(source);
}

Tensor EnsembleScorer::step(const Tensor& newest) {
  const NoGradients guard;
  Tensor sum;  // of the probabilities, in log space
  for (const auto& member : members_) {
    const Tensor own = at::log_softmax(member->step(newest), -1);
    sum = sum.defined() ? at::logaddexp(sum, own) : own;
  }
  return sum.sub_(std::log(static_cast<double>(members_.size())));
}

void EnsembleScorer::reorder(const Tensor& origins) {
  for (const auto& member : members_) member->reorder(origins);
}

void EnsembleScorer::keep_sentences(const Tensor& sentences) {
  for (const auto& member : members_) member->keep_sentences(sentences);
}

}  // namespace ferry
