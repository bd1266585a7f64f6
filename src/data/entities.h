// Character references of HTML in a text: &amp; &#39; &#x27; and the like.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// Whether there is a reference that HTML 4 defines (&apos; and the names of ASCII punctuation too), with its
/// semicolon.
bool has_entity(std::string_view text);

/// The text with every such reference replaced by its character, again where that gives another one ("&amp;quot;").
/// Numbers from 128 to 159 mean Windows-1252, as in browsers; what is no character becomes U+FFFD, and what would end
/// the line a blank.
std::string without_entities(std::string_view text);

}  // namespace ferry
