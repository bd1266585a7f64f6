// What a number on the command line must be. CLI11's own checks tell of their limits with all three hundred digits.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

#include "base/format.h"
#include "base/number.h"

namespace ferry {

/// The text must be a number that fits; else it is told that it is not `what`.
template <typename Number, typename Fits>
CLI::Validator number_that(Fits fits, const std::string& what, const std::string& range) {
  return {[fits, what](std::string& text) {
            const auto number = number_of<Number>(text);
            return number && fits(*number) ? std::string() : format("\"{}\" is not {}", text, what);
          },
          range};
}

inline CLI::Validator whole_number_from(std::int64_t least) {
  return number_that<std::int64_t>([least](std::int64_t number) { return number >= least && number <= INT32_MAX; },
                                   format("a whole number from {}", least), format("from {}", least));
}

inline CLI::Validator whole_number_between(std::int64_t least, std::int64_t most) {
  const std::string range = format("{} to {}", least, most);
  return number_that<std::int64_t>([=](std::int64_t number) { return number >= least && number <= most; },
                                   "a whole number from " + range, range);
}

inline CLI::Validator number_between(double least, double most) {
  const std::string range = format("{} to {}", least, most);
  return number_that<double>([=](double number) { return number >= least && number <= most; }, "a number from " + range,
                             range);
}

inline CLI::Validator number_above_zero() {
  return number_that<double>([](double number) { return number > 0 && std::isfinite(number); }, "a number above 0",
                             "above 0");
}

/// `--threads N`, as every command has it that computes.
inline void add_threads_option(CLI::App& command, int& threads) {
  command.add_option("--threads", threads, "processor cores used; 0: all")->check(whole_number_between(0, 4096));
}

}  // namespace ferry
