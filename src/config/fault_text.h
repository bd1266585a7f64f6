// Words for messages about faults.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// A text cut to a length that fits a message, with control characters made visible.
std::string shortened(std::string_view text);

/// What to do about a complaint of the YAML parser, for those that people meet; else empty.
std::string remedy_for_syntax(std::string_view message);

}  // namespace ferry
