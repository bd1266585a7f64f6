// Text formatting: the one door to {fmt}. (libstdc++ 12 has no std::format yet.)
#pragma once

#include <fmt/format.h>

namespace ferry {
using fmt::format;
}  // namespace ferry
