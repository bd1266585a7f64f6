// JSON: the one door to nlohmann-json. Keys keep the order in which they were put in.
#pragma once

#include <nlohmann/json.hpp>

namespace ferry {
using Json = nlohmann::ordered_json;
}  // namespace ferry
