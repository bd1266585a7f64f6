// What the folders in a run's `checkpoints` are called.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ferry {

/// The number that the digits write in full, or nothing.
template <typename Number>
std::optional<Number> number_of(std::string_view digits) {
  Number number{};
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (failure != std::errc() || end != digits.data() + digits.size()) return {};
  return number;
}

/// The update in the name of a checkpoint, "update-00001200", or of a mean, "average-00001200"; nothing for other
/// names.
std::optional<std::int64_t> update_of(std::string_view name);
std::optional<std::int64_t> average_update_of(std::string_view name);

}  // namespace ferry
