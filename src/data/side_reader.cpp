#include "data/side_reader.h"

#include "base/text.h"

namespace ferry {

bool SideReader::open_next() {
  if (files_.size() == paths_.size()) return false;
  files_.push_back({.path = paths_[files_.size()]});
  reader_.emplace(files_.back().path);
  return true;
}

void SideReader::inspect(const std::string& line) {
  TextFile& file = files_.back();
  ++file.lines;
  file.byte_order_mark = reader_->had_byte_order_mark();
  if (reader_->had_carriage_return()) file.carriage_returns.add(file.lines);
  if (reader_->had_nul()) file.nul.add(file.lines);
  if (reader_->cut()) {
    file.cut.add(file.lines);
  } else if (!is_valid_utf8(line)) {
    file.broken.add(file.lines);
  }
}

bool SideReader::next(std::string& line) {
  while (reader_ || open_next()) {
    if (reader_->next(line)) {
      sum_.add(line);
      sum_.add("\n");
      inspect(line);
      return true;
    }
    files_.back().sha256 = sum_.hex();
    reader_.reset();
  }
  return false;
}

void SideReader::drain() {
  for (std::string line; next(line);) {
  }
}

std::int64_t SideReader::lines() const {
  std::int64_t total = 0;
  for (const TextFile& file : files_) total += file.lines;
  return total;
}

}  // namespace ferry
