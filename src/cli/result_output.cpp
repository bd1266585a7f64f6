#include "cli/result_output.h"

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

[[noreturn]] void refuse(const fs::path& path, const std::system_error& error) {
  throw UserError(Problem{.where = path == "-" ? "standard output" : path.string(),
                          .what = format("cannot write: {}", error.code().message()),
                          .remedy = remedy_for(error.code())});
}

}  // namespace

ResultOutput::ResultOutput(const fs::path& path) : path_(path) {
  if (path.empty()) throw UserError("the name of the output is empty", "a file, or - for standard output");
  std::error_code none;
  if (path != "-" && (!fs::exists(path, none) || fs::is_regular_file(path, none))) {
    // Behind a link it is the file that is replaced; the link stays.
    const fs::path behind = fs::canonical(path, none);  // empty: there is nothing yet
    file_.emplace(fs::is_symlink(path, none) && !behind.empty() ? behind : path);
    return;
  }
  try {
    stream_.emplace(path == "-" ? OutputFile::standard_output() : OutputFile(path, Opening::Emptied));
  } catch (const std::system_error& error) {
    refuse(path_, error);
  }
}

bool ResultOutput::write(std::string_view bytes) {
  if (file_) {
    file_->write(bytes);
    return true;
  }
  try {
    stream_->write(bytes);
    return true;
  } catch (const std::system_error& error) {
    if (error.code() == std::errc::broken_pipe) return false;
    refuse(path_, error);
  }
}

void ResultOutput::complete() {
  if (file_) return file_->complete();
  try {
    stream_->close();
  } catch (const std::system_error& error) {
    refuse(path_, error);
  }
}

void refuse_overwriting(const std::string& option, const std::string& output, const std::vector<std::string>& inputs) {
  for (const std::string& input : inputs) {
    std::error_code none;
    if (output.empty() || !fs::equivalent(output, input, none) || !fs::is_regular_file(output, none)) continue;
    throw UserError(Problem{
        .where = option, .what = format("{} is read as well", input), .remedy = "another file for what is written"});
  }
}

}  // namespace ferry
