#include "checkpoint/run_lock.h"

#include <array>
#include <cerrno>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"

namespace ferry {
namespace {

// The number in the file, as text; empty where there is none (the holder may be about to write it).
std::string holder_of(int descriptor) {
  std::array<char, 32> buffer{};
  const ssize_t count = ::pread(descriptor, buffer.data(), buffer.size(), 0);
  const std::string text(buffer.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
  return text.substr(0, text.find_first_not_of("0123456789"));
}

}  // namespace

RunLock::RunLock(const std::filesystem::path& run_folder) {
  const std::filesystem::path file = run_folder / ".lock";
  descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (descriptor_ < 0) {
    throw UserError(Problem{.where = file.string(),
                            .what = "cannot open: " + system_reason(),
                            .remedy = "choose a run folder that can be written"});
  }
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) {
      const std::string holder = holder_of(descriptor_);
      ::close(descriptor_);
      throw UserError(Problem{.where = run_folder.string(),
                              .what = format("another process is training in this run folder{}",
                                             holder.empty() ? "" : ": process " + holder),
                              .remedy = "wait until it is done, or choose another `run`"});
    }
    // Some network file systems have no locks. That is no reason not to train.
    log::warning("{}: no lock can be had here ({}); do not start a second training in it", run_folder.string(),
                 system_reason());
  }
  // Only for the message above: a failure to write it does no harm.
  const std::string own = format("{}\n", ::getpid());
  if (::ftruncate(descriptor_, 0) != 0 || ::pwrite(descriptor_, own.data(), own.size(), 0) < 0) return;
}

// The file stays: removing it would let a third process lock a new file of that name while a second holds the old one.
// Empty again, so that a sitting that had nothing to do leaves everything as it was.
RunLock::~RunLock() {
  [[maybe_unused]] const int ignored = ::ftruncate(descriptor_, 0);
  ::close(descriptor_);
}

}  // namespace ferry
