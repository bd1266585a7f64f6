// From decoder states to a score for every piece of the target vocabulary.
#pragma once

#include "base/tensor.h"

namespace ferry {

class OutputProjectionImpl : public torch::nn::Module {
 public:
  /// `table`: the embedding to share, or undefined for a matrix of its own.
  OutputProjectionImpl(std::int64_t vocabulary, std::int64_t width, const Tensor& table);
  /// states [N, D] -> logits [N, V] float32.
  Tensor forward(const Tensor& states) const;

  Tensor weight;  ///< [V, D]
  Tensor bias;    ///< [V]
};
TORCH_MODULE(OutputProjection);

}  // namespace ferry
