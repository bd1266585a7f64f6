#include "model/positions.h"

#include <algorithm>
#include <cmath>

namespace ferry {

Tensor sinusoidal_positions(std::int64_t length, std::int64_t width) {
  Tensor table = at::empty({length, width}, at::kFloat);
  auto cells = table.accessor<float, 2>();
  for (std::int64_t column = 0; column < width; ++column) {
    const std::int64_t even = column - column % 2;
    const double pair = static_cast<double>(even) / static_cast<double>(width);
    const double frequency = std::pow(10000.0, -pair);
    for (std::int64_t p = 0; p < length; ++p) {
      const double angle = static_cast<double>(p) * frequency;
      cells[p][column] = static_cast<float>(column % 2 == 0 ? std::sin(angle) : std::cos(angle));
    }
  }
  return table;
}

Tensor PositionTable::first(std::int64_t length, std::int64_t width, at::Device device) {
  const std::scoped_lock lock(mutex_);
  if (!table_.defined() || table_.size(0) < length) {
    table_ = sinusoidal_positions(std::max<std::int64_t>(256, length * 2), width);
  }
  if (table_.device() != device) table_ = table_.to(device);
  return table_.narrow(0, 0, length);
}

}  // namespace ferry
