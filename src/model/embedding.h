// Ids to vectors: a row of the table times sqrt(D), plus the position (Vaswani et al. 2017, sections 3.4 and 3.5).
#pragma once

#include "model/forward_context.h"
#include "model/module.h"

namespace ferry {

class EmbeddingImpl : public Module {
 public:
  /// `table` is made here, or shared with another embedding when it is given.
  EmbeddingImpl(std::int64_t vocabulary, std::int64_t width, double dropout, const Tensor& table = {});

  /// ids [B, T] int64, the first of them at position `first_position` -> [B, T, D] float32.
  Tensor forward(const Tensor& ids, ForwardContext& context, std::int64_t first_position = 0);

  Tensor weight;  ///< [V, D]

 private:
  const Tensor& positions(std::int64_t length);

  double dropout_;
  Tensor positions_;  ///< grows as longer sentences come
};
using Embedding = Part<EmbeddingImpl>;

}  // namespace ferry
