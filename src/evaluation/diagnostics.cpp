#include "evaluation/diagnostics.h"

#include <algorithm>

#include "base/format.h"
#include "base/text.h"
#include "evaluation/metric_tokenizer.h"

namespace ferry {
namespace {

constexpr std::size_t shortest_circle = 12;  // characters: "....." and "ha ha ha" are no fault
constexpr std::int64_t fewest_repeats = 3;

bool same_words(std::string_view one, std::string_view other) {
  return split_at_white_space(code_points(one)) == split_at_white_space(code_points(other));
}

}  // namespace

std::int64_t most_repeats(std::string_view text) {
  const std::u32string characters = code_points(text) + U' ';
  std::size_t most = 1;
  // A stretch of `period` characters stands k times in succession where (k - 1) * period characters in a row equal the
  // one a period before.
  for (std::size_t period = 1; period * 2 <= characters.size(); ++period) {
    std::size_t equal = 0;
    std::size_t longest = 0;
    for (std::size_t i = period; i < characters.size(); ++i) {
      equal = characters[i] == characters[i - period] ? equal + 1 : 0;
      longest = std::max(longest, equal);
    }
    const std::size_t repeats = longest / period + 1;
    if (repeats * period >= shortest_circle) most = std::max(most, repeats);
  }
  return static_cast<std::int64_t>(most);
}

bool repeats_itself(std::string_view translation, std::string_view source, std::string_view reference) {
  const std::int64_t repeats = most_repeats(translation);
  if (repeats < fewest_repeats) return false;
  return 2 * repeats >= 3 * std::max(most_repeats(source), most_repeats(reference));
}

Diagnostics diagnose(const Segments& translations, const Segments& sources, const Segments& references) {
  check_same_number(translations, {sources, references});
  Diagnostics diagnostics;
  for (std::size_t i = 0; i < sources.lines.size(); ++i) {
    const std::string& source = sources.lines[i];
    const std::string& reference = references.lines[i];
    const std::string& translation = translations.lines[i];
    if (is_blank(source)) continue;
    ++diagnostics.lines;
    diagnostics.empty += is_blank(translation) ? 1 : 0;
    diagnostics.repeated += repeats_itself(translation, source, reference) ? 1 : 0;
    diagnostics.copied += same_words(translation, source) && !same_words(reference, source) ? 1 : 0;
  }
  return diagnostics;
}

Json to_json(const Diagnostics& diagnostics) {
  return {{"length_ratio", diagnostics.length_ratio()},
          {"empty", diagnostics.share(diagnostics.empty)},
          {"repeated", diagnostics.share(diagnostics.repeated)},
          {"copied", diagnostics.share(diagnostics.copied)},
          {"cut", diagnostics.share(diagnostics.cut)},
          {"unknown_source_pieces", diagnostics.unknown_source()},
          {"unknown_reference_pieces", diagnostics.unknown_reference()}};
}

std::string to_line(const Diagnostics& diagnostics) {
  const auto percent = [&](std::int64_t count) { return format("{:.1f} %", 100 * diagnostics.share(count)); };
  return format(
      "length {:.2f} of the references'; empty {}, repeating {}, copied {}, cut {}; unknown pieces {:.1f} % in "
      "the source, {:.1f} % in the references",
      diagnostics.length_ratio(), percent(diagnostics.empty), percent(diagnostics.repeated),
      percent(diagnostics.copied), percent(diagnostics.cut), 100 * diagnostics.unknown_source(),
      100 * diagnostics.unknown_reference());
}

}  // namespace ferry
