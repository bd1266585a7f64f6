// From decoder states to a score for every piece of the target vocabulary.
#pragma once

#include <memory>

#include "kernels/fixed_weight.h"
#include "model/module.h"

namespace ferry {

class OutputProjectionImpl : public Module {
 public:
  /// `table`: the embedding to share, or undefined for a matrix of its own.
  OutputProjectionImpl(std::int64_t vocabulary, std::int64_t width, const Tensor& table);
  /// states [N, D] -> logits [N, V] float32.
  Tensor forward(const Tensor& states) const;

  /// As Linear has it.
  void fix(kernels::FixedPrecision precision) { fixed_ = kernels::fixed_weight(weight, precision); }

  Tensor weight;  ///< [V, D]
  Tensor bias;    ///< [V]

 private:
  std::shared_ptr<const kernels::FixedWeight> fixed_;
};
using OutputProjection = Part<OutputProjectionImpl>;

}  // namespace ferry
