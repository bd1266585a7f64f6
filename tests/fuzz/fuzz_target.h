// What every target of this folder defines; libFuzzer or our own driver (mutations.cpp) calls it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "base/errors.h"

/// Gives the bytes to a reader. Returns where the reader accepts them and keeps its promises, and where it throws
/// UserError; anything else that escapes is a fault.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace ferry {

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Reads, where it is right to refuse: UserError is no fault.
template <typename Read>
void read_or_refuse(Read&& read) {
  try {
    read();
  } catch (const UserError&) {
    return;
  }
}

/// What stands before and after the first line ====, for targets that take two texts; no second one without it.
inline std::pair<std::string_view, std::string_view> two_parts(std::string_view bytes) {
  constexpr std::string_view line = "\n====\n";
  const std::size_t end = bytes.find(line);
  if (end == std::string_view::npos) return {bytes, {}};
  return {bytes.substr(0, end), bytes.substr(end + line.size())};
}

}  // namespace ferry
