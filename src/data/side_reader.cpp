#include "data/side_reader.h"

#include "base/format.h"
#include "base/text.h"

namespace ferry {

bool SideReader::open_next() {
  if (files_.size() == paths_.size()) return false;
  files_.push_back({.path = paths_[files_.size()]});
  reader_.emplace(files_.back().path);
  return true;
}

void SideReader::inspect(const std::string& line) {
  if (reader_->had_nul()) nul_.add(reader_->line_number());
  if (reader_->cut()) {
    cut_lines_.add(reader_->line_number());
  } else if (!is_valid_utf8(line)) {
    broken_.add(reader_->line_number());
  }
}

void SideReader::close() {
  const std::string path = files_.back().path.string();
  const auto remark = [&](const LineNumbers& found, const std::string& what) {
    if (!found.empty()) remarks_.push_back(format("{}: {}: {}", path, what, found.names()));
  };
  if (reader_->had_byte_order_mark())
    remarks_.push_back(format("{}: the byte order mark at its start is dropped", path));
  remark(nul_, format("NUL bytes in {}, read as blanks", nul_.counted()));
  remark(broken_, format("bytes that are not UTF-8 in {}, read as U+FFFD", broken_.counted()));
  remark(cut_lines_, format("{} cut after {} bytes", cut_lines_.counted(), LineReader::default_limit));
  nul_ = broken_ = cut_lines_ = {};
  reader_.reset();
}

bool SideReader::next(std::string& line) {
  while (reader_ || open_next()) {
    if (reader_->next(line)) {
      ++files_.back().lines;
      inspect(line);
      return true;
    }
    close();
  }
  return false;
}

void SideReader::drain() {
  for (std::string line; next(line);) {
  }
}

std::int64_t SideReader::lines() const {
  std::int64_t total = 0;
  for (const File& file : files_) total += file.lines;
  return total;
}

}  // namespace ferry
