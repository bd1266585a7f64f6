#include "config/config.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/errors.h"
#include "base/format.h"
#include "config/config_reader.h"
#include "config/override.h"
#include "config/paths.h"
#include "config/stated_conflicts.h"
#include "config/yaml_text.h"
#include "config/yaml_tree.h"

namespace ferry {
namespace fs = std::filesystem;

namespace {

void sort_by_place(std::vector<Problem>& problems) {
  std::stable_sort(problems.begin(), problems.end(), [](const Problem& a, const Problem& b) {
    return std::tie(a.line, a.column) < std::tie(b.line, b.column);
  });
}

[[noreturn]] void refuse(std::vector<Problem> problems) {
  if (problems.size() > most_problems) {
    const std::size_t more = problems.size() - most_problems;
    problems.resize(most_problems);
    problems.push_back({.where = problems.front().where, .what = format("and {} more problems", more)});
  }
  throw UserError(std::move(problems));
}

YamlDocument parse_file(const std::string& yaml, const std::string& name, std::vector<Problem>& problems) {
  std::vector<Problem> unreadable = unreadable_places(yaml, name);
  if (unreadable.empty()) return parse_yaml(yaml, name, problems);
  problems = std::move(unreadable);
  return {.root = {}, .complete = false};
}

void apply(const std::vector<std::string>& overrides, Config& config, ReadResult& result) {
  for (const std::string& text : overrides) {
    const Override one = parse_override(text, result.problems);
    read_config(one.root, {.name = one.name, .folder = fs::current_path()}, config, result);
  }
}

/// What is sound by itself must also go together.
Config sound(Config config, OptionPlaces places, std::vector<Problem> problems) {
  config.places = std::move(places);
  if (problems.empty()) problems = config.places.located(stated_conflicts(config));
  if (!problems.empty()) refuse(std::move(problems));
  return config;
}

}  // namespace

Config default_config(const std::vector<std::string>& overrides) {
  Config config;
  ReadResult result;
  apply(overrides, config, result);
  return sound(std::move(config), std::move(result.stated), std::move(result.problems));
}

Config load_config(const fs::path& file, const std::vector<std::string>& overrides, NamedFilesMust must) {
  return parse_config(read_yaml_file(file), file, overrides, must);
}

Config parse_config(const std::string& yaml, const fs::path& file, const std::vector<std::string>& overrides,
                    NamedFilesMust must) {
  Config config;
  ReadResult result;
  const ConfigSource source{.name = file.string(), .folder = folder_of(file)};
  const YamlDocument document = parse_file(without_editor_traces(yaml), source.name, result.problems);
  read_config(document.root, source, config, result);

  std::vector<Problem> file_problems = std::exchange(result.problems, {});
  apply(overrides, config, result);
  std::vector<Problem> override_problems = std::exchange(result.problems, {});
  // Of a file that was not read to its end nobody knows what is missing.
  if (document.complete) require_options(document.root, source, result);
  if (must == NamedFilesMust::BeReadable) require_files(result);

  file_problems.insert(file_problems.end(), result.problems.begin(), result.problems.end());
  sort_by_place(file_problems);
  file_problems.insert(file_problems.end(), override_problems.begin(), override_problems.end());
  return sound(std::move(config), std::move(result.stated), std::move(file_problems));
}

}  // namespace ferry
