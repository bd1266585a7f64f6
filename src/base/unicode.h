// What a character is, and lower case. With text.h, normalization.h and script.h the one door to ICU.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// General category P*: Pc, Pd, Ps, Pe, Pi, Pf, Po.
bool is_punctuation(char32_t point);
/// General category S*: Sm, Sc, Sk, So.
bool is_symbol(char32_t point);
/// General category N*: Nd, Nl, No.
bool is_number(char32_t point);

/// General category L* or a mark that a letter carries, M*.
bool is_letter(char32_t point);
/// Of a script that puts no blanks between words: Chinese, Japanese, Thai, Lao, Khmer, Burmese, Tibetan and the like.
bool is_written_without_blanks(char32_t point);
/// Of the script Han.
bool is_chinese(char32_t point);

/// The full lower-case mapping that depends on no language, as Python's str.lower gives it: one character may become
/// two (U+0130), and a capital sigma that ends a word becomes the final one. Invalid UTF-8 becomes U+FFFD.
std::string lower_case(std::string_view utf8);

}  // namespace ferry
