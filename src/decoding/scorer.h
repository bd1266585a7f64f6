// All that search knows of a model: something that scores what may come next.
#pragma once

#include <cstdint>

#include "data/batch.h"

namespace ferry {

/// Letters: B sentences, R rows (hypotheses; those of one sentence stand side by side, the same number for each), V
/// pieces. Rows are named by their place.
class Scorer {
 public:
  virtual ~Scorer() = default;

  /// Takes up new sentences, each with one empty hypothesis.
  virtual void start(const SourceBatch& source) = 0;

  /// The newest piece of each hypothesis, [R] int64 (<s> at first) -> [R, V] float32 on the CPU, contiguous, of which
  /// the caller may do what it likes with: log-probabilities of the next piece, up to a constant for each row. (A row's
  /// constant costs a pass over the vocabulary, and choosing the best piece does not need it.)
  virtual Tensor step(const Tensor& newest) = 0;

  /// Row r goes on from what was row origins[r], [R'] int64; origins are of the same sentence. R' may differ from R:
  /// the number of hypotheses of each sentence then changes from R / B to R' / B.
  virtual void reorder(const Tensor& origins) = 0;

  /// Keeps these sentences ([B'] int64, rising) with all their hypotheses.
  virtual void keep_sentences(const Tensor& sentences) = 0;
};

}  // namespace ferry
