#include "config/value_writer.h"

#include <algorithm>
#include <array>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "config/fault_text.h"

namespace ferry {
namespace {

bool is_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/// True only for words and paths of the plainest kind; whatever is in doubt is quoted.
bool is_certainly_text(std::string_view text) {
  constexpr std::array<std::string_view, 11> taken{"null", "true", "false", "yes", "no", "on",
                                                   "off",  "y",    "n",     "nan", "inf"};
  const bool begins_well = !text.empty() && (is_letter(text.front()) || text.front() == '/' || text.starts_with("./") ||
                                             text.starts_with("../"));
  if (!begins_well) return false;
  const bool plain = std::all_of(text.begin(), text.end(), [](char letter) {
    return is_letter(letter) || (letter >= '0' && letter <= '9') || letter == '/' || letter == '.' || letter == '_' ||
           letter == '-';
  });
  if (!plain) return false;
  std::string lowered(text);
  for (char& letter : lowered) letter = is_letter(letter) ? static_cast<char>(letter | 0x20) : letter;
  return std::find(taken.begin(), taken.end(), lowered) == taken.end();
}

/// Characters that YAML only allows escaped, and those that an editor or reader may take for a line end.
bool needs_escape(char32_t point) {
  return point < 0x20 || (point >= 0x7F && point <= 0xA0) || point == 0x2028 || point == 0x2029 || point == 0xFEFF ||
         point == 0xFFFE || point == 0xFFFF;
}

}  // namespace

std::string value_text(int value) {
  return format("{}", value);
}
std::string value_text(std::uint64_t value) {
  return format("{}", value);
}
std::string value_text(bool value) {
  return value ? "true" : "false";
}

std::string value_text(double value) {
  std::string digits = format("{}", value);
  if (digits.find('.') != std::string::npos) return digits;
  digits.insert(std::min(digits.find('e'), digits.size()), ".0");
  return digits;
}

std::string yaml_text(std::string_view text) {
  if (!is_valid_utf8(text)) {
    throw UserError(format("\"{}\" is not UTF-8 and cannot be written to a configuration", shortened(text)),
                    "give the file or folder another name");
  }
  if (is_certainly_text(text)) return std::string(text);
  std::string quoted = "\"";
  for (const char32_t point : code_points(text)) {
    if (point == U'"' || point == U'\\') {
      quoted += format("\\{}", static_cast<char>(point));
    } else if (needs_escape(point)) {
      quoted += format("\\u{:04X}", static_cast<std::uint32_t>(point));
    } else {
      quoted += to_utf8({&point, 1});
    }
  }
  return quoted + "\"";
}

}  // namespace ferry
