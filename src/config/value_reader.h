// What a text in a file means for the type of the option it stands for: `010` is ten and `1e-4` a ten-thousandth for a
// number, `no` is false for a yes-or-no option and the two letters for a text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "config/field.h"
#include "config/yaml_tree.h"

namespace ferry {

/// Each reads a node into `value` and leaves it alone where that cannot be done; the problem then has the place in the
/// file, but neither the file's nor the option's name. A null is a text only in lists of texts.
std::optional<Problem> read_value(const YamlNode& node, const Range& range, int& value);
std::optional<Problem> read_value(const YamlNode& node, const Range& range, std::uint64_t& value);
std::optional<Problem> read_value(const YamlNode& node, const Range& range, double& value);
/// true, yes, on; false, no, off; in any case.
std::optional<Problem> read_value(const YamlNode& node, const Range& range, bool& value);
/// The path as it is written.
std::optional<Problem> read_value(const YamlNode& node, const Range& range, std::filesystem::path& value);
/// A list, or one text alone.
std::optional<Problem> read_value(const YamlNode& node, const Range& range, std::vector<std::filesystem::path>& value);
std::optional<Problem> read_value(const YamlNode& node, const Range& range, std::vector<std::string>& value);

/// The position of a name among the names of a choice; upper case and - for _ are forgiven.
std::optional<Problem> read_choice(const YamlNode& node, std::span<const std::string_view> names, bool may_be_auto,
                                   std::size_t& position);
bool says_auto(const YamlNode& node);

template <typename E>
requires std::is_enum_v<E> std::optional<Problem> read_value(const YamlNode& node, const Range&, E& value,
                                                             bool may_be_auto = false) {
  constexpr auto names = names_of(E{});
  std::size_t position = 0;
  std::optional<Problem> problem = read_choice(node, names, may_be_auto, position);
  if (!problem) value = static_cast<E>(position);
  return problem;
}

template <typename T>
std::optional<Problem> read_value(const YamlNode& node, const Range& range, Automatic<T>& value) {
  if (says_auto(node)) {
    value = Automatic<T>();
    return {};
  }
  T stated{};
  std::optional<Problem> problem;
  if constexpr (std::is_enum_v<T>) {
    problem = read_value(node, range, stated, true);
  } else {
    problem = read_value(node, range, stated);
    if (problem && !problem->remedy.empty()) problem->remedy += ", or auto";
  }
  if (!problem) value = stated;
  return problem;
}

}  // namespace ferry
