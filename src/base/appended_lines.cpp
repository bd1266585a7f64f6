#include "base/appended_lines.h"

namespace ferry {

AppendedLines::AppendedLines(const std::filesystem::path& path)
    : file_(path, Opening::Appended), sound_size_(file_.size()) {}

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

}  // namespace ferry
