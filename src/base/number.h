// A number that a text is.
#pragma once

#include <charconv>
#include <optional>
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

}  // namespace ferry
