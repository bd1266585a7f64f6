// JSON: the one door to nlohmann-json. Keys keep the order in which they were put in.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace ferry {

using Json = nlohmann::ordered_json;

/// A value as it stands in a message, short whatever a file holds: of what is nested only whether it is a list.
std::string shown(const Json& value);

}  // namespace ferry
