// Small and read-only disks for tests: mounts that no one else sees and that vanish with the test's process.
#pragma once

#include <cerrno>
#include <cstring>

#include <sched.h>
#include <sys/mount.h>

#include "integration/program.h"

namespace ferry::integration {

/// Why this process cannot have mounts of its own; empty where it can (as root, mostly).
inline std::string no_mounts() {
  static const std::string reason = [] {
    const bool own = ::unshare(CLONE_NEWNS) == 0 && ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    return own ? std::string() : std::string("no mounts of its own for this process: ") + std::strerror(errno);
  }();
  return reason;
}

/// Undone at the end of its life.
class Mount {
 public:
  Mount(const Mount&) = delete;
  Mount& operator=(const Mount&) = delete;
  ~Mount() {
    if (sound_) ::umount2(place_.c_str(), MNT_DETACH);
  }

  /// A disk of so many megabytes at a folder.
  static Mount disk(const fs::path& place, int megabytes) {
    const std::string size = "size=" + std::to_string(megabytes) + "m";
    return {place, ::mount("tmpfs", place.c_str(), "tmpfs", 0, size.c_str()) == 0};
  }
  /// What the folder holds, but nothing can be written there.
  static Mount read_only(const fs::path& place) {
    const bool bound = ::mount(place.c_str(), place.c_str(), nullptr, MS_BIND, nullptr) == 0;
    return {place, bound && ::mount(nullptr, place.c_str(), nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) == 0};
  }

 private:
  Mount(fs::path place, bool sound) : place_(std::move(place)), sound_(sound) {
    if (!sound) throw std::runtime_error("cannot mount at " + place_.string() + ": " + std::strerror(errno));
  }

  fs::path place_;
  bool sound_;
};

}  // namespace ferry::integration
