// The bottom of a stack: rows of the embedding, scaled, plus positions.
#pragma once

#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry::kernels {

struct EmbeddingOptions {
  double scale = 1;         ///< the embedding is multiplied with it
  std::int64_t padding_id;  ///< rows with this id get no gradient
};

/// table [V, D], ids [B, T] int64, positions [>= T, D] -> dropout(table[ids] * scale + positions) [B, T, D], float32.
Tensor embed(const Tensor& table, const Tensor& ids, const Tensor& positions, const EmbeddingOptions& options,
             const Dropout& dropout);
Tensor embed_plain(const Tensor& table, const Tensor& ids, const Tensor& positions, const EmbeddingOptions& options,
                   const Dropout& dropout);

}  // namespace ferry::kernels
