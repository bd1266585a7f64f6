#include "config/override.h"

#include <optional>
#include <utility>

#include "base/format.h"
#include "base/text.h"
#include "config/fault_text.h"
#include "config/option_names.h"
#include "config/yaml_text.h"

namespace ferry {
namespace {

constexpr std::size_t deepest_name = 8;

/// There is no file in which these lines could be found.
void forget_places(YamlNode& node) {
  node.line = node.column = 0;
  for (YamlNode& item : node.items) forget_places(item);
  for (YamlEntry& entry : node.entries) {
    forget_places(entry.key);
    forget_places(entry.value);
  }
}

std::optional<YamlNode> parse_value(std::string_view text, const std::string& where, std::vector<Problem>& problems) {
  constexpr std::string_view flow_beginnings = "[{\"'";
  if (!text.empty() && flow_beginnings.find(text.front()) != std::string_view::npos) {
    std::vector<Problem> found;
    YamlDocument document = parse_yaml(std::string(text), where, found);
    forget_places(document.root);
    for (Problem& problem : found) {
      problem.line = problem.column = 0;
      problems.push_back(std::move(problem));
    }
    if (!document.complete) return {};
    return std::move(document.root);
  }
  YamlNode node;
  node.text = text;
  const bool null = text.empty() || text == "~" || text == "null";
  node.kind = null ? YamlNode::Kind::Null : YamlNode::Kind::Text;
  return node;
}

YamlNode map_of(std::string_view key, YamlNode value) {
  YamlNode map;
  map.kind = YamlNode::Kind::Map;
  YamlEntry& entry = map.entries.emplace_back();
  entry.key.kind = YamlNode::Kind::Text;
  entry.key.text = key;
  entry.value = std::move(value);
  return map;
}

}  // namespace

Override parse_override(const std::string& text, std::vector<Problem>& problems) {
  Override result{.name = "--set " + shortened(text), .root = {}};
  std::vector<Problem> unreadable = unreadable_places(text, result.name);
  if (!unreadable.empty()) {
    problems.push_back({.where = result.name, .what = unreadable.front().what, .remedy = unreadable.front().remedy});
    return result;
  }
  const std::size_t equals = text.find('=');
  const std::string_view name = trimmed(std::string_view(text).substr(0, equals));
  const std::vector<std::string_view> parts = split(name, '.');
  if (equals == std::string::npos || name.empty()) {
    problems.push_back({.where = result.name,
                        .what = "this sets nothing",
                        .remedy = "write --set section.key=value, for example --set decoding.beam=4"});
    return result;
  }
  if (parts.size() > deepest_name) {
    problems.push_back({.where = result.name, .what = "there is no such key", .remedy = keys_of("")});
    return result;
  }
  std::optional<YamlNode> node = parse_value(trimmed(std::string_view(text).substr(equals + 1)), result.name, problems);
  if (!node) return result;
  result.root = *std::move(node);
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) result.root = map_of(*part, std::move(result.root));
  return result;
}

}  // namespace ferry
