// Which writing system a letter belongs to. With text.h, unicode.h and normalization.h the one door to ICU.
#pragma once

#include <cstdint>
#include <string>

namespace ferry {

/// A writing system: Latin, Cyrillic, Arabic, ... None is what belongs to no one system: digits, punctuation, marks,
/// symbols. The systems that Chinese and Japanese mix (Han, Hiragana, Katakana, Bopomofo) count as one.
enum class Script : std::uint8_t { None = 0 };

/// Of a letter; None for whatever is no letter.
Script script_of(char32_t point);

/// "Latin", "Cyrillic", "Han and Kana"; "no letters" for None.
std::string name_of(Script script);

}  // namespace ferry
