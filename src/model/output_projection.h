// From decoder states to a score for every piece of the target vocabulary.
#pragma once

#include "model/linear.h"

namespace ferry {

class OutputProjectionImpl : public LinearImpl {
 public:
  /// `table`: the embedding to share, or undefined for a matrix of its own.
  OutputProjectionImpl(std::int64_t vocabulary, std::int64_t width, const Tensor& table)
      : LinearImpl(width, vocabulary, table) {}
  /// states [N, D] -> logits [N, V] float32.
  Tensor forward(const Tensor& states) const;
};
using OutputProjection = Part<OutputProjectionImpl>;

}  // namespace ferry
