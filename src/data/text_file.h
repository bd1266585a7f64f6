// What reading one file of a side showed: how many lines, and what was unusual in them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/line_numbers.h"

namespace ferry {

/// Line numbers are the file's own, from 1.
struct TextFile {
  std::filesystem::path path;
  std::int64_t lines = 0;
  std::string sha256{};            ///< of its side's text, a LF after each line, up to the end of this file
  bool byte_order_mark = false;    ///< at its start; dropped
  LineNumbers carriage_returns{};  ///< lines that end with CR LF; the CR is dropped
  LineNumbers nul{};               ///< lines with NUL bytes, which are read as blanks
  LineNumbers broken{};            ///< lines that are not UTF-8 throughout
  LineNumbers cut{};               ///< lines too long to be read whole
};

/// What a user should know of the file, one sentence each. Carriage returns are not among it: they do no harm here.
std::vector<std::string> remarks(const TextFile& file);

}  // namespace ferry
