#include "config/yaml_text.h"

#include <algorithm>
#include <cerrno>
#include <fstream>

#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_places = 20;

[[noreturn]] void refuse(const std::string& where, const std::string& what, const std::string& remedy = "") {
  throw UserError(Problem{.where = where, .what = what, .remedy = remedy});
}

void refuse_if_too_large(std::size_t bytes, const std::string& where) {
  if (bytes <= largest_yaml_bytes) return;
  refuse(where, format("more than {} bytes: this is no configuration", largest_yaml_bytes),
         "give the path of a configuration in YAML, not of a data file");
}

int column_of(std::string_view line, std::size_t byte) {
  return static_cast<int>(code_points(line.substr(0, byte)).size()) + 1;
}

/// The first thing wrong with a line, without its place.
Problem first_problem_of(std::string_view line) {
  const std::size_t indentation = std::min(line.find_first_not_of(" \t"), line.size());
  const std::size_t tab = line.substr(0, indentation).find('\t');
  // A tab before a comment, or on a line of blanks, indents nothing.
  if (tab != std::string_view::npos && indentation < line.size() && line[indentation] != '#') {
    return {.where = {},
            .column = column_of(line, tab),
            .what = "a tab in the indentation, which YAML does not allow",
            .remedy = "indent with blanks"};
  }
  for (std::size_t i = 0; i < line.size(); ++i) {
    const auto byte = static_cast<unsigned char>(line[i]);
    if ((byte < 0x20 && byte != '\t') || byte == 0x7F) {
      return {.where = {},
              .column = column_of(line, i),
              .what = format("a control character (U+{:04X})", static_cast<unsigned>(byte)),
              .remedy = "take it out"};
    }
  }
  if (is_valid_utf8(line)) return {};
  // The longest valid beginning ends where the fault is; a character has at most four bytes.
  std::size_t valid = 0;
  while (valid < line.size()) {
    std::size_t length = 1;
    while (length <= 4 && !is_valid_utf8(line.substr(valid, length))) ++length;
    if (length > 4) break;
    valid += length;
  }
  return {.where = {},
          .column = column_of(line, valid),
          .what = format("byte 0x{:02X} is not UTF-8", static_cast<unsigned>(static_cast<unsigned char>(line[valid]))),
          .remedy = "save the file as UTF-8"};
}

}  // namespace

std::string read_yaml_file(const fs::path& file) {
  const std::string where = file.string();
  std::error_code ignored;
  if (fs::is_directory(file, ignored)) {
    const bool run_folder = fs::exists(file / "config.yaml", ignored);
    refuse(where, format("cannot open {}: this is a folder", where),
           run_folder ? format("its configuration is {}", (file / "config.yaml").string())
                      : "give the path of a configuration file");
  }
  errno = 0;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) refuse(where, format("cannot open {}: {}", where, system_reason()));
  std::string bytes(largest_yaml_bytes + 1, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (stream.bad()) refuse(where, format("cannot read {}: {}", where, system_reason()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  refuse_if_too_large(bytes.size(), where);
  return without_editor_traces(bytes);
}

std::string without_editor_traces(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  std::string text;
  text.reserve(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool first_of_two = bytes[i] == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n';
    if (!first_of_two) text += bytes[i] == '\r' ? '\n' : bytes[i];
  }
  return text;
}

std::vector<Problem> unreadable_places(std::string_view text, const std::string& where) {
  if (text.size() > largest_yaml_bytes) refuse_if_too_large(text.size(), where);
  if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) {
    return {Problem{.where = where, .line = 1, .column = 1, .what = "this is UTF-16", .remedy = "save it as UTF-8"}};
  }
  std::vector<Problem> problems;
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    Problem problem = first_problem_of(line);
    if (problem.what.empty()) continue;
    problem.where = where;
    problem.line = number;
    problems.push_back(std::move(problem));
    if (problems.size() == most_places) break;
  }
  return problems;
}

}  // namespace ferry
