// From decoder states to a score for every piece of the target vocabulary.
#pragma once

#include <memory>

#include "kernels/int8_product.h"
#include "model/module.h"

namespace ferry {

class OutputProjectionImpl : public Module {
 public:
  /// `table`: the embedding to share, or undefined for a matrix of its own.
  OutputProjectionImpl(std::int64_t vocabulary, std::int64_t width, const Tensor& table);
  /// states [N, D] -> logits [N, V] float32.
  Tensor forward(const Tensor& states) const;

  /// As Linear has it.
  void round_to_int8() { rounded_ = std::make_shared<const kernels::Int8Weight>(weight); }

  Tensor weight;  ///< [V, D]
  Tensor bias;    ///< [V]

 private:
  std::shared_ptr<const kernels::Int8Weight> rounded_;
};
using OutputProjection = Part<OutputProjectionImpl>;

}  // namespace ferry
