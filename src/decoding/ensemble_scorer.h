// Several scorers as one: the mean of their probabilities.
#pragma once

#include <memory>
#include <vector>

#include "decoding/scorer.h"

namespace ferry {

/// log of the arithmetic mean of the members' probabilities; all members score the same pieces.
class EnsembleScorer : public Scorer {
 public:
  explicit EnsembleScorer(std::vector<std::unique_ptr<Scorer>> members);

  void start(const SourceBatch& source) override;
  Tensor step(const Tensor& newest) override;
  void reorder(const Tensor& origins) override;
  void keep_sentences(const Tensor& sentences) override;

 private:
  std::vector<std::unique_ptr<Scorer>> members_;
};

}  // namespace ferry
