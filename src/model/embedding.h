// Ids to vectors: a row of the table times sqrt(D), plus the position (Vaswani et al. 2017, sections 3.4 and 3.5).
#pragma once

#include "model/forward_context.h"
#include "model/masks.h"
#include "model/module.h"
#include "model/positions.h"

namespace ferry {

class EmbeddingImpl : public Module {
 public:
  /// `table` is made here, or shared with another embedding when it is given.
  EmbeddingImpl(std::int64_t vocabulary, std::int64_t width, double dropout, const Tensor& table = {});

  /// ids [B, T] int64, with their padding -> [N, D] float32, without it.
  Tensor forward(const Tensor& ids, const SentenceRows& rows, ForwardContext& context);
  /// One position of every sequence, ids [R] int64 -> [R, 1, D] float32.
  Tensor step(const Tensor& ids, std::int64_t position, ForwardContext& context);

  Tensor weight;  ///< [V, D]

 private:
  /// The first `length` positions [length, D].
  Tensor positions(std::int64_t length);
  Tensor embed(const Tensor& ids, const Tensor& positions, ForwardContext& context) const;

  double dropout_;
  PositionTable positions_;
};
using Embedding = Part<EmbeddingImpl>;

}  // namespace ferry
