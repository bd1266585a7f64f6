#include "data/double_encoding.h"

#include <array>

#include "base/text.h"

namespace ferry {
namespace {

// Bytes 0x80 to 0x9F; the rest of Windows-1252 is Latin-1.
constexpr std::array<char32_t, 32> windows_1252{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

// The byte of Windows-1252, or 0 where there is none above ASCII. C1 controls count as their own bytes, as they do
// where the text was taken for Latin-1.
unsigned char to_windows_1252(char32_t point) {
  if (point < 0x80) return 0;
  if (point < 0x100) return static_cast<unsigned char>(point);
  for (std::size_t i = 0; i < windows_1252.size(); ++i) {
    if (windows_1252[i] == point) return static_cast<unsigned char>(0x80 + i);
  }
  return 0;
}

/// A character found by decoding, and from how many.
struct Decoded {
  char32_t point = 0;
  std::size_t length = 0;  ///< 0: there is none here
};

Decoded decode_at(std::u32string_view points, std::size_t at) {
  const unsigned char lead = to_windows_1252(points[at]);
  const std::size_t length = lead >= 0xC2 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xF0 ? 4 : 0;
  if (length == 0 || at + length > points.size()) return {};
  std::string bytes;
  for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(to_windows_1252(points[at + i]));
  if (!is_valid_utf8(bytes)) return {};
  return {.point = code_points(bytes).front(), .length = length};
}

}  // namespace

char32_t from_windows_1252(unsigned char byte) {
  return byte >= 0x80 && byte < 0xA0 ? windows_1252[byte - 0x80U] : byte;
}

bool has_double_encoding(std::u32string_view points) {
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    if (points[i] >= 0xC2 && points[i] < 0xF5 && decode_at(points, i).length > 0) return true;
  }
  return false;
}

std::u32string without_double_encoding(std::u32string points) {
  while (has_double_encoding(points)) {
    std::u32string decoded;
    for (std::size_t i = 0; i < points.size();) {
      const Decoded found = decode_at(points, i);
      decoded += found.length > 0 ? found.point : points[i];
      i += found.length > 0 ? found.length : 1;
    }
    points = std::move(decoded);
  }
  return points;
}

}  // namespace ferry
