// Configurations for tests: the required lines, and the problems a text has.
#pragma once

#include <string>
#include <vector>

#include "base/errors.h"
#include "config/config.h"

namespace ferry {

/// Five lines with what every configuration needs, and `more` after them, from line 6.
inline std::string with_required_lines(const std::string& more) {
  return "run: runs/one\n"
         "data:\n"
         "  train:\n"
         "    source: s.en\n"
         "    target: t.de\n" +
         more;
}

inline Config parsed(const std::string& more, const std::vector<std::string>& overrides = {}) {
  return parse_config(with_required_lines(more), "/c/config.yaml", overrides);
}

/// Each problem as "line:column: what" and its remedy; empty when the text is a configuration.
inline std::vector<std::string> problems_of(const std::string& yaml, const std::vector<std::string>& overrides = {}) {
  std::vector<std::string> texts;
  try {
    parse_config(yaml, "c.yaml", overrides);
  } catch (const UserError& error) {
    for (const Problem& problem : error.problems()) texts.push_back(to_string(problem));
  }
  return texts;
}

}  // namespace ferry
