// Text that a YAML reader can be trusted with. Everything an editor may do to a file that is no fault (byte order mark,
// CRLF) is taken away; what the reader would misread or choke on is refused here, in words that help.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"

namespace ferry {

/// A configuration is a page or two; a mistaken path to a corpus should not be read to its end.
inline constexpr std::size_t largest_yaml_bytes = std::size_t{1} << 20;

/// The bytes of a file, with LF line ends and no byte order mark. Throws UserError when the file cannot be opened, is a
/// folder, or holds more than largest_yaml_bytes.
std::string read_yaml_file(const std::filesystem::path& file);

/// LF line ends, no byte order mark.
std::string without_editor_traces(std::string_view bytes);

/// What a YAML reader must not see: bytes that are not UTF-8, control characters, tabs in the indentation. At most
/// twenty problems, each with line and column; `where` names the file.
std::vector<Problem> unreadable_places(std::string_view text, const std::string& where);

}  // namespace ferry
