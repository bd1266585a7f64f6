#include "base/file_operations.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <poll.h>
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

int flags_of(Opening opening) {
  switch (opening) {
    case Opening::New:
      return O_CREAT | O_EXCL;
    case Opening::Emptied:
      return O_CREAT | O_TRUNC;
    case Opening::Appended:
      return O_CREAT | O_APPEND;
  }
  throw InternalError("a file is opened in one of three ways");
}

bool flush(int descriptor) {
  int result = 0;
  do {
    result = ::fsync(descriptor);
  } while (result != 0 && errno == EINTR);
  return result == 0;
}

// Another program that has the same pipe or terminal may have made it one that does not wait.
void wait_for_room(int descriptor) {
  pollfd output{.fd = descriptor, .events = POLLOUT, .revents = 0};
  ::poll(&output, 1, -1);  // where that fails the next write says why
}

}  // namespace

ScopedFileOperationHook::ScopedFileOperationHook(FileOperationHook new_hook) {
  check(!hook(), "one hook at a time watches the file operations");
  hook() = std::move(new_hook);
}

ScopedFileOperationHook::~ScopedFileOperationHook() {
  hook() = nullptr;
}

OutputFile::OutputFile(fs::path path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {
  if (descriptor_ < 0) fail("open", path_);
}

OutputFile::OutputFile(fs::path path, Opening opening) : path_(std::move(path)), descriptor_(-1) {
  if (allowed(FileOperation::Open, path_)) {
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC | flags_of(opening), 0666);
  }
  if (descriptor_ < 0) fail(opening == Opening::New ? "create" : "open", path_);
}

OutputFile OutputFile::standard_output() {
  return {"standard output", ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)};
}

OutputFile::~OutputFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

void OutputFile::write(std::string_view bytes) {
  const bool to_the_end = allowed(FileOperation::Write, path_);
  const int reason = errno;
  if (!to_the_end) bytes = bytes.substr(0, bytes.size() / 2);
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    if (written >= 0 || errno == EINTR) continue;
    if (errno != EAGAIN) fail("write", path_);
    wait_for_room(descriptor_);
  }
  if (to_the_end) return;
  errno = reason;
  fail("write", path_);
}

std::uint64_t OutputFile::size() const {
  struct stat status = {};
  if (::fstat(descriptor_, &status) != 0) fail("look at", path_);
  return static_cast<std::uint64_t>(status.st_size);
}

void OutputFile::cut(std::uint64_t size) {
  if (!allowed(FileOperation::Cut, path_) || ::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) {
    fail("cut", path_);
  }
}

void OutputFile::finish() {
  if (!allowed(FileOperation::Flush, path_) || !flush(descriptor_)) fail("flush", path_);
  // What is read back to verify it should come from the disk, not from memory. Only advice: failure does not matter.
  ::posix_fadvise(descriptor_, 0, 0, POSIX_FADV_DONTNEED);
  close();
}

void OutputFile::close() {
  // Network file systems report a full disk or quota only here. (After an error the descriptor is closed all the same.)
  if (!allowed(FileOperation::Close, path_) || ::close(std::exchange(descriptor_, -1)) != 0) fail("close", path_);
}

bool make_folder(const fs::path& folder) {
  if (allowed(FileOperation::MakeFolder, folder) && ::mkdir(folder.c_str(), 0777) == 0) return true;
  if (errno != EEXIST) fail("make the folder", folder);
  return false;
}

std::vector<fs::path> make_folders(const fs::path& folder) {
  std::error_code failure;  // what stands against it, making the folder says better
  if (folder.empty() || fs::is_directory(folder, failure)) return {};
  std::vector<fs::path> made = make_folders(folder.parent_path());
  try {
    if (!make_folder(folder)) return made;
    made.push_back(folder);
    flush_folder(folder.has_parent_path() ? folder.parent_path() : ".");
  } catch (const std::system_error&) {
    for (auto one = made.rbegin(); one != made.rend(); ++one) fs::remove(*one, failure);
    throw;
  }
  return made;
}

void flush_folder(const fs::path& folder) {
  if (!allowed(FileOperation::Flush, folder)) fail("flush the folder", folder);
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC);
  // One may add names to some folders without being allowed to read them.
  if (descriptor < 0 && errno == EACCES) return;
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

void put_into_place(const fs::path& from, const fs::path& to) {
  rename_path(from, to);
  flush_folder(to.has_parent_path() ? to.parent_path() : ".");
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

void make_link(const fs::path& link, const fs::path& target) {
  if (!allowed(FileOperation::Link, link) || ::symlink(target.c_str(), link.c_str()) != 0) fail("make the link", link);
}

void remove_path(const fs::path& path) {
  if (!allowed(FileOperation::Remove, path)) fail("remove", path);
  std::error_code failure;
  fs::remove_all(path, failure);
  if (!failure) return;
  errno = failure.value();
  fail("remove", path);
}

void try_to_remove(const fs::path& path) noexcept {
  try {
    remove_path(path);
  } catch (...) {  // what is left behind costs space and nothing else
  }
}

std::optional<std::uint64_t> free_space(const fs::path& path) {
  std::error_code failure;
  fs::path there = fs::absolute(path, failure);
  while (!fs::exists(there, failure) && there.has_relative_path()) there = there.parent_path();
  const fs::space_info space = fs::space(there, failure);
  if (failure) return {};
  return space.available;
}

bool means_full(const std::error_code& reason) {
  return reason == std::errc::no_space_on_device || reason.value() == EDQUOT;
}

std::string remedy_for(const std::error_code& reason) {
  if (means_full(reason)) return "free some space";
  if (reason == std::errc::read_only_file_system || reason == std::errc::permission_denied ||
      reason == std::errc::operation_not_permitted) {
    return "choose a folder that can be written";
  }
  return "";
}

}  // namespace ferry
