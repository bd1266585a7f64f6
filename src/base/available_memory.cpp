#include "base/available_memory.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>
#include <vector>

#include <sys/resource.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

std::optional<std::int64_t> number_in(const fs::path& file) {
  std::ifstream stream(file);
  std::int64_t number = 0;
  if (!(stream >> number) || number < 0) return std::nullopt;  // "max", or no such file
  return number;
}

/// The number after a word at the beginning of a line ("MemAvailable: 123 kB").
std::optional<std::int64_t> number_after(const fs::path& file, const std::string& word) {
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    std::istringstream fields(line);
    std::string name;
    std::int64_t number = 0;
    if (fields >> name >> number && name == word) return number;
  }
  return std::nullopt;
}

struct GroupFiles {
  const char* limit;
  const char* usage;
};

/// What is left of one group; file pages that the kernel would give up count as free.
std::optional<std::int64_t> left_in(const fs::path& group, const GroupFiles& files) {
  const auto limit = number_in(group / files.limit);
  const auto usage = number_in(group / files.usage);
  if (!limit || !usage) return std::nullopt;
  const std::int64_t reclaimable = number_after(group / "memory.stat", "inactive_file").value_or(0);
  return std::max<std::int64_t>(0, *limit - std::max<std::int64_t>(0, *usage - reclaimable));
}

/// The least over a group and all above it. Inside a container the path that the process is told may not be there.
std::optional<std::int64_t> left_in_groups(const fs::path& hierarchy, fs::path group, const GroupFiles& files) {
  std::optional<std::int64_t> least;
  for (;;) {
    const auto left = left_in(hierarchy / group.relative_path(), files);
    if (left) least = std::min(left, least ? least : left);
    if (!group.has_relative_path()) return least;
    group = group.parent_path();
  }
}

std::optional<std::int64_t> left_in_groups(const fs::path& root) {
  std::optional<std::int64_t> least;
  std::ifstream groups(root / "proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {
    // "0::/user.slice" (version 2) or "5:memory:/docker/abc" (version 1)
    const std::size_t first = line.find(':');
    const std::size_t second = first == std::string::npos ? first : line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const fs::path group = line.substr(second + 1);
    std::optional<std::int64_t> left;
    if (controllers.empty()) {
      left = left_in_groups(root / "sys/fs/cgroup", group, {"memory.max", "memory.current"});
    } else if (("," + controllers + ",").find(",memory,") != std::string::npos) {
      left = left_in_groups(root / "sys/fs/cgroup/memory", group, {"memory.limit_in_bytes", "memory.usage_in_bytes"});
    }
    if (left) least = std::min(left, least ? least : left);
  }
  return least;
}

/// Pages of this process: in address space, resident.
std::vector<std::int64_t> pages(const fs::path& root) {
  std::ifstream stream(root / "proc/self/statm");
  std::vector<std::int64_t> numbers(2);
  if (!(stream >> numbers[0] >> numbers[1])) return {0, 0};
  return numbers;
}

std::optional<std::int64_t> left_of_address_space(const fs::path& root) {
  rlimit limit = {};
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return std::nullopt;
  const std::int64_t used = pages(root)[0] * ::sysconf(_SC_PAGESIZE);
  return std::max<std::int64_t>(0, static_cast<std::int64_t>(limit.rlim_cur) - used);
}

}  // namespace

AvailableMemory available_memory(const fs::path& root) {
  AvailableMemory least{.bytes = std::numeric_limits<std::int64_t>::max(), .limit = "memory of the machine"};
  const auto consider = [&least](std::optional<std::int64_t> bytes, const char* limit, bool allocations_fail) {
    if (bytes && *bytes < least.bytes) least = {*bytes, limit, allocations_fail};
  };
  const auto kilobytes = number_after(root / "proc/meminfo", "MemAvailable:");
  if (kilobytes) consider(*kilobytes * 1024, "memory of the machine", false);
  consider(left_in_groups(root), "memory limit of the container (cgroup)", false);
  consider(left_of_address_space(root), "ulimit -v", true);
  return least;
}

std::int64_t address_space_left() {
  return left_of_address_space("/").value_or(std::numeric_limits<std::int64_t>::max());
}

void MemoryWatch::look() {
  next_look_ = taken_ + look_every;
  const AvailableMemory available = available_memory(root_);
  if (available.bytes >= taken_ + look_every) return;
  throw UserError(Problem{.where = what_,
                          .what = format("does not fit into memory: {} are read so far, {} more are available ({})",
                                         memory_size(taken_), memory_size(available.bytes), available.limit),
                          .remedy = "a part of it, or more memory"});
}

std::int64_t resident_memory() {
  return pages("/")[1] * ::sysconf(_SC_PAGESIZE);
}

std::string memory_size(std::int64_t bytes) {
  const double megabytes = static_cast<double>(bytes) / 1e6;
  return megabytes < 999.5 ? format("{:.0f} MB", megabytes) : format("{:.1f} GB", megabytes / 1e3);
}

}  // namespace ferry
