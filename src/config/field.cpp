#include "config/field.h"

#include <cmath>

#include "base/format.h"

namespace ferry {

std::string to_string(const Range& range) {
  const bool has_low = std::isfinite(range.low);
  const bool has_high = std::isfinite(range.high);
  const std::string above = range.low_included ? "" : "more than ";
  const std::string below = range.high_included ? "" : "less than ";
  if (has_low && has_high) return format("{}{} to {}{}", above, range.low, below, range.high);
  if (has_low) return format("{} {}", range.low_included ? "at least" : "more than", range.low);
  if (has_high) return format("{} {}", range.high_included ? "at most" : "less than", range.high);
  return "";
}

}  // namespace ferry
