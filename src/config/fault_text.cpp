#include "config/fault_text.h"

#include <array>
#include <utility>

#include "base/text.h"

namespace ferry {

std::string shortened(std::string_view text) {
  constexpr std::size_t most_characters = 60;
  std::u32string points = code_points(text.substr(0, 4 * most_characters + 4));
  const bool cut = points.size() > most_characters;
  if (cut) points.resize(most_characters);
  for (char32_t& point : points) {
    if (point < 0x20 || point == 0x7F) point = U'\u240A';
  }
  return to_utf8(points) + (cut ? "..." : "");
}

std::string remedy_for_syntax(std::string_view message) {
  constexpr std::array<std::pair<std::string_view, const char*>, 9> remedies{{
      {"illegal map value", "a value that holds ': ' needs quotes; the keys of a section start in the same column"},
      {"end of map not found", "the keys of a section start in the same column, further right than its name"},
      {"end of sequence not found", "the items of a list start in the same column"},
      {"end of map flow not found", "a closing } is missing"},
      {"end of sequence flow not found", "a closing ] is missing"},
      {"illegal EOF in scalar", "a closing quote is missing"},
      {"unknown token", "a value that begins with @ or ` needs quotes"},
      {"illegal tab", "indent with blanks, not with tabs"},
      {"unknown escape character", "in double quotes \\ begins an escape: use single quotes, or \\\\"},
  }};
  for (const auto& [beginning, remedy] : remedies) {
    if (message.starts_with(beginning)) return remedy;
  }
  return "";
}

}  // namespace ferry
