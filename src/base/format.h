// Text formatting: the one door to {fmt}. (libstdc++ 12 has no std::format yet.)
#pragma once

#include <string>
#include <utility>

#include <fmt/format.h>

namespace ferry {

/// What `format` is. An object and not a function: with a std::string among the arguments, a call of a function would
/// be looked up in std as well, and be ambiguous where libstdc++ does have std::format (13 and later).
struct Format {
  /// The text with `arguments` put into its braces; the text is checked against them when it is compiled.
  template <typename... Arguments>
  std::string operator()(fmt::format_string<Arguments...> text, Arguments&&... arguments) const {
    return fmt::format(text, std::forward<Arguments>(arguments)...);
  }
};

inline constexpr Format format;

}  // namespace ferry
