#include "checkpoint/checkpoint_names.h"

#include "base/format.h"
#include "base/number.h"
#include "checkpoint/checkpoint.h"

namespace ferry {
namespace {

constexpr std::string_view checkpoint_prefix = "update-";
constexpr std::string_view average_prefix = "average-";

std::string numbered(std::string_view prefix, std::int64_t update) {
  return format("{}{:08}", prefix, update);
}

// Only names as we write them: "update-3" is somebody else's.
std::optional<std::int64_t> number_after(std::string_view prefix, std::string_view name) {
  if (!name.starts_with(prefix)) return {};
  const auto update = number_of<std::int64_t>(name.substr(prefix.size()));
  return update && *update >= 0 && numbered(prefix, *update) == name ? update : std::nullopt;
}

}  // namespace

std::string checkpoint_name(std::int64_t update) {
  return numbered(checkpoint_prefix, update);
}
std::string average_name(std::int64_t update) {
  return numbered(average_prefix, update);
}

std::optional<std::int64_t> update_of(std::string_view name) {
  return number_after(checkpoint_prefix, name);
}
std::optional<std::int64_t> average_update_of(std::string_view name) {
  return number_after(average_prefix, name);
}

}  // namespace ferry
