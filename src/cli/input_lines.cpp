#include "cli/input_lines.h"

#include <algorithm>
#include <iostream>

#include <unistd.h>

#include "base/log.h"
#include "base/text.h"

namespace ferry {

InputLines::InputLines(const std::filesystem::path& path, Reading reading) {
  // A LineReader waits until it has a block of 64 KiB.
  if (path != "-" || reading == Reading::Blocks) reader_.emplace(path);
}

bool InputLines::on_terminal(const std::filesystem::path& path) {
  return path == "-" && isatty(STDIN_FILENO) != 0;
}

// As std::getline, but what is beyond the limit of a LineReader is read over.
bool InputLines::next_typed(std::string& line) {
  std::streambuf& input = *std::cin.rdbuf();
  line.clear();
  bool any = false;
  bool cut = false;
  for (int letter = input.sbumpc(); letter != EOF; letter = input.sbumpc()) {
    any = true;
    if (letter == '\n') break;
    if (line.size() < LineReader::default_limit) {
      line += static_cast<char>(letter);
    } else {
      cut = true;
    }
  }
  if (cut) log::warning("a line was cut after {} bytes", line.size());
  return any;
}

bool InputLines::next(std::string& line) {
  if (reader_) {
    if (!reader_->next(line)) return false;
    if (reader_->cut()) log::warning("line {}: cut after {} bytes", reader_->line_number(), line.size());
    if (reader_->had_nul()) nul_.add(reader_->line_number());
    if (!reader_->cut() && !is_valid_utf8(line)) broken_.add(reader_->line_number());
    return true;
  }
  if (!next_typed(line)) return false;
  if (std::exchange(first_, false) && line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3);
  if (line.ends_with('\r')) line.pop_back();
  std::ranges::replace(line, '\0', ' ');
  return true;
}

void InputLines::say_remarks() const {
  if (!nul_.empty()) log::warning("NUL bytes in {}, read as blanks: {}", nul_.counted(), nul_.names());
  if (!broken_.empty()) {
    log::warning("bytes that are not UTF-8 in {}, read as U+FFFD: {}", broken_.counted(), broken_.names());
  }
}

}  // namespace ferry
