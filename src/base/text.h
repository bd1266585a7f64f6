// UTF-8 text. With unicode.h, normalization.h and script.h the one door to ICU.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ferry {

/// The code points of a text; each byte that is not part of valid UTF-8 becomes U+FFFD.
std::u32string code_points(std::string_view utf8);
std::string to_utf8(std::u32string_view points);
bool is_valid_utf8(std::string_view bytes);
/// How many code points: of valid UTF-8 every byte that does not continue one.
std::int64_t count_characters(std::string_view utf8);

/// Unicode white space (the White_Space property), as Python's str.isspace sees it for the characters text files hold.
bool is_white_space(char32_t point);

/// True when there is nothing but white space and characters without width (U+200B to U+200D, U+2060, U+FEFF).
bool is_blank(std::string_view utf8);

/// The columns a text takes on a terminal, near enough to align tables.
std::size_t display_width(std::string_view utf8);

/// The candidate that is nearest by edit distance, or empty when none is near enough to be a slip of the hand.
std::string nearest_name(std::string_view name, const std::vector<std::string>& candidates);

/// With a blank for each line feed, carriage return and NUL: one line that any program reads as one.
std::string as_one_line(std::string text);

/// Without blanks, tabs and line feeds at either end.
std::string_view trimmed(std::string_view text);
/// The parts are views into the text: of one that ends with the expression there would be nothing left to see.
std::vector<std::string_view> split(std::string_view text, char separator);
template <std::same_as<std::string> Temporary>
std::vector<std::string_view> split(Temporary&& text, char separator) = delete;
/// "512 bytes", "1.5 kB", "20.3 MB", "7.0 GB"; thousand by thousand.
std::string readable_size(std::uint64_t bytes);
std::string join(const std::vector<std::string>& parts, std::string_view separator);

}  // namespace ferry
