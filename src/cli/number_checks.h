// What a number on the command line must be. CLI11's own checks tell of their limits with all three hundred digits.
#pragma once

#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

#include "base/format.h"

namespace ferry {

template <typename Number>
bool is_number(const std::string& text, Number& number) {
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  return failure == std::errc() && end == text.data() + text.size();
}

inline CLI::Validator whole_number_from(std::int64_t least) {
  return {[least](std::string& text) {
            std::int64_t number = 0;
            return is_number(text, number) && number >= least && number <= INT32_MAX
                       ? std::string()
                       : format("\"{}\" is not a whole number from {}", text, least);
          },
          format("from {}", least)};
}

inline CLI::Validator whole_number_between(std::int64_t least, std::int64_t most) {
  return {[least, most](std::string& text) {
            std::int64_t number = 0;
            return is_number(text, number) && number >= least && number <= most
                       ? std::string()
                       : format("\"{}\" is not a whole number from {} to {}", text, least, most);
          },
          format("{} to {}", least, most)};
}

inline CLI::Validator number_between(double least, double most) {
  return {[least, most](std::string& text) {
            double number = 0;
            return is_number(text, number) && number >= least && number <= most
                       ? std::string()
                       : format("\"{}\" is not a number from {} to {}", text, least, most);
          },
          format("{} to {}", least, most)};
}

inline CLI::Validator number_above_zero() {
  return {[](std::string& text) {
            double number = 0;
            return is_number(text, number) && number > 0 && std::isfinite(number)
                       ? std::string()
                       : format("\"{}\" is not a number above 0", text);
          },
          "above 0"};
}

}  // namespace ferry
