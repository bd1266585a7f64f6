#include "fuzz/mutator.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "base/random.h"

namespace ferry {
namespace {

using namespace std::string_view_literals;

// What the readers look out for, and what they should: signs of YAML and JSON, numbers at the edges of their types,
// white space and faults of UTF-8, beginnings of files, and words of our own formats.
constexpr std::array tokens{"\n"sv,
                            "\r\n"sv,
                            "\t"sv,
                            ": "sv,
                            "- "sv,
                            "["sv,
                            "]"sv,
                            "{"sv,
                            "}"sv,
                            ","sv,
                            "#"sv,
                            "&a "sv,
                            "*a"sv,
                            "!"sv,
                            "|"sv,
                            ">"sv,
                            "\""sv,
                            "'"sv,
                            "\\"sv,
                            "---\n"sv,
                            "...\n"sv,
                            "? "sv,
                            "%YAML 1.2\n"sv,
                            "<<"sv,
                            "~"sv,
                            "\n====\n"sv,
                            "null"sv,
                            "true"sv,
                            "false"sv,
                            "no"sv,
                            "NaN"sv,
                            ".inf"sv,
                            "-.inf"sv,
                            "Infinity"sv,
                            "0"sv,
                            "-0"sv,
                            "-1"sv,
                            "1e9999"sv,
                            "-1e999"sv,
                            "1e-400"sv,
                            "0.1"sv,
                            "010"sv,
                            "0x7F"sv,
                            "1_000"sv,
                            "127"sv,
                            "128"sv,
                            "255"sv,
                            "256"sv,
                            "65535"sv,
                            "65536"sv,
                            "2147483647"sv,
                            "2147483648"sv,
                            "-2147483648"sv,
                            "4294967295"sv,
                            "4294967296"sv,
                            "9007199254740993"sv,
                            "9223372036854775807"sv,
                            "9223372036854775808"sv,
                            "-9223372036854775808"sv,
                            "18446744073709551615"sv,
                            "18446744073709551616"sv,
                            "\0"sv,
                            "\xFF\xFE"sv,
                            "\xFE\xFF"sv,
                            "\xEF\xBB\xBF"sv,
                            "\x80"sv,
                            "\xC0\x80"sv,
                            "\xED\xA0\x80"sv,
                            "\xF4\x90\x80\x80"sv,
                            "\xE2\x80\xA8"sv,
                            "\xC2\x85"sv,
                            "\xC2\xA0"sv,
                            "\xE2\x80\x8B"sv,
                            "\xE2\x96\x81"sv,
                            "\xEF\xBF\xBD"sv,
                            "\xC3\x83\xC2\xA9"sv,
                            "\xCC\x81"sv,
                            "\xF0\x9F\x99\x82"sv,
                            "\\u0000"sv,
                            "\\ud800"sv,
                            "&amp;"sv,
                            "&#1234567890;"sv,
                            "<b>"sv,
                            "\x1F\x8B\x08"sv,
                            "\xFF\xFF\xFF\xFF"sv,
                            "\xFF\xFF\xFF\xFF\x0F"sv,
                            "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x01"sv,
                            "\0\0\0\0"sv,
                            "\0\0\x80\x7F"sv,
                            "\0\0\xC0\x7F"sv,
                            "\0\0\x80\xFF"sv,
                            "\xFF\xFF\x7F\x7F"sv,
                            "__metadata__"sv,
                            "dtype"sv,
                            "F32"sv,
                            "BF16"sv,
                            "BOOL"sv,
                            "shape"sv,
                            "data_offsets"sv,
                            "format_version"sv,
                            "files"sv,
                            "sha256"sv,
                            "pieces"sv,
                            "size"sv,
                            "../"sv,
                            "update"sv,
                            "average_of"sv,
                            "layers"sv,
                            "head"sv,
                            "auto"sv};

// Lengths that people try: short mostly.
std::size_t some_length(RandomStream& random, std::size_t most) {
  constexpr std::array<std::size_t, 4> limits{4, 16, 128, 4096};
  return random.below(std::min(most, limits.at(random.below(limits.size()))) + 1);
}

std::string repeated(std::string_view text, std::size_t count) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += text;
  return all;
}

void change(std::string& bytes, const std::vector<std::string>& seeds, RandomStream& random) {
  const std::size_t at = random.below(bytes.size() + 1);
  const std::size_t rest = bytes.size() - at;
  const std::string_view token = tokens.at(random.below(tokens.size()));
  switch (random.below(11)) {
    case 0:  // a bit
      if (rest > 0) bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
      break;
    case 1:  // a byte
      if (rest > 0) bytes[at] = static_cast<char>(random.below(256));
      break;
    case 2:  // one more or less, as for lengths and indexes
      if (rest > 0) bytes[at] = static_cast<char>(bytes[at] + (random.below(2) == 0 ? 1 : -1));
      break;
    case 3:  // a cut within
      bytes.erase(at, some_length(random, rest));
      break;
    case 4:  // the end cut off, seldom: little remains to be faulty
      if (random.below(4) == 0) bytes.resize(at);
      break;
    case 5:
      bytes.insert(at, token);
      break;
    case 6:  // a token in place of what stands there, so that lengths stay right
      bytes.replace(at, std::min(rest, token.size()), token.substr(0, rest));
      break;
    case 7:  // a piece of itself elsewhere
      bytes.insert(random.below(bytes.size() + 1), bytes.substr(at, some_length(random, rest)));
      break;
    case 8: {  // a piece over and over: depth, repeats, length
      const std::string piece = random.below(2) == 0 ? std::string(token) : bytes.substr(at, some_length(random, rest));
      bytes.insert(at, repeated(piece, some_length(random, 4096)).substr(0, longest_input));
      break;
    }
    case 9: {  // a piece of another seed
      const std::string& other = seeds[random.below(seeds.size())];
      const std::size_t from = random.below(other.size() + 1);
      bytes.insert(at, other.substr(from, some_length(random, other.size() - from)));
      break;
    }
    default: {  // its beginning, and the end of another seed
      const std::string& other = seeds[random.below(seeds.size())];
      bytes = bytes.substr(0, at) + other.substr(random.below(other.size() + 1));
    }
  }
  if (bytes.size() > longest_input) bytes.resize(longest_input);
}

}  // namespace

std::string mutated(const std::vector<std::string>& seeds, std::uint64_t number) {
  RandomStream random(1, "mutation", number);
  std::string bytes = seeds[random.below(seeds.size())];
  // One fault in half of them: a second one hides the first from readers that stop early.
  const std::uint64_t changes = random.below(2) == 0 ? 1 : 2 + random.below(7);
  for (std::uint64_t i = 0; i < changes; ++i) change(bytes, seeds, random);
  return bytes;
}

}  // namespace ferry
