// One side of a parallel text: its files, one after another, as one sequence of lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/files.h"
#include "base/line_numbers.h"

namespace ferry {

class SideReader {
 public:
  struct File {
    std::filesystem::path path;
    std::int64_t lines = 0;
  };

  explicit SideReader(std::vector<std::filesystem::path> paths) : paths_(std::move(paths)) {}

  /// False at the end of the last file.
  bool next(std::string& line);
  bool cut() const { return reader_ && reader_->cut(); }  ///< whether the line last read was cut for its length
  std::int64_t line_in_file() const { return reader_ ? reader_->line_number() : 0; }
  const std::filesystem::path& path() const { return files_.back().path; }  ///< of the line last read

  /// Reads to the end, to know how many lines there are.
  void drain();
  const std::vector<File>& files() const { return files_; }
  std::int64_t lines() const;
  /// What was unusual in the files, one line each; complete at the end.
  const std::vector<std::string>& remarks() const { return remarks_; }

 private:
  bool open_next();
  void inspect(const std::string& line);
  void close();

  std::vector<std::filesystem::path> paths_;
  std::vector<File> files_;  ///< those opened so far
  std::optional<LineReader> reader_;
  LineNumbers nul_;
  LineNumbers broken_;
  LineNumbers cut_lines_;
  std::vector<std::string> remarks_;
};

}  // namespace ferry
