// One pass of AdamW over all parameters, which lie in one flat buffer.
#pragma once

#include <cstdint>

#include "base/tensor.h"

namespace ferry::kernels {

/// Flat float32 buffers of one length; `average` may be undefined.
struct AdamwBuffers {
  Tensor parameter, gradient, first_moment, second_moment, average;
};

struct AdamwOptions {
  std::int64_t step = 1;  ///< t, from 1
  double rate = 0;
  double beta1 = 0.9, beta2 = 0.98, epsilon = 1e-9;
  double weight_decay = 0;
  double gradient_scale = 1;  ///< the gradient is multiplied with it first: 1 / tokens, and clipping
  double average_weight = 0;  ///< share of the new parameter in the moving average
};

/// Elements [begin, end) (Loshchilov and Hutter 2019, algorithm 2, with bias correction).
void adamw(const AdamwBuffers& buffers, const AdamwOptions& options, std::int64_t begin, std::int64_t end);
void adamw_plain(const AdamwBuffers& buffers, const AdamwOptions& options, std::int64_t begin, std::int64_t end);

/// The sum of squares in float64; its order does not depend on the number of threads.
double sum_of_squares(const Tensor& flat);

}  // namespace ferry::kernels
