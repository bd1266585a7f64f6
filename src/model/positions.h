// Sinusoidal positions (Vaswani et al. 2017, section 3.5).
#pragma once

#include <mutex>

#include "base/tensor.h"

namespace ferry {

/// [length, D] float32: PE(p, 2i) = sin(p / 10000^(2i/D)), PE(p, 2i+1) = cos of the same.
Tensor sinusoidal_positions(std::int64_t length, std::int64_t width);

/// The same, computed once and again only when a longer sentence comes. Safe for use by several threads.
class PositionTable {
 public:
  /// [length, D] on a device.
  Tensor first(std::int64_t length, std::int64_t width, at::Device device);

 private:
  std::mutex mutex_;
  Tensor table_;
};

}  // namespace ferry
