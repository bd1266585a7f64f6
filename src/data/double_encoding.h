// UTF-8 that was taken for Windows-1252 and encoded once more: "café" that became "cafÃ©".
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// The character that Windows-1252 has at a byte; bytes it does not define are the control character of that number.
char32_t from_windows_1252(unsigned char byte);

/// Whether there is a run of characters that, as bytes of Windows-1252, are the UTF-8 of one other character.
bool has_double_encoding(std::u32string_view points);

/// The text with every such run decoded, again where that gives another one.
std::u32string without_double_encoding(std::u32string points);

}  // namespace ferry
