// What a character is, and lower case. With text.h the one door to ICU.
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

/// The full lower-case mapping that depends on no language, as Python's str.lower gives it: one character may become
/// two (U+0130), and a capital sigma that ends a word becomes the final one. Invalid UTF-8 becomes U+FFFD.
std::string lower_case(std::string_view utf8);

}  // namespace ferry
