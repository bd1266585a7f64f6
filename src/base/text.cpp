#include "base/text.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/format.h"

namespace ferry {

std::u32string code_points(std::string_view utf8) {
  std::u32string points;
  points.reserve(utf8.size());
  const auto length = static_cast<std::int32_t>(utf8.size());
  for (std::int32_t i = 0; i < length;) {
    UChar32 point = 0;
    U8_NEXT_OR_FFFD(utf8.data(), i, length, point);
    points.push_back(static_cast<char32_t>(point));
  }
  return points;
}

std::string to_utf8(std::u32string_view points) {
  std::string bytes;
  bytes.reserve(points.size());
  for (const char32_t point : points) {
    const bool encodable = point < 0x110000 && (point < 0xD800 || point > 0xDFFF);
    char encoded[4];
    std::size_t length = 0;
    U8_APPEND_UNSAFE(encoded, length, encodable ? point : 0xFFFD);
    bytes.append(encoded, length);
  }
  return bytes;
}

bool is_valid_utf8(std::string_view bytes) {
  const auto length = static_cast<std::int32_t>(bytes.size());
  for (std::int32_t i = 0; i < length;) {
    UChar32 point = 0;
    U8_NEXT(bytes.data(), i, length, point);
    if (point < 0) return false;
  }
  return true;
}

std::int64_t count_characters(std::string_view utf8) {
  return std::count_if(utf8.begin(), utf8.end(), [](char byte) { return (byte & 0xC0) != 0x80; });
}

bool is_white_space(char32_t point) {
  // Python also counts the four ASCII separators U+001C to U+001F.
  return u_isUWhiteSpace(static_cast<UChar32>(point)) != 0 || (point >= 0x1C && point <= 0x1F);
}

bool is_blank(std::string_view utf8) {
  const auto length = static_cast<std::int32_t>(utf8.size());
  for (std::int32_t i = 0; i < length;) {
    UChar32 point = 0;
    U8_NEXT_OR_FFFD(utf8.data(), i, length, point);
    const bool no_width = (point >= 0x200B && point <= 0x200D) || point == 0x2060 || point == 0xFEFF;
    if (!no_width && !is_white_space(static_cast<char32_t>(point))) return false;
  }
  return true;
}

std::size_t display_width(std::string_view utf8) {
  std::size_t width = 0;
  for (const char32_t point : code_points(utf8)) {
    const auto kind = u_getIntPropertyValue(static_cast<UChar32>(point), UCHAR_EAST_ASIAN_WIDTH);
    const auto category = u_charType(static_cast<UChar32>(point));
    if (category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK || category == U_FORMAT_CHAR) continue;
    width += kind == U_EA_WIDE || kind == U_EA_FULLWIDTH ? 2 : 1;
  }
  return width;
}

namespace {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
    }
  }
  return row.back();
}

}  // namespace

std::string nearest_name(std::string_view name, const std::vector<std::string>& candidates) {
  std::string best;
  std::size_t best_distance = std::max<std::size_t>(2, name.size() / 3) + 1;
  for (const std::string& candidate : candidates) {
    const std::size_t distance = edit_distance(name, candidate);
    if (distance < best_distance) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string as_one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char letter) { return letter == '\n' || letter == '\r' || letter == '\0'; }, ' ');
  return text;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\n");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\n") - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::string readable_size(std::uint64_t bytes) {
  constexpr std::array<const char*, 6> units{"kB", "MB", "GB", "TB", "PB", "EB"};
  if (bytes < 1000) return format("{} bytes", bytes);
  double size = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  // 999.95 would be written as 1000.0.
  for (; size >= 999.95; ++unit) size /= 1000;
  return format("{:.1f} {}", size, units.at(unit));
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += separator;
    text += parts[i];
  }
  return text;
}

}  // namespace ferry
