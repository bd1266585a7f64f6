// The product of one to four rows with a matrix: a step of decoding for a single sentence. It is bound by the bytes of
// the matrix, which passes through the processor once, row by row as it lies in memory.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

namespace {

/// Results of `Rows` rows of x and `Columns` rows of the weight from column n on.
template <int Rows, int Columns>
FERRY_INLINE void block(const FewRows& product, std::ptrdiff_t n) {
  Vector sums[Rows][Columns] = {};
  const float* weight = product.weight + n * product.weight_stride;
  const std::ptrdiff_t whole = product.inner / lanes * lanes;
  for (std::ptrdiff_t k = 0; k < whole; k += lanes) {
    Vector x[Rows];
    for (int r = 0; r < Rows; ++r) x[r] = load_vector(product.x + r * product.x_stride + k);
    for (int c = 0; c < Columns; ++c) {
      const Vector w = load_vector(weight + c * product.weight_stride + k);
      for (int r = 0; r < Rows; ++r) sums[r][c] += x[r] * w;
    }
  }
  for (int r = 0; r < Rows; ++r) {
    for (int c = 0; c < Columns; ++c) {
      float sum = sum_of(sums[r][c]);
      for (std::ptrdiff_t k = whole; k < product.inner; ++k) {
        sum += product.x[r * product.x_stride + k] * weight[c * product.weight_stride + k];
      }
      if (product.bias != nullptr) sum += product.bias[n + c];
      product.y[r * product.y_stride + n + c] = sum;
    }
  }
}

template <int Rows>
FERRY_INLINE void all_blocks(const FewRows& product, std::ptrdiff_t begin, std::ptrdiff_t end) {
  constexpr int columns = Rows == 1 ? 8 : lanes < 16 && Rows > 2 ? 2 : 4;  // as many sums as stay in registers
  std::ptrdiff_t n = begin;
  for (; n + columns <= end; n += columns) block<Rows, columns>(product, n);
  for (; n < end; ++n) block<Rows, 1>(product, n);
}

}  // namespace

void few_rows_product(const FewRows& product, std::ptrdiff_t begin, std::ptrdiff_t end) {
  if (product.rows == 1) all_blocks<1>(product, begin, end);
  if (product.rows == 2) all_blocks<2>(product, begin, end);
  if (product.rows == 3) all_blocks<3>(product, begin, end);
  if (product.rows == 4) all_blocks<4>(product, begin, end);
}

}  // namespace ferry::kernels::FERRY_LOOPS
