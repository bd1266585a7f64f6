// Lines of text with a name, for tests.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "evaluation/segments.h"

namespace ferry {

inline Segments text(std::vector<std::string> lines, std::string name = "text") {
  return {.name = std::move(name), .lines = std::move(lines)};
}

/// Four English sentences and a translation that is partly right.
inline Segments example_reference() {
  return text({"The little boat left the harbour at dawn.", "She bought three red apples, two pears and one melon.",
               "Nobody knew where the keys were.", "It rained for 2.5 hours on 1,200 hectares of land."},
              "reference");
}
inline Segments example_hypothesis() {
  return text({"The small boat left the harbour at dawn.", "She bought three red apples, two pears and a melon.",
               "Nobody knew where the key was.", "It rained for 2.5 hours on 1,200 hectares."},
              "hypothesis");
}

inline std::string joined(const std::vector<std::u32string>& words) {
  std::string line;
  for (const std::u32string& word : words) {
    if (!line.empty()) line += ' ';
    line += to_utf8(word);
  }
  return line;
}

}  // namespace ferry
