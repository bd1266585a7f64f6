// Matrix products: nearly all of the arithmetic of a Transformer passes through here.
#pragma once

#include <memory>
#include <mutex>

#include "base/tensor.h"

namespace ferry::kernels {

enum class Sum { Replace, Add };  ///< what happens to the old contents of the result

/// c [M, N] = a [M, K] b [K, N] (+ bias [N], float32, contiguous, may be undefined). a and b: the same type, float32 or
/// bfloat16 (or float64, for tests), any strides of which one is 1, so that a transposed view costs nothing; sums in
/// float32. c: float32 or the type of a, row-major.
void product_into(Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias = {}, Sum sum = Sum::Replace);

class Panels;

/// The right factor of several products. Where our own loops make them (panels.h) the first one lays it out for all.
/// Safe for use by several threads.
class RightFactor {
 public:
  /// b [K, N], as product_into takes it. It must not change while this lives.
  explicit RightFactor(Tensor b);
  ~RightFactor();

  const Tensor& matrix() const { return matrix_; }
  const Panels& panels() const;
  bool is_laid_out() const { return panels_ != nullptr; }

 private:
  Tensor matrix_;
  mutable std::once_flag once_;
  mutable std::unique_ptr<const Panels> panels_;
};

void product_into(Tensor& c, const Tensor& a, const RightFactor& b, const Tensor& bias = {}, Sum sum = Sum::Replace);

/// The same into a new tensor of the given type.
Tensor product(const Tensor& a, const Tensor& b, at::ScalarType type, const Tensor& bias = {});

/// Waking a second thread takes some ten microseconds: a product of fewer multiplications stays on one.
inline constexpr std::int64_t few_multiplications = 2'000'000;

/// Counts a product [M, K] [K, N] that is made elsewhere.
void count_product(std::int64_t m, std::int64_t k, std::int64_t n);

/// Products made by this process so far; tests count with it that nothing is computed twice.
std::int64_t products_made();

/// Multiplications and additions in them: 2 M N K each.
double products_flop();

}  // namespace ferry::kernels
