// Trees to values: one walk along the field lists, which finds every fault rather than the first.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "config/config.h"
#include "config/yaml_tree.h"

namespace ferry {

/// More are counted, not shown.
inline constexpr std::size_t most_problems = 50;

/// Where a tree comes from.
struct ConfigSource {
  std::string name;              ///< of the file, or "--set section.key=value"
  std::filesystem::path folder;  ///< relative paths are relative to it
};

/// Files that an option names, and where it does.
struct NamedFiles {
  Problem place;
  std::vector<std::filesystem::path> files;
};

struct ReadResult {
  std::vector<Problem> problems;
  std::map<std::string, NamedFiles> files;  ///< by option; where several places name some, of the last one
  OptionPlaces stated;                      ///< the options that a file or an override names, rightly or wrongly
};

/// Sets the options that the tree names and leaves the others alone. Adds to the result.
void read_config(const YamlNode& root, const ConfigSource& source, Config& config, ReadResult& result);

/// Adds what is missing: required options, and one side of a parallel text where the other is given. The place is that
/// of the innermost section that is there.
void require_options(const YamlNode& root, const ConfigSource& source, ReadResult& result);

/// Adds each named file that cannot be read.
void require_files(ReadResult& result);

}  // namespace ferry
