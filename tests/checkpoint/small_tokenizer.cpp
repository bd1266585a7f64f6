#include "checkpoint/small_tokenizer.h"

#include <cstdint>
#include <functional>

#include "base/errors.h"

namespace ferry {
namespace {

std::uint64_t read_number(std::string_view bytes, std::size_t& at) {
  std::uint64_t number = 0;
  for (unsigned shift = 0;; shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.at(at++));
    number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    if (byte < 0x80) return number;
  }
}

std::string number_text(std::uint64_t number) {
  std::string text;
  for (; number >= 0x80; number >>= 7U) text += static_cast<char>((number & 0x7FU) | 0x80U);
  return text + static_cast<char>(number);
}

/// The message with the contents of its fields of one number, which are texts or messages, replaced.
std::string with_field(std::string_view message, std::uint64_t field,
                       const std::function<std::string(std::string_view)>& replace) {
  std::string result;
  for (std::size_t at = 0; at < message.size();) {
    const std::size_t begin = at;
    const std::uint64_t tag = read_number(message, at);
    const std::uint64_t kind = tag & 7U;
    check(kind == 0 || kind == 1 || kind == 2 || kind == 5, "the model is a message of protocol buffers");
    std::size_t length = kind == 1 ? 8 : kind == 5 ? 4 : 0;
    if (kind == 0) read_number(message, at);
    if (kind == 2) length = read_number(message, at);
    const std::string_view contents = message.substr(at, length);
    at += length;
    if (kind == 2 && tag >> 3U == field) {
      const std::string other = replace(contents);
      result += number_text(tag) + number_text(other.size()) + other;
    } else {
      result += message.substr(begin, at - begin);
    }
  }
  return result;
}

}  // namespace

std::string without_character_table(std::string_view model) {
  constexpr std::uint64_t normalizer = 3;
  constexpr std::uint64_t table = 2;
  return with_field(model, normalizer, [](std::string_view settings) {
    return with_field(settings, table, [](std::string_view) { return std::string(); });
  });
}

}  // namespace ferry
