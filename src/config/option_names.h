// The names of all options and sections, for what asks about names rather than values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ferry {

struct OptionName {
  std::string section;  ///< "", "model", "data.train"
  std::string key;
  bool is_section = false;
};

/// "data.train" and "source" to "data.train.source".
std::string dotted(std::string_view section, std::string_view key);

/// In the order of the field lists.
const std::vector<OptionName>& option_names();

/// Options without a default: run, data.train.source, data.train.target.
const std::vector<std::string>& required_options();

/// What a user who wrote this unknown key in this section may have meant: a key of that name in another section, the
/// nearest key of the same section, the nearest anywhere; else the keys there are.
std::string advice_for_unknown_key(std::string_view section, std::string_view key);

/// "keys of model: preset, width, ...".
std::string keys_of(std::string_view section);

}  // namespace ferry
