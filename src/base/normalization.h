// Unicode's canonical composition (NFC). With text.h, unicode.h and script.h the one door to ICU.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// Whether the text is in NFC: "é" as one character, not as "e" and a combining accent. Invalid UTF-8 counts as U+FFFD.
bool is_nfc(std::string_view utf8);

/// The text in NFC; what a reader sees stays the same. Invalid UTF-8 becomes U+FFFD.
std::string to_nfc(std::string_view utf8);

}  // namespace ferry
