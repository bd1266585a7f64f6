#include "config/config_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "config/fault_text.h"
#include "config/option_names.h"
#include "config/paths.h"
#include "config/value_reader.h"

namespace ferry {
namespace {

/// Visits the field lists beside the tree.
class TreeReader {
 public:
  TreeReader(const ConfigSource& source, ReadResult& result) : source_(source), result_(result) {}

  template <typename T>
  void option(const char* key, T& value, const char*, const Range& range = {}, OnResume = OnResume::Stays) {
    const YamlNode* node = map_->find(key);
    if (node == nullptr) return;
    const std::string name = dotted(section_, key);
    result_.stated.note(name, place_of(*node, name));
    if (std::optional<Problem> problem = read_value(*node, range, value)) {
      problem->where = source_.name;
      problem->what = format("{}: {}", name, problem->what);
      result_.problems.push_back(std::move(*problem));
      return;
    }
    make_absolute(value);
    note_files(name, *node, value);
    if (says_nothing(value)) result_.stated.forget(name);
  }

  template <typename Section>
  void section(const char* key, Section& value, const char*, OnResume = OnResume::Stays) {
    const YamlNode* node = map_->find(key);
    if (node != nullptr) read_section(*node, dotted(section_, key), value);
  }

  template <typename Section>
  void read_section(const YamlNode& node, const std::string& name, Section& value) {
    // A section whose keys are all commented out is a section with nothing in it.
    if (node.kind == YamlNode::Kind::Null && node.text.empty()) return;
    if (node.kind != YamlNode::Kind::Map) {
      const std::string what = name.empty() ? "a configuration consists of lines key: value"
                                            : format("{} is a section, not one value", name);
      result_.problems.push_back({source_.name, node.line, node.column, what, keys_of(name)});
      return;
    }
    const YamlNode* outer_map = std::exchange(map_, &node);
    const std::string outer_section = std::exchange(section_, name);
    Section::fields(value, *this);
    refuse_unknown_keys();
    map_ = outer_map;
    section_ = outer_section;
  }

 private:
  Problem place_of(const YamlNode& node, const std::string& name) const {
    return {.where = source_.name, .line = node.line, .column = node.column, .what = name};
  }

  void refuse_unknown_keys() {
    for (const YamlEntry& entry : map_->entries) {
      const std::string& key = entry.key.text;
      const auto& names = option_names();
      const bool known = std::any_of(names.begin(), names.end(), [&](const OptionName& name) {
        return name.section == section_ && name.key == key;
      });
      if (known) continue;
      // Nobody reads more, and finding near names for a file full of something else would take minutes.
      const bool advise = result_.problems.size() < most_problems;
      result_.problems.push_back({source_.name, entry.key.line, entry.key.column,
                                  format("{}: there is no such key", shortened(dotted(section_, key))),
                                  advise ? advice_for_unknown_key(section_, key) : ""});
    }
  }

  /// `source: []` names no file, `width: auto` leaves the choice to us.
  template <typename T>
  static bool says_nothing(const T&) {
    return false;
  }
  static bool says_nothing(const std::vector<std::filesystem::path>& files) { return files.empty(); }
  template <typename T>
  static bool says_nothing(const Automatic<T>& value) {
    return !value.chosen();
  }

  template <typename T>
  void make_absolute(T&) const {}
  void make_absolute(std::filesystem::path& path) const { path = absolute_path(path, source_.folder); }
  void make_absolute(std::vector<std::filesystem::path>& paths) const {
    for (std::filesystem::path& path : paths) make_absolute(path);
  }

  template <typename T>
  void note_files(const std::string&, const YamlNode&, const T&) const {}
  void note_files(const std::string& name, const YamlNode& node,
                  const std::vector<std::filesystem::path>& files) const {
    result_.files[name] = {place_of(node, name), files};
  }

  const ConfigSource& source_;
  ReadResult& result_;
  const YamlNode* map_ = nullptr;
  std::string section_;
};

/// The node of the innermost section of `name` ("data.train.source") that the tree has.
const YamlNode& innermost(const YamlNode& root, const std::string& name) {
  const YamlNode* node = &root;
  for (const std::string_view part : split(name, '.')) {
    const YamlNode* inner = node->find(part);
    if (inner == nullptr) break;
    node = inner;
  }
  return *node;
}

}  // namespace

void read_config(const YamlNode& root, const ConfigSource& source, Config& config, ReadResult& result) {
  TreeReader(source, result).read_section(root, "", config);
}

void require_options(const YamlNode& root, const ConfigSource& source, ReadResult& result) {
  const auto missing = [&](const std::string& name, const std::string& remedy) {
    const YamlNode& place = innermost(root, name);
    result.problems.push_back(
        {source.name, std::max(place.line, 1), std::max(place.column, 1), format("{} is missing", name), remedy});
  };
  for (const std::string& name : required_options()) {
    const std::string remedy = name == "run" ? "run: the folder in which to keep checkpoints and log"
                                             : "data: {train: {source: FILE, target: FILE}}";
    if (!result.stated.contains(name)) missing(name, remedy);
  }
  for (const std::string part : {"data.valid", "data.test"}) {
    for (const auto& [here, other] : {std::pair(".source", ".target"), std::pair(".target", ".source")}) {
      if (result.stated.contains(part + here) && !result.stated.contains(part + other)) {
        missing(part + other, format("{}{} needs its other side", part, here));
      }
    }
  }
}

void require_files(ReadResult& result) {
  for (const auto& [name, named] : result.files) {
    for (const std::filesystem::path& file : named.files) {
      // Only tried: a pipe is read once.
      if (::access(file.c_str(), R_OK) == 0) continue;
      Problem problem = named.place;
      problem.what = format("{}: cannot open {}: {}", name, file.string(), system_reason());
      result.problems.push_back(std::move(problem));
    }
  }
}

}  // namespace ferry
