#include "evaluation/target_script.h"

#include <algorithm>

#include "base/text.h"
#include "base/unicode.h"

namespace ferry {

MetricTokenizer tokenizer_for(const Segments& lines) {
  std::int64_t letters = 0;
  std::int64_t without_blanks = 0;
  std::int64_t chinese = 0;
  for (const std::string& line : lines.lines) {
    for (const char32_t point : code_points(line)) {
      letters += is_letter(point) ? 1 : 0;
      without_blanks += is_letter(point) && is_written_without_blanks(point) ? 1 : 0;
      chinese += is_chinese(point) ? 1 : 0;
    }
  }
  if (without_blanks == 0 || without_blanks * 4 < letters) return MetricTokenizer::V13a;
  // Japanese is full of Chinese characters, but has its own between them.
  return chinese * 10 >= without_blanks * 9 ? MetricTokenizer::Chinese : MetricTokenizer::Character;
}

}  // namespace ferry
