#include "checkpoint/file_operations.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

FileOperationHook& hook() {
  static FileOperationHook installed;
  return installed;
}

// True to go on; false, with errno set, when the hook wants the operation to fail.
bool allowed(FileOperation operation, const fs::path& path) {
  if (!hook()) return true;
  const int reason = hook()(operation, path);
  if (reason != 0) errno = reason;
  return reason == 0;
}

[[noreturn]] void fail(const char* action, const fs::path& path) {
  const int reason = errno;
  throw std::system_error(reason, std::generic_category(), format("cannot {} {}", action, path.filename().string()));
}

bool flush(int descriptor) {
  int result = 0;
  do {
    result = ::fsync(descriptor);
  } while (result != 0 && errno == EINTR);
  return result == 0;
}

}  // namespace

ScopedFileOperationHook::ScopedFileOperationHook(FileOperationHook new_hook) {
  check(!hook(), "one hook at a time watches the file operations");
  hook() = std::move(new_hook);
}

ScopedFileOperationHook::~ScopedFileOperationHook() {
  hook() = nullptr;
}

OutputFile::OutputFile(fs::path path) : path_(std::move(path)), descriptor_(-1) {
  if (allowed(FileOperation::Open, path_)) {
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  }
  if (descriptor_ < 0) fail("create", path_);
}

OutputFile::~OutputFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

void OutputFile::write(std::string_view bytes) {
  const bool to_the_end = allowed(FileOperation::Write, path_);
  const int reason = errno;
  if (!to_the_end) bytes = bytes.substr(0, bytes.size() / 2);
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) fail("write", path_);
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  if (to_the_end) return;
  errno = reason;
  fail("write", path_);
}

void OutputFile::finish() {
  if (!allowed(FileOperation::Flush, path_) || !flush(descriptor_)) fail("flush", path_);
  // What is read back to verify it should come from the disk, not from memory. Only advice: failure does not matter.
  ::posix_fadvise(descriptor_, 0, 0, POSIX_FADV_DONTNEED);
  // Network file systems report a full disk or quota only here. (After an error the descriptor is closed all the same.)
  if (!allowed(FileOperation::Close, path_) || ::close(std::exchange(descriptor_, -1)) != 0) fail("close", path_);
}

bool make_folder(const fs::path& folder) {
  if (allowed(FileOperation::MakeFolder, folder) && ::mkdir(folder.c_str(), 0777) == 0) return true;
  if (errno != EEXIST) fail("make the folder", folder);
  return false;
}

void flush_folder(const fs::path& folder) {
  const int descriptor = allowed(FileOperation::Flush, folder) ? ::open(folder.c_str(), O_RDONLY | O_CLOEXEC) : -1;
  if (descriptor < 0) fail("flush the folder", folder);
  const bool flushed = flush(descriptor);
  const int reason = errno;
  ::close(descriptor);
  errno = reason;
  // Some network file systems cannot flush folders and say EINVAL: nothing more can be done there.
  if (!flushed && reason != EINVAL) fail("flush the folder", folder);
}

void rename_path(const fs::path& from, const fs::path& to) {
  if (!allowed(FileOperation::Rename, to) || ::rename(from.c_str(), to.c_str()) != 0) fail("move into place", to);
}

bool exchange_paths(const fs::path& a, const fs::path& b) {
  if (allowed(FileOperation::Exchange, b) &&
      ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0) {
    return true;
  }
  // What systems and file systems say that do not know the operation (EXDEV: layered file systems of containers).
  if (errno == EINVAL || errno == ENOSYS || errno == EXDEV || errno == EOPNOTSUPP) return false;
  fail("move into place", b);
}

void remove_folder(const fs::path& folder) {
  if (!allowed(FileOperation::Remove, folder)) fail("remove", folder);
  std::error_code failure;
  fs::remove_all(folder, failure);
  if (!failure) return;
  errno = failure.value();
  fail("remove", folder);
}

}  // namespace ferry
