#include "cli/result_output.h"

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

namespace fs = std::filesystem;

ResultOutput::ResultOutput(const fs::path& path) : path_(path), descriptor_(STDOUT_FILENO) {
  if (path == "-") return;
  std::error_code none;
  fs::path opened = path;
  if (!fs::exists(path, none) || fs::is_regular_file(path, none)) {
    if (fs::is_symlink(path, none) && fs::exists(path, none)) path_ = fs::canonical(path);  // the link stays
    aside_ = path_.string() + format(".{}.partial", ::getpid());
    opened = aside_;
  }
  descriptor_ = ::open(opened.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (descriptor_ < 0) fail("write");
}

ResultOutput::~ResultOutput() {
  if (descriptor_ >= 0 && descriptor_ != STDOUT_FILENO) ::close(descriptor_);
  if (!aside_.empty()) ::unlink(aside_.c_str());
}

bool ResultOutput::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EPIPE) return false;
    if (written < 0 && errno != EINTR) fail("write");
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

void ResultOutput::complete() {
  if (aside_.empty()) return;
  if (::fsync(descriptor_) != 0) fail("flush");
  if (::rename(aside_.c_str(), path_.c_str()) != 0) fail("move into place");
  aside_.clear();
}

void ResultOutput::fail(const char* action) const {
  throw UserError(Problem{.where = path_ == "-" ? "standard output" : path_.string(),
                          .what = format("cannot {}: {}", action, system_reason())});
}

}  // namespace ferry
