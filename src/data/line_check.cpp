#include "data/line_check.h"

#include <algorithm>
#include <array>

#include "base/normalization.h"
#include "base/text.h"
#include "data/double_encoding.h"
#include "data/entities.h"

namespace ferry {
namespace {

constexpr char32_t byte_order_mark = 0xFEFF;

bool is_line_separator(char32_t point) {
  return point == 0x2028 || point == 0x2029 || point == 0x85;
}

// Tabs are text: blanks between words. Everything else of C0 and C1 that ends no line for anybody.
bool is_control(char32_t point) {
  return (point < 0x20 && point != '\t') || (point >= 0x7F && point < 0xA0 && point != 0x85);
}

constexpr std::array<std::string_view, 56> elements{
    "a",  "b",    "big",   "blockquote", "body",   "br",    "button", "center", "cite",  "code", "dd",  "div",
    "dl", "dt",   "em",    "font",       "form",   "h1",    "h2",     "h3",     "h4",    "h5",   "h6",  "head",
    "hr", "html", "i",     "iframe",     "img",    "input", "label",  "li",     "link",  "meta", "ol",  "option",
    "p",  "pre",  "s",     "script",     "select", "small", "span",   "strong", "style", "sub",  "sup", "table",
    "td", "th",   "title", "tr",         "tt",     "u",     "ul",     "video"};

bool is_element(std::string_view name) {
  std::string lower;
  for (const char letter : name) lower += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
  return std::find(elements.begin(), elements.end(), lower) != elements.end();
}

// "<b>", "</p>", "<br/>", "<a href=...>": the name of an element of HTML, and an end on the same line.
bool has_tag(std::string_view line) {
  for (std::size_t at = line.find('<'); at != std::string_view::npos; at = line.find('<', at + 1)) {
    std::string_view rest = line.substr(at + 1);
    if (rest.starts_with('/')) rest.remove_prefix(1);
    const std::size_t end = rest.find_first_of("<>");
    if (end == std::string_view::npos || rest[end] == '<') continue;
    if (is_element(rest.substr(0, rest.find_first_of("> \t/")))) return true;
  }
  return false;
}

/// Bytes of letters by script; a line has few.
class ScriptCounts {
 public:
  void add(Script script, std::uint32_t bytes) {
    if (script == Script::None) return;
    std::size_t i = 0;
    while (i < used_ && counts_[i].script != script) ++i;
    if (i == counts_.size()) return;  // a ninth script is not the main one
    if (i == used_) counts_[used_++].script = script;
    counts_[i].bytes += bytes;
  }
  void most_into(LineFacts& facts) const {
    for (std::size_t i = 0; i < used_; ++i) {
      if (counts_[i].bytes <= facts.letter_bytes) continue;
      facts.script = counts_[i].script;
      facts.letter_bytes = counts_[i].bytes;
    }
  }

 private:
  struct Count {
    Script script = Script::None;
    std::uint32_t bytes = 0;
  };
  std::array<Count, 8> counts_{};
  std::size_t used_ = 0;
};

void inspect_point(char32_t point, FindingSet& findings) {
  if (is_control(point)) findings.add(Finding::ControlCharacter);
  if (is_line_separator(point)) findings.add(Finding::LineSeparator);
  if (point == byte_order_mark) findings.add(Finding::ByteOrderMark);
  if (point == 0xFFFD) findings.add(Finding::LostCharacter);
}

void inspect_ascii(std::string_view line, LineFacts& facts) {
  ScriptCounts scripts;
  std::uint32_t letters = 0;
  bool control = false;
  for (const char letter : line) {
    const auto byte = static_cast<unsigned char>(letter);
    const unsigned lower = byte | 0x20U;
    letters += lower >= 'a' && lower <= 'z' ? 1 : 0;
    control |= is_control(byte);
  }
  facts.characters = static_cast<std::uint32_t>(line.size());
  scripts.add(script_of('a'), letters);
  scripts.most_into(facts);
  if (control) facts.findings.add(Finding::ControlCharacter);
}

void inspect_unicode(std::string_view line, LineFacts& facts) {
  const std::u32string points = code_points(line);
  facts.characters = static_cast<std::uint32_t>(points.size());
  ScriptCounts scripts;
  for (const char32_t point : points) {
    inspect_point(point, facts.findings);
    scripts.add(script_of(point), point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }
  scripts.most_into(facts);
  if (has_double_encoding(points)) facts.findings.add(Finding::DoubleEncoded);
  if (!is_valid_utf8(line)) {
    facts.findings.add(Finding::InvalidUtf8);
    // Only what stands in the file counts as lost by somebody else, not what code_points put in.
    const bool lost = line.find("\xEF\xBF\xBD") != std::string_view::npos;
    if (!lost) facts.findings = facts.findings.without({Finding::LostCharacter});
  } else if (!is_nfc(line)) {
    facts.findings.add(Finding::NotNfc);
  }
}

std::string without_invisible(std::string_view line, FindingSet change) {
  std::u32string kept;
  for (const char32_t point : code_points(line)) {
    const bool control = is_control(point) && change.has(Finding::ControlCharacter);
    const bool separator = is_line_separator(point) && change.has(Finding::LineSeparator);
    const bool mark = point == byte_order_mark && change.has(Finding::ByteOrderMark);
    if (separator || (control && is_white_space(point))) {
      kept += U' ';
    } else if (!control && !mark) {
      kept += point;
    }
  }
  return to_utf8(kept);
}

}  // namespace

LineFacts inspect_line(std::string_view line) {
  LineFacts facts;
  const bool ascii = std::all_of(line.begin(), line.end(), [](char byte) { return (byte & 0x80) == 0; });
  ascii ? inspect_ascii(line, facts) : inspect_unicode(line, facts);
  if (line.find('&') != std::string_view::npos && has_entity(line)) facts.findings.add(Finding::Entity);
  if (line.find('<') != std::string_view::npos && has_tag(line)) facts.findings.add(Finding::Tag);
  return facts;
}

// What is decoded may hold what the later steps change: &#x2028; and é written as e&#x301;.
std::string repair_line(std::string_view line, FindingSet change) {
  std::string text(line);
  if (change.has(Finding::Entity)) text = without_entities(text);
  if (change.has(Finding::DoubleEncoded)) text = to_utf8(without_double_encoding(code_points(text)));
  text = without_invisible(text, change);
  return change.has(Finding::NotNfc) ? to_nfc(text) : text;
}

}  // namespace ferry
