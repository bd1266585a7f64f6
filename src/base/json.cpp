#include "base/json.h"

#include <algorithm>

namespace ferry {

std::string shown(const Json& value) {
  // Writing out what is nested takes as much of the stack as it is deep.
  const bool nested = std::any_of(value.begin(), value.end(), [](const Json& inner) { return inner.is_structured(); });
  if (value.is_structured() && nested) return value.is_array() ? "a list" : "an object";
  constexpr std::size_t longest = 60;
  std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
  if (text.size() > longest) text.replace(longest, std::string::npos, "...");
  return text;
}

}  // namespace ferry
