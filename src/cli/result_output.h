// Where a command's results go: standard output, or a file that appears when it is complete.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"

namespace ferry {

class ResultOutput {
 public:
  /// "-" is standard output. A file is written beside `path` at first and moved there by `complete`; a device or a
  /// named pipe is written to as it is. Throws UserError where it cannot be opened.
  explicit ResultOutput(const std::filesystem::path& path);

  /// False when the reader of a pipe has gone: nobody wants more. Throws UserError for any other reason, such as a full
  /// disk; a file then leaves nothing behind.
  bool write(std::string_view bytes);
  /// Moves the file into place, closes what is no file. Throws UserError.
  void complete();

 private:
  std::filesystem::path path_;
  std::optional<FileReplacement> file_;
  std::optional<OutputFile> stream_;  ///< what is no file: one of the two
};

/// Throws UserError where the output named by `option` is one of the files read: it would take the place of a text.
void refuse_overwriting(const std::string& option, const std::string& output, const std::vector<std::string>& inputs);

}  // namespace ferry
