// Options from the command line: "section.key=value".
#pragma once

#include <string>
#include <vector>

#include "base/errors.h"
#include "config/yaml_tree.h"

namespace ferry {

struct Override {
  std::string name;  ///< as messages call it: "--set section.key=value"
  YamlNode root;     ///< the tree a file with this one key would give; its nodes have no lines
};

/// What stands after = is one text, whatever characters it has, unless it begins as a YAML flow sequence, mapping or
/// quoted text does. Adds to `problems` what is no override.
Override parse_override(const std::string& text, std::vector<Problem>& problems);

}  // namespace ferry
