// Sentences of different lengths without padding: one after another as the rows of one matrix.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// Where B sentences lie among N rows. What works row by row, as products, norms and dropout do, need not know it;
/// attention does.
struct SentenceRows {
  /// Lengths [B] int32, and how long a sentence is with its padding: no less than the largest of them.
  SentenceRows(const Tensor& real, std::int64_t with_padding);

  std::int64_t sentences() const { return lengths.size(0); }
  std::int64_t rows() const { return places.size(0); }

  /// [B, longest, ..] -> [N, ..]: without the padding.
  Tensor packed(const Tensor& padded) const;
  /// [N, ..] -> [B, longest, ..]: zero where there is padding.
  Tensor padded(const Tensor& packed) const;

  Tensor lengths;  ///< [B] int32
  Tensor starts;   ///< [B] int64: the row that each sentence begins with
  Tensor places;   ///< [N] int64: which of the B * longest padded positions each row is
  std::int64_t longest;
};

}  // namespace ferry::kernels
