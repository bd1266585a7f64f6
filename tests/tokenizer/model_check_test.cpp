// Tables of characters that lead the library out of its memory; each must be refused before it sees them.
#include "tokenizer/model_check.h"

#include <cstdint>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

using testing::HasSubstr;

std::string number_text(std::uint64_t number) {
  std::string text;
  for (; number >= 0x80; number >>= 7U) text += static_cast<char>((number & 0x7FU) | 0x80U);
  return text + static_cast<char>(number);
}

std::string field(std::uint64_t number, const std::string& contents) {
  return number_text(number << 3U | 2U) + number_text(contents.size()) + contents;
}

std::string little_endian(const std::vector<std::uint32_t>& numbers) {
  std::string bytes;
  for (const std::uint32_t number : numbers) {
    for (unsigned i = 0; i < 4; ++i) bytes += static_cast<char>(number >> (8 * i));
  }
  return bytes;
}

/// A trie of one block: "A" becomes the text at `value`.
std::vector<std::uint32_t> one_letter(std::uint32_t value) {
  std::vector<std::uint32_t> units(256, 0);
  for (std::uint32_t i = 0; i < 256; ++i) units[i] = i;  // leads nowhere
  units[0] = 1U << 10U;                                  // to 1
  units[1 ^ 'A'] = (2U << 10U) | 1U << 8U | 'A';         // with a value, at (1 ^ 'A') ^ 2
  units[1 ^ 'A' ^ 2] = value | 1U << 31U;
  return units;
}

std::string table(const std::vector<std::uint32_t>& trie, const std::string& texts) {
  const std::string bytes = little_endian(trie);
  return little_endian({static_cast<std::uint32_t>(bytes.size())}) + bytes + texts;
}

std::string fault_in_table(const std::string& bytes, std::uint64_t settings = 3) {
  return fault_in_model(field(settings, field(2, bytes)));
}

const std::string texts("ab\0", 3);

TEST(ModelCheck, SoundTablesAreAccepted) {
  EXPECT_EQ(fault_in_table(""), "");
  EXPECT_EQ(fault_in_table(table(one_letter(0), texts)), "");
  EXPECT_EQ(fault_in_table(table(one_letter(2), texts)), "");
}

TEST(ModelCheck, TablesThatLeadOutOfThemselvesAreRefused) {
  const auto with = [](std::size_t place, std::uint32_t unit) {
    auto trie = one_letter(0);
    trie[place] = unit;
    return table(trie, texts);
  };
  for (const std::uint64_t settings : {3U, 5U}) {
    for (const std::string& bytes :
         {table(one_letter(3), texts), table(one_letter(0x7FFFFFFF), texts), with(0, 256U << 10U), with(7, ~0U >> 1U),
          with(0, (1U << 10U) | 1U << 9U), with(0, 1U << 31U), table({}, texts), table({0}, texts),
          table(one_letter(0), ""), table(one_letter(0), "ab"), std::string("\1\0\0", 3), little_endian({100})}) {
      EXPECT_EQ(fault_in_table(bytes, settings), "its table of characters is damaged");
    }
  }
}

TEST(ModelCheck, StructuresThatTheLibraryMightReadDifferentlyAreRefused) {
  for (const std::string& bytes : {std::string("\x0B"), std::string("\x0C"), std::string("\x0E"), std::string("\x1A"),
                                   std::string("\x1A\x05") + "a", std::string(11, '\xFF'), std::string("\x09") + "abc",
                                   std::string("\x9A\x80\x80\x80\x80\x01") + '\0'}) {
    EXPECT_EQ(fault_in_model(bytes), "its structure is damaged");
  }
}

TEST(ModelCheck, ATokenizerIsRefusedWithTheReason) {
  try {
    make_tokenizer(field(3, field(2, table(one_letter(3), texts))), "hostile.model");
    FAIL() << "it is accepted";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), HasSubstr("hostile.model: not a tokenizer: its table of characters is damaged"));
  }
}

}  // namespace
}  // namespace ferry
