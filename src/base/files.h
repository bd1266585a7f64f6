// Files: lines in, whole files out in one move. The one door to zlib.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/file_operations.h"
#include "base/signals.h"

namespace ferry {

enum class Reading {
  Blocks,   ///< a great many lines at once: fast
  AsTyped,  ///< each line as soon as it is there, for people and for programs that wait for the answer
};

/// Reads a text file line by line; a gzip file is read as what it holds. Only LF ends a line: a CR before it is
/// dropped, a byte order mark at the start of the file is dropped, NUL bytes become blanks, and U+2028, U+0085, VT, FF
/// and the like stay what they are, characters inside a line. A last line without LF counts.
class LineReader {
 public:
  /// Longer lines are cut there, so that one huge line cannot take all memory; `cut()` then says so.
  static constexpr std::size_t default_limit = std::size_t{1} << 20;

  /// "-" is standard input, which alone can be read as typed (and is then no gzip file). Throws UserError when the file
  /// cannot be opened; reading throws it for a damaged gzip file.
  explicit LineReader(const std::filesystem::path& path, std::size_t limit_bytes = default_limit,
                      Reading reading = Reading::Blocks);
  ~LineReader();
  LineReader(LineReader&&) noexcept;
  LineReader& operator=(LineReader&&) = delete;

  /// False at the end of the file. Throws UserError for a file in UTF-16.
  bool next(std::string& line);

  std::int64_t line_number() const { return line_number_; }  ///< of the line last read, from 1
  bool had_byte_order_mark() const { return had_byte_order_mark_; }
  bool had_nul() const { return had_nul_; }                          ///< whether the line last read held a NUL byte
  bool had_carriage_return() const { return had_carriage_return_; }  ///< before its line feed
  bool cut() const { return cut_; }  ///< whether the line last read was longer than the limit

 private:
  struct Input;
  bool fill();
  std::size_t read_typed();
  std::size_t read_block();

  std::filesystem::path path_;
  std::unique_ptr<Input> input_;
  std::size_t limit_;
  std::int64_t line_number_ = 0;
  bool had_byte_order_mark_ = false;
  bool had_nul_ = false;
  bool had_carriage_return_ = false;
  bool cut_ = false;
};

/// The whole file, or what comes through a pipe, as bytes. Throws UserError when it cannot be read to its end.
std::string read_file(const std::filesystem::path& path);

/// A file that appears when it is complete: written beside `path`, flushed to the disk, moved there. Each step throws
/// UserError naming `path` and the reason; without `complete` the old file is untouched and nothing is left beside it.
/// Where nothing but the flush of the folder's list of names fails, the new file is there.
class FileReplacement {
 public:
  explicit FileReplacement(std::filesystem::path path);
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  void write(std::string_view bytes);
  void complete();

 private:
  std::filesystem::path path_;
  std::filesystem::path aside_;  ///< empty: there is nothing to remove
  RemovedOnSignal removed_;
  OutputFile file_;
};

/// All of it at once.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// The process that is replacing a file, or a link, if `name` is what such a process has beside it; sudden death leaves
/// it behind.
std::optional<int> replacing_process(std::string_view name);

/// Points the symbolic link at target in one move, and flushes the list of names it stands in. Throws UserError, and
/// then the link is what it was or, where only the flush failed, what it should be.
void replace_link(const std::filesystem::path& link, const std::filesystem::path& target);

}  // namespace ferry
