// Sentences of different lengths without padding: one after another as the rows of one matrix.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// Where B sentences lie among N rows. What works row by row, as products, norms and dropout do, need not know it;
/// attention does. The last few rows may belong to no sentence: a product is made anew for each number of rows, and so
/// there are few of them. Such rows start as zeros (or padding), attention gives zero for them, and nothing is learnt
/// from them.
struct SentenceRows {
  /// Lengths [B] int32, and how long a sentence is with its padding. Throws InternalError where one is longer.
  SentenceRows(const Tensor& real_lengths, std::int64_t with_padding);

  std::int64_t sentences() const { return lengths.size(0); }
  std::int64_t rows() const { return positions.size(0); }  ///< N
  std::int64_t real() const { return places.size(0); }     ///< those of sentences, which come first

  /// [B, longest, ..] -> [N, ..]: without the padding. Both throw InternalError where x is not of these sentences.
  Tensor packed(const Tensor& padded) const;
  /// [N, ..], or the real ones of it alone, -> [B, longest, ..]: zero where there is padding.
  Tensor padded(const Tensor& packed) const;
  /// The rows of x [N, ..] that belong to no sentence become zero, in place.
  void clear_others(const Tensor& x) const { x.narrow(0, real(), rows() - real()).zero_(); }

  Tensor lengths;    ///< [B] int32
  Tensor starts;     ///< [B] int64: the row that each sentence begins with
  Tensor places;     ///< [real] int64: which of the B * longest padded positions each row is
  Tensor positions;  ///< [N] int64: where in its sentence each row stands; 0 for those of none
  std::int64_t longest;
};

}  // namespace ferry::kernels
