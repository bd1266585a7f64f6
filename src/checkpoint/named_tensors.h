// What checkpoints are made of: tensors by name.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/tensor.h"

namespace ferry {

/// Tensors by name, in a fixed order.
using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

}  // namespace ferry
