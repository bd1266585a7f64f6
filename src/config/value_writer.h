// Values as text that value_reader reads back to the same value, and that any YAML reader takes for what it is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "config/field.h"

namespace ferry {

std::string value_text(int value);
std::string value_text(std::uint64_t value);
/// The shortest digits that give the same number back, with the point that YAML 1.1 wants in a number: 1.0, 1.0e-09.
std::string value_text(double value);
std::string value_text(bool value);

template <typename E>
requires std::is_enum_v<E> std::string value_text(E value) {
  return std::string(name_of(value));
}

template <typename T>
std::string value_text(const Automatic<T>& value) {
  return value.chosen() ? value_text(value.value()) : "auto";
}

/// A text as a YAML scalar: in double quotes unless it can be nothing but text, in YAML 1.1 as in 1.2 ("no", "1e3",
/// "0x1", "~" and "2024-01-01" are quoted). Throws UserError for bytes that are not UTF-8, which YAML cannot hold.
std::string yaml_text(std::string_view text);

}  // namespace ferry
