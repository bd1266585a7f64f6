#include "tokenizer/training_lines.h"

#include <algorithm>

#include "base/errors.h"
#include "base/format.h"
#include "base/line_numbers.h"
#include "base/text.h"

namespace ferry {
namespace {

void report(const LineNumbers& skipped, const std::string& reason, std::vector<std::string>& remarks) {
  if (skipped.empty()) return;
  remarks.push_back(format("tokenizer training: {} skipped: {}, {}", skipped.counted(), reason, skipped.names()));
}

// SentencePiece ends the whole process when normalisation leaves nothing of a text. Its rules drop control characters
// and characters without width.
bool has_visible_character(std::string_view line) {
  const std::u32string points = code_points(line);
  return std::any_of(points.begin(), points.end(), [](char32_t point) {
    const bool control = point <= 0x20 || (point >= 0x7F && point <= 0x9F);
    const bool invisible = point == 0xAD || (point >= 0x200B && point <= 0x200F) ||
                           (point >= 0x2028 && point <= 0x202E) || (point >= 0x2060 && point <= 0x206F) ||
                           point == 0xFEFF || point == 0x2581;
    return !control && !invisible && !is_white_space(point);
  });
}

std::vector<std::string_view> evenly_spaced(const std::vector<std::string_view>& lines, std::size_t count) {
  std::vector<std::string_view> chosen;
  chosen.reserve(count);
  for (std::size_t i = 0; i < count; ++i) chosen.push_back(lines[i * lines.size() / count]);
  return chosen;
}

}  // namespace

TrainingLines choose_training_lines(const std::vector<std::string_view>& lines,
                                    std::span<const std::int64_t> line_numbers, std::size_t most) {
  check(line_numbers.empty() || line_numbers.size() == lines.size(), "every training line has a number, or none has");
  TrainingLines chosen;
  LineNumbers too_long;
  LineNumbers reserved;
  chosen.lines.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::int64_t number = line_numbers.empty() ? static_cast<std::int64_t>(i) + 1 : line_numbers[i];
    if (lines[i].size() > longest_training_line) {
      too_long.add(number);
    } else if (lines[i].find(reserved_character) != std::string_view::npos) {
      reserved.add(number);
    } else if (!is_blank(lines[i])) {
      chosen.lines.push_back(lines[i]);
    }
  }
  report(too_long, format("over {} bytes", longest_training_line), chosen.remarks);
  report(reserved, "reserved character U+2585", chosen.remarks);
  if (std::none_of(chosen.lines.begin(), chosen.lines.end(), has_visible_character)) {
    throw UserError("the training text has no line with visible characters to learn a tokenizer from",
                    chosen.remarks.empty() ? "" : join(chosen.remarks, "\n    "));
  }
  if (chosen.lines.size() > most) {
    chosen.remarks.push_back(
        format("tokenizer training: learnt from {} of {} lines, evenly spaced", most, chosen.lines.size()));
    chosen.lines = evenly_spaced(chosen.lines, most);
  }
  return chosen;
}

}  // namespace ferry
