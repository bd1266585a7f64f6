// Sinusoidal positions (Vaswani et al. 2017, section 3.5).
#pragma once

#include "base/tensor.h"

namespace ferry {

/// [length, D] float32: PE(p, 2i) = sin(p / 10000^(2i/D)), PE(p, 2i+1) = cos of the same.
Tensor sinusoidal_positions(std::int64_t length, std::int64_t width);

}  // namespace ferry
