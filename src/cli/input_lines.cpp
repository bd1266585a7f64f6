#include "cli/input_lines.h"

#include <unistd.h>

#include "base/log.h"
#include "base/text.h"

namespace ferry {

InputLines::InputLines(const std::filesystem::path& path, Reading reading)
    : as_typed_(path == "-" && reading == Reading::AsTyped), reader_(path, LineReader::default_limit, reading) {}

bool InputLines::on_terminal(const std::filesystem::path& path) {
  return path == "-" && isatty(STDIN_FILENO) != 0;
}

bool InputLines::next(std::string& line) {
  if (!reader_.next(line)) return false;
  if (reader_.cut()) log::warning("line {}: cut after {} bytes", reader_.line_number(), line.size());
  if (reader_.had_nul()) nul_.add(reader_.line_number());
  if (!reader_.cut() && !is_valid_utf8(line)) broken_.add(reader_.line_number());
  return true;
}

void InputLines::say_remarks() const {
  if (!nul_.empty()) log::warning("NUL bytes in {}, read as blanks: {}", nul_.counted(), nul_.names());
  if (!broken_.empty()) {
    log::warning("bytes that are not UTF-8 in {}, read as U+FFFD: {}", broken_.counted(), broken_.names());
  }
}

}  // namespace ferry
