// A tensor of any number of dimensions as the rows of a matrix, which is what a product takes; and work row by row.
#pragma once

#include <algorithm>
#include <vector>

#include "base/tensor.h"

namespace ferry::kernels {

/// x [.., C] as rows [N, C], each without gaps; rows may be a distance apart.
inline Tensor rows_of(const Tensor& x) {
  const Tensor rows = x.reshape({-1, x.size(-1)});
  return rows.stride(1) == 1 && rows.stride(0) >= rows.size(1) ? rows : rows.contiguous();
}

/// rows [N, C'] in the dimensions of x [.., C]: [.., C'].
inline Tensor with_dimensions_of(const Tensor& x, const Tensor& rows) {
  std::vector<std::int64_t> sizes = x.sizes().vec();
  sizes.back() = rows.size(1);
  return rows.view(sizes);
}

/// How many pieces of this length cover `length`; the last may be shorter.
inline std::int64_t pieces_of(std::int64_t length, std::int64_t piece) {
  return (length + piece - 1) / piece;
}

/// Calls work(row) for each of `rows` rows of so many columns, shared among threads of which each takes at least
/// `grain` numbers.
template <typename Work>
void for_each_row(std::int64_t rows, std::int64_t columns, std::int64_t grain, const Work& work) {
  at::parallel_for(0, rows, std::max<std::int64_t>(1, grain / columns), [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t row = begin; row < end; ++row) work(row);
  });
}

}  // namespace ferry::kernels
