// A tensor of any number of dimensions as the rows of a matrix, which is what a product takes.
#pragma once

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

}  // namespace ferry::kernels
