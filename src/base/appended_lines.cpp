#include "base/appended_lines.h"

#include <cstdio>
#include <fstream>

namespace ferry {
namespace {

// As sudden death or a power cut may have left it. (A file that may not be read counts as whole.)
bool ends_within_line(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  file.seekg(-1, std::ios::end);
  const int last = file.get();
  return last != EOF && last != '\n';
}

}  // namespace

AppendedLines::AppendedLines(const std::filesystem::path& path)
    : file_(path, Opening::Appended), sound_size_(file_.size()) {
  if (sound_size_ > 0 && ends_within_line(path)) waiting_ = '\n';
}

std::optional<std::error_code> AppendedLines::add(std::string_view line) {
  waiting_ += line;
  waiting_ += '\n';
  try {
    if (partly_written_) file_.cut(sound_size_);
    partly_written_ = true;
    file_.write(waiting_);
  } catch (const std::system_error& error) {
    return error.code();
  }
  partly_written_ = false;
  sound_size_ += waiting_.size();
  waiting_.clear();
  return std::nullopt;
}

std::string AppendedLines::close() {
  try {
    if (partly_written_) file_.cut(sound_size_);
  } catch (const std::system_error&) {  // half a line stays; who reads the file knows that there may be one
  }
  return std::move(waiting_);
}

}  // namespace ferry
