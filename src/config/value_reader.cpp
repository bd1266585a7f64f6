#include "config/value_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <type_traits>

#include "base/format.h"
#include "base/text.h"
#include "config/fault_text.h"

namespace ferry {
namespace {

Problem problem_at(const YamlNode& node, std::string what, std::string remedy) {
  return {.where = {}, .line = node.line, .column = node.column, .what = std::move(what), .remedy = std::move(remedy)};
}

/// What is wrong with a node that should be one value; nothing when it is one.
std::optional<Problem> not_one_value(const YamlNode& node, const std::string& expected) {
  switch (node.kind) {
    case YamlNode::Kind::List:
      return problem_at(node, format("a list, where {} is expected", expected), "");
    case YamlNode::Kind::Map:
      return problem_at(node, format("a mapping, where {} is expected", expected), "");
    case YamlNode::Kind::Null:
      return problem_at(node,
                        node.text.empty() ? format("no value, where {} is expected", expected)
                                          : format("{} (no value), where {} is expected", node.text, expected),
                        "leave the key out to have the default");
    case YamlNode::Kind::Text:
      break;
  }
  return {};
}

std::string lower_case(std::string_view text) {
  std::string lowered(text);
  for (char& letter : lowered) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lowered;
}

/// The digits of a number as people write it: no sign +, no _ between digits.
std::string plain_number(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  std::string digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool separates = text[i] == '_' && i > 0 && is_digit(i - 1) && is_digit(i + 1);
    if (!separates) digits += text[i];
  }
  return digits;
}

enum class Parsed { Number, NotANumber, TooLarge };

template <typename T>
Parsed parse_number(std::string_view digits, T& number) {
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (end != digits.data() + digits.size() || digits.empty() || error == std::errc::invalid_argument) {
    return Parsed::NotANumber;
  }
  return error == std::errc::result_out_of_range ? Parsed::TooLarge : Parsed::Number;
}

template <typename T>
Parsed parse_whole(std::string_view text, T& number) {
  const std::string digits = plain_number(text);
  // Base ten throughout: a leading zero has no meaning of its own.
  const Parsed plain = parse_number(digits, number);
  if (plain != Parsed::NotANumber) return plain;
  // 1e4 and 128.0 are whole numbers too.
  double real = 0;
  const Parsed parsed = parse_number(digits, real);
  if (parsed == Parsed::NotANumber || !std::isfinite(real) || real != std::trunc(real)) return Parsed::NotANumber;
  // Doubles between 2^53 and 2^64 are exact as well; 2^64 itself no longer fits.
  const bool fits = parsed == Parsed::Number && real >= static_cast<double>(std::numeric_limits<T>::min()) &&
                    real < std::ldexp(1.0, std::numeric_limits<T>::digits);
  if (!fits) return std::is_unsigned_v<T> && real < 0 ? Parsed::NotANumber : Parsed::TooLarge;
  number = static_cast<T>(real);
  return Parsed::Number;
}

std::string allowed(const Range& range, const std::string& kind) {
  const std::string limits = to_string(range);
  return limits.empty() ? kind : format("{}, {}", kind, limits);
}

template <typename T>
std::optional<Problem> read_whole(const YamlNode& node, const Range& range, const std::string& kind, T& value) {
  if (auto problem = not_one_value(node, kind)) return problem;
  T number{};
  const Parsed parsed = parse_whole(node.text, number);
  if (parsed == Parsed::NotANumber) {
    return problem_at(node, format("\"{}\" is not {}", shortened(node.text), kind), allowed(range, kind));
  }
  if (parsed == Parsed::TooLarge || !range.contains(static_cast<double>(number))) {
    const std::string most = format("at most {}", std::numeric_limits<T>::max());
    const std::string limits = to_string(range);
    const bool in_range_but_too_large = parsed == Parsed::TooLarge && std::isinf(range.high);
    return problem_at(node, format("\"{}\" is out of range", shortened(node.text)),
                      allowed(range, kind) + (in_range_but_too_large ? (limits.empty() ? ", " : " and ") + most : ""));
  }
  value = number;
  return {};
}

std::optional<Problem> read_text(const YamlNode& node, const std::string& expected, std::string& text) {
  if (auto problem = not_one_value(node, expected)) return problem;
  if (node.text.empty()) return problem_at(node, format("an empty text, where {} is expected", expected), "");
  text = node.text;
  return {};
}

std::optional<Problem> read_texts(const YamlNode& node, const std::string& expected, bool null_is_text,
                                  std::vector<std::string>& texts) {
  std::vector<std::string> read;
  const bool is_list = node.kind == YamlNode::Kind::List;
  const std::span<const YamlNode> items = is_list ? std::span(node.items) : std::span(&node, 1);
  for (YamlNode item : items) {
    const bool null_word = item.kind == YamlNode::Kind::Null && !item.text.empty();
    if (is_list && null_is_text && null_word) item.kind = YamlNode::Kind::Text;
    if (auto problem = read_text(item, expected, read.emplace_back())) return problem;
  }
  texts = std::move(read);
  return {};
}

std::string alternatives(std::span<const std::string_view> names, bool may_be_auto) {
  std::string text = may_be_auto ? "auto" : "";
  for (const std::string_view name : names) text += format("{}{}", text.empty() ? "" : ", ", name);
  return text;
}

}  // namespace

