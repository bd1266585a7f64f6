// The program's version, which stands once: in the project() line of CMakeLists.txt.
#pragma once

#include <string_view>

namespace ferry {

/// "0.1.0"
std::string_view version();

}  // namespace ferry
