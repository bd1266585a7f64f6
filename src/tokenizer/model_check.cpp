#include "tokenizer/model_check.h"

#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <optional>

namespace ferry {
namespace {

// Numbers of fields in sentencepiece_model.proto.
constexpr std::uint64_t normalizer = 3;
constexpr std::uint64_t denormalizer = 5;
constexpr std::uint64_t characters = 2;  // of either

/// The number that begins the message, which it is taken from: seven bits a byte, the lowest first.
std::optional<std::uint64_t> take_number(std::string_view& message) {
  std::uint64_t number = 0;
  for (unsigned shift = 0; shift < 64 && !message.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(message.front());
    message.remove_prefix(1);
    number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    if (byte < 0x80) return number;
  }
  return {};
}

using Field = std::function<std::string(std::uint64_t number, std::string_view contents)>;

/// Gives every field of bytes to `inspect`, until it finds a fault; stricter than the library, so that what is skipped
/// here is not read there: no groups (nobody writes any more) and no numbers of fields that 32 bits would cut.
std::string inspect_fields(std::string_view message, const Field& inspect) {
  const std::string damaged = "its structure is damaged";
  while (!message.empty()) {
    const auto tag = take_number(message);
    if (!tag || *tag > std::numeric_limits<std::uint32_t>::max()) return damaged;
    const std::uint64_t kind = *tag & 7U;
    std::optional<std::uint64_t> length = 0;
    if (kind == 0 && !take_number(message)) return damaged;
    if (kind == 1) length = 8;
    if (kind == 2) length = take_number(message);
    if (kind == 5) length = 4;
    if (kind == 3 || kind == 4 || kind > 5 || !length || *length > message.size()) return damaged;
    if (kind == 2) {
      if (std::string fault = inspect(*tag >> 3U, message.substr(0, *length)); !fault.empty()) return fault;
    }
    message.remove_prefix(*length);
  }
  return {};
}

/// A trie of Darts-clone in the form it has in memory. Each unit is a transition by the byte in its low bits, unless
/// the highest bit says that it is the value of the unit that leads to it.
class Trie {
 public:
  explicit Trie(std::string_view bytes) : bytes_(bytes), size_(bytes.size() / sizeof(std::uint32_t)) {}

  /// Whatever the text: no step leads out of the trie, and no value is `values` or more.
  bool is_sound(std::size_t values) const {
    for (std::size_t i = 0; i < size_; ++i) {
      const std::uint32_t unit = at(i);
      if (unit >> 31U != 0) continue;
      const std::size_t next = i ^ offset(unit);
      // The next byte of the text takes the place of the lowest bits.
      if ((next | 0xFFU) >= size_) return false;
      const bool has_value = (unit >> 8U & 1U) != 0;
      if (has_value && (at(next) & 0x7FFFFFFFU) >= values) return false;
    }
    return size_ > 0 && at(0) >> 31U == 0;
  }

 private:
  static std::size_t offset(std::uint32_t unit) {
    return static_cast<std::size_t>(unit >> 10U) << ((unit & (1U << 9U)) >> 6U);
  }
  std::uint32_t at(std::size_t i) const {
    std::uint32_t unit = 0;
    std::memcpy(&unit, bytes_.data() + i * sizeof unit, sizeof unit);
    return unit;
  }

  std::string_view bytes_;
  std::size_t size_;
};

/// The length of the trie, the trie, and the texts its values point to, a NUL after each.
std::string fault_in_characters(std::string_view table) {
  const std::string damaged = "its table of characters is damaged";
  if (table.empty()) return {};
  std::uint32_t length = 0;
  if (table.size() < sizeof length) return damaged;
  std::memcpy(&length, table.data(), sizeof length);
  table.remove_prefix(sizeof length);
  if (length > table.size()) return damaged;
  const std::string_view texts = table.substr(length);
  if (!texts.ends_with('\0') || !Trie(table.substr(0, length)).is_sound(texts.size())) return damaged;
  return {};
}

}  // namespace

std::string fault_in_model(std::string_view bytes) {
  return inspect_fields(bytes, [](std::uint64_t number, std::string_view contents) -> std::string {
    if (number != normalizer && number != denormalizer) return {};
    return inspect_fields(contents, [](std::uint64_t inner, std::string_view table) {
      return inner == characters ? fault_in_characters(table) : std::string();
    });
  });
}

}  // namespace ferry
