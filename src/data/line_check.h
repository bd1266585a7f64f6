// What one line shows by itself, without the rest of the text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/script.h"
#include "data/finding.h"

namespace ferry {

struct LineFacts {
  FindingSet findings;             ///< those of InvalidUtf8 to Tag that are there
  std::uint32_t characters = 0;    ///< code points
  Script script = Script::None;    ///< the one most of the line's letters belong to, by bytes
  std::uint32_t letter_bytes = 0;  ///< of that script: a Han character counts as three Latin letters
};

LineFacts inspect_line(std::string_view line);

/// The line without what is in `change` (of repairable_findings) and stands in it. Invalid UTF-8 becomes U+FFFD where
/// something else is changed.
std::string repair_line(std::string_view line, FindingSet change);

}  // namespace ferry