std::optional<Problem> read_value(const YamlNode& node, const Range& range, int& value) {
  return read_whole(node, range, "a whole number", value);
}

std::optional<Problem> read_value(const YamlNode& node, const Range& range, std::uint64_t& value) {
  return read_whole(node, range, "a whole number from 0", value);
}

std::optional<Problem> read_value(const YamlNode& node, const Range& range, double& value) {
  if (auto problem = not_one_value(node, "a number")) return problem;
  double number = 0;
  const Parsed parsed = parse_number(plain_number(node.text), number);
  if (parsed == Parsed::NotANumber || !std::isfinite(number)) {
    std::string remedy = allowed(range, "a number");
    if (node.text.find(',') != std::string::npos) remedy += ", with a point before the decimals";
    return problem_at(node, format("\"{}\" is not a number", shortened(node.text)), remedy);
  }
  if (parsed == Parsed::TooLarge || !range.contains(number)) {
    return problem_at(node, format("\"{}\" is out of range", shortened(node.text)), allowed(range, "a number"));
  }
  value = number;
  return {};
}

std::optional<Problem> read_value(const YamlNode& node, const Range&, bool& value) {
  if (auto problem = not_one_value(node, "true or false")) return problem;
  const std::string word = lower_case(node.text);
  const bool yes = word == "true" || word == "yes" || word == "on";
  const bool no = word == "false" || word == "no" || word == "off";
  if (!yes && !no) {
    return problem_at(node, format("\"{}\" is neither true nor false", shortened(node.text)), "true or false");
  }
  value = yes;
  return {};
}

std::optional<Problem> read_value(const YamlNode& node, const Range&, std::filesystem::path& value) {
  std::string text;
  if (auto problem = read_text(node, "a path", text)) return problem;
  value = text;
  return {};
}

std::optional<Problem> read_value(const YamlNode& node, const Range&, std::vector<std::filesystem::path>& value) {
  std::vector<std::string> texts;
  // A list of paths with a null in it is a slip: a file of that name can be quoted.
  if (auto problem = read_texts(node, "a path", false, texts)) return problem;
  value.assign(texts.begin(), texts.end());
  return {};
}

std::optional<Problem> read_value(const YamlNode& node, const Range&, std::vector<std::string>& value) {
  return read_texts(node, "a text", true, value);
}

std::optional<Problem> read_choice(const YamlNode& node, std::span<const std::string_view> names, bool may_be_auto,
                                   std::size_t& position) {
  const std::string all = alternatives(names, may_be_auto);
  if (auto problem = not_one_value(node, "one of " + all)) return problem;
  std::string word = lower_case(node.text);
  std::replace(word.begin(), word.end(), '-', '_');
  const auto found = std::find(names.begin(), names.end(), word);
  if (found == names.end()) {
    const std::string near = nearest_name(word, {names.begin(), names.end()});
    const std::string remedy = "one of " + all;
    return problem_at(node, format("there is no choice \"{}\"", shortened(node.text)),
                      near.empty() ? remedy : format("did you mean {}? {}", near, remedy));
  }
  position = static_cast<std::size_t>(found - names.begin());
  return {};
}

bool says_auto(const YamlNode& node) {
  return node.kind == YamlNode::Kind::Text && lower_case(node.text) == "auto";
}

}  // namespace ferry
