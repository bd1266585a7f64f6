// One side of a parallel text: its files, one after another, as one sequence of lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/checksum.h"
#include "base/files.h"
#include "data/text_file.h"

namespace ferry {

class SideReader {
 public:
  explicit SideReader(std::vector<std::filesystem::path> paths) : paths_(std::move(paths)) {}

  /// False at the end of the last file.
  bool next(std::string& line);
  bool cut() const { return reader_ && reader_->cut(); }          ///< whether the line last read was cut for its length
  bool had_nul() const { return reader_ && reader_->had_nul(); }  ///< whether it held a NUL byte
  std::int64_t line_in_file() const { return reader_ ? reader_->line_number() : 0; }
  const std::filesystem::path& path() const { return files_.back().path; }  ///< of the line last read

  /// Reads to the end, to know how many lines there are.
  void drain();
  /// Those opened so far; complete at the end.
  const std::vector<TextFile>& files() const { return files_; }
  std::int64_t lines() const;

 private:
  bool open_next();
  void inspect(const std::string& line);

  std::vector<std::filesystem::path> paths_;
  std::vector<TextFile> files_;
  std::optional<LineReader> reader_;
  Sha256 sum_;
};

}  // namespace ferry
