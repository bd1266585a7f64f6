#include "config/option_names.h"

#include <algorithm>
#include <utility>

#include "base/format.h"
#include "base/text.h"
#include "config/config.h"

namespace ferry {
namespace {

struct NameCollector {
  std::vector<OptionName> names;
  std::string section_name;

  template <typename T>
  void option(const char* key, const T&, const char*, const Range& = {}, OnResume = OnResume::Stays) {
    names.push_back({section_name, key, false});
  }
  template <typename Section>
  void section(const char* key, const Section& section, const char*, OnResume = OnResume::Stays) {
    names.push_back({section_name, key, true});
    const std::string outer = std::exchange(section_name, dotted(section_name, key));
    Section::fields(section, *this);
    section_name = outer;
  }
};

std::string place_name(const std::string& section) {
  return section.empty() ? "the top level" : "section " + section;
}

std::string joined_with_or(std::vector<std::string> names) {
  if (names.size() == 1) return names.front();
  const std::string last = names.back();
  names.pop_back();
  return join(names, ", ") + " or " + last;
}

std::vector<std::string> keys_where(const auto& condition) {
  std::vector<std::string> keys;
  for (const OptionName& name : option_names()) {
    if (condition(name)) keys.push_back(name.key);
  }
  return keys;
}

/// "training.batch_tokens", or "section learning_rate (keys of learning_rate: peak, ...)".
std::string described(const OptionName& name) {
  const std::string full = dotted(name.section, name.key);
  return name.is_section ? format("section {} ({})", full, keys_of(full)) : full;
}

}  // namespace

std::string dotted(std::string_view section, std::string_view key) {
  return section.empty() ? std::string(key) : format("{}.{}", section, key);
}

const std::vector<OptionName>& option_names() {
  static const std::vector<OptionName> names = [] {
    NameCollector collector;
    const Config config;
    Config::fields(config, collector);
    return collector.names;
  }();
  return names;
}

const std::vector<std::string>& required_options() {
  static const std::vector<std::string> names{"run", "data.train.source", "data.train.target"};
  return names;
}

std::string keys_of(std::string_view section) {
  const auto keys = keys_where([&](const OptionName& name) { return name.section == section; });
  return section.empty() ? "keys: " + join(keys, ", ") : format("keys of {}: {}", section, join(keys, ", "));
}

std::string advice_for_unknown_key(std::string_view section, std::string_view key) {
  constexpr std::size_t longest_name = 64;
  if (key.size() > longest_name) return keys_of(section);
  std::vector<std::string> homes;
  for (const OptionName& name : option_names()) {
    if (name.key == key) homes.push_back(place_name(name.section));
  }
  if (!homes.empty()) return format("{} belongs in {}", key, joined_with_or(homes));

  const auto here = keys_where([&](const OptionName& name) { return name.section == section; });
  const auto anywhere = keys_where([](const OptionName&) { return true; });
  if (const std::string near = nearest_name(key, here); !near.empty()) {
    return format("did you mean {}?", dotted(section, near));
  }
  // `epochs` for max_epochs.
  const auto longer = std::find_if(here.begin(), here.end(), [&](const std::string& name) {
    return key.size() >= 4 && (name.ends_with(format("_{}", key)) || name.starts_with(format("{}_", key)));
  });
  if (longer != here.end()) return format("did you mean {}?", dotted(section, *longer));
  const std::string near = nearest_name(key, anywhere);
  for (const OptionName& name : option_names()) {
    if (name.key == near) return format("did you mean {}?", described(name));
  }
  return keys_of(section);
}

}  // namespace ferry
