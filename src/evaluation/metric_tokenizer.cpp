#include "evaluation/metric_tokenizer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "base/unicode.h"

namespace ferry {
namespace {

using Text = std::u32string;
using View = std::u32string_view;

Text replace_all(View text, View from, View to) {
  Text result;
  for (std::size_t at; (at = text.find(from)) != View::npos; text.remove_prefix(at + from.size())) {
    result += text.substr(0, at);
    result += to;
  }
  return result += text;
}

/// Puts a blank before and after every character that `apart` accepts.
template <typename Apart>
Text set_apart(View text, Apart apart) {
  Text result;
  for (const char32_t point : text) {
    if (apart(point)) {
      result.append({U' ', point, U' '});
    } else {
      result += point;
    }
  }
  return result;
}

enum class Blanks { AroundSecond, AroundFirst };

/// Puts blanks around one of each two neighbours that `first` and `second` accept: from left to right, and no character
/// belongs to two such pairs. That is how a regular expression substitutes; of "a.,b" only one mark would be seen.
template <typename First, typename Second>
Text separate(View text, First first, Second second, Blanks blanks) {
  Text result;
  std::size_t i = 0;
  for (; i + 1 < text.size(); ++i) {
    if (!first(text[i]) || !second(text[i + 1])) {
      result += text[i];
      continue;
    }
    if (blanks == Blanks::AroundSecond) {
      result.append({text[i], U' ', text[i + 1], U' '});
    } else {
      result.append({U' ', text[i], U' ', text[i + 1]});
    }
    ++i;
  }
  return result += text.substr(std::min(i, text.size()));
}

bool is_digit(char32_t point) {
  return point >= U'0' && point <= U'9';
}
bool is_no_digit(char32_t point) {
  return !is_digit(point);
}
bool is_dot_or_comma(char32_t point) {
  return point == U'.' || point == U',';
}
bool is_dash(char32_t point) {
  return point == U'-';
}

/// ASCII punctuation and the blank, without the marks that numbers, contractions and compounds hold: ' , - .
bool always_stands_apart(char32_t point) {
  return (point >= U'{' && point <= U'~') || (point >= U'[' && point <= U'`') || (point >= U' ' && point <= U'&') ||
         (point >= U'(' && point <= U'+') || (point >= U':' && point <= U'@') || point == U'/';
}

/// The rules of mteval-v13a for Western languages.
Text separate_western(View text) {
  Text result = set_apart(text, always_stands_apart);
  result = separate(result, is_no_digit, is_dot_or_comma, Blanks::AroundSecond);
  result = separate(result, is_dot_or_comma, is_no_digit, Blanks::AroundFirst);
  return separate(result, is_digit, is_dash, Blanks::AroundSecond);
}

Text tokenize_13a(View line) {
  Text text = replace_all(line, U"<skipped>", U"");
  text = replace_all(text, U"-\n", U"");
  text = replace_all(text, U"\n", U" ");
  // In this order, so that "&amp;lt;" becomes "<", as in mteval.
  text = replace_all(text, U"&quot;", U"\"");
  text = replace_all(text, U"&amp;", U"&");
  text = replace_all(text, U"&lt;", U"<");
  text = replace_all(text, U"&gt;", U">");
  // The blanks at both ends let a mark that begins or ends the line have a neighbour that is no digit.
  return separate_western(U" " + text + U" ");
}

/// No blanks at the ends here: "in 1999." keeps its dot, as in mteval-v14.
Text tokenize_international(View line) {
  const auto is_no_number = [](char32_t point) { return !is_number(point); };
  const Text text = separate(line, is_no_number, is_punctuation, Blanks::AroundSecond);
  return set_apart(separate(text, is_punctuation, is_no_number, Blanks::AroundFirst), is_symbol);
}

bool counts_as_chinese(char32_t point) {
  // Extension B (U+20000 to U+2A6D6) is meant to be here, but sacreBLEU's range takes effect as U+2001 to U+2A6D: an
  // escape of four digits, then a stray one. Scores are equal only with the range as it works, not as it is meant.
  static constexpr std::array<std::pair<char32_t, char32_t>, 16> ranges{{
      {0x2001, 0x2A6D},  // punctuation, arrows, mathematics, dingbats
      {0x2E80, 0x2EFF},  // radicals
      {0x2F00, 0x2FDF},  // Kangxi radicals
      {0x2FF0, 0x303F},  // description characters, CJK punctuation
      {0x3100, 0x312F},  // Bopomofo
      {0x31A0, 0x31BF},  // Bopomofo, extended
      {0x31C0, 0x31EF},  // strokes
      {0x3200, 0x33FF},  // enclosed letters, units
      {0x3400, 0x4DB5},  // ideographs, extension A
      {0x4E00, 0x9FBB},  // ideographs
      {0xF900, 0xFA2D},  // compatibility ideographs
      {0xFA30, 0xFA6A},
      {0xFA70, 0xFAD9},
      {0xFE10, 0xFE1F},  // vertical forms
      {0xFE30, 0xFE4F},  // compatibility forms
      {0xFF00, 0xFFEF},  // full and half width forms
  }};
  return std::any_of(ranges.begin(), ranges.end(),
                     [point](const auto& range) { return point >= range.first && point <= range.second; });
}

Text without_trailing_white_space(Text text) {
  while (!text.empty() && is_white_space(text.back())) text.pop_back();
  return text;
}

Text tokenize_chinese(View line) {
  while (!line.empty() && is_white_space(line.front())) line.remove_prefix(1);
  return separate_western(set_apart(line, counts_as_chinese));
}

}  // namespace

MetricTokenizer metric_tokenizer(std::string_view name) {
  constexpr auto names = names_of(MetricTokenizer{});
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<MetricTokenizer>(found - names.begin());
  throw UserError(format("there is no metric tokenizer \"{}\"", name), "one of 13a, intl, char, zh, none");
}

std::vector<std::u32string> split_at_white_space(View text) {
  std::vector<std::u32string> words;
  for (auto start = text.begin(); start != text.end();) {
    const auto stop = std::find_if(start, text.end(), is_white_space);
    if (start != stop) words.emplace_back(start, stop);
    start = std::find_if_not(stop, text.end(), is_white_space);
  }
  return words;
}

std::vector<std::u32string> metric_words(std::string_view line, MetricTokenizer tokenizer) {
  const Text text = without_trailing_white_space(code_points(line));
  switch (tokenizer) {
    case MetricTokenizer::V13a:
      return split_at_white_space(tokenize_13a(text));
    case MetricTokenizer::International:
      return split_at_white_space(tokenize_international(text));
    case MetricTokenizer::Character:
      return split_at_white_space(set_apart(text, [](char32_t) { return true; }));
    case MetricTokenizer::Chinese:
      return split_at_white_space(tokenize_chinese(text));
    case MetricTokenizer::None:
      return split_at_white_space(text);
  }
  throw InternalError("unknown metric tokenizer");
}

}  // namespace ferry
