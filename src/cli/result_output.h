// Where a command's results go: standard output, or a file that appears when it is complete.
#pragma once

#include <filesystem>
#include <string_view>

namespace ferry {

class ResultOutput {
 public:
  /// "-" is standard output. A file is written beside `path` at first and moved there by `complete`; a device or a
  /// named pipe is written to as it is. Throws UserError where it cannot be opened.
  explicit ResultOutput(const std::filesystem::path& path);
  /// Without `complete` a file leaves nothing behind.
  ~ResultOutput();
  ResultOutput(const ResultOutput&) = delete;
  ResultOutput& operator=(const ResultOutput&) = delete;

  /// False when the reader of a pipe has gone: nobody wants more. Throws UserError for any other reason, such as a full
  /// disk.
  bool write(std::string_view bytes);
  /// Moves the file into place.
  void complete();

 private:
  [[noreturn]] void fail(const char* action) const;

  std::filesystem::path path_;
  std::filesystem::path aside_;  ///< empty: there is nothing to move
  int descriptor_;
};

}  // namespace ferry
