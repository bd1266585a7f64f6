// What checkpoints are made of: tensors by name.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/tensor.h"

namespace ferry {

/// Tensors by name, in a fixed order.
using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

/// Of all of them together.
inline std::uint64_t bytes_of(const NamedTensors& tensors) {
  std::uint64_t bytes = 0;
  for (const auto& [name, tensor] : tensors) bytes += tensor.nbytes();
  return bytes;
}

}  // namespace ferry
