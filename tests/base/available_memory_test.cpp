#include "base/available_memory.h"

#include <fstream>
#include <limits>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

/// A folder that stands for /, with the files of proc and sys that a test gives it.
class Machine : public testing::Test {
 protected:
  Machine() {
    std::string pattern = (fs::temp_directory_path() / "ferry-memory-XXXXXX").string();
    root_ = ::mkdtemp(pattern.data());
  }
  ~Machine() override { fs::remove_all(root_); }

  void write(const std::string& file, const std::string& text) const {
    fs::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file) << text;
  }
  AvailableMemory available() const { return available_memory(root_); }

  fs::path root_;
};

TEST_F(Machine, WithoutAnythingToReadThereIsNoLimit) {
  EXPECT_EQ(available().bytes, std::numeric_limits<std::int64_t>::max());
}

TEST_F(Machine, WhatTheKernelCallsAvailableCountsAndNotWhatIsFree) {
  write("proc/meminfo", "MemTotal:       1000 kB\nMemFree:         100 kB\nMemAvailable:    700 kB\n");
  EXPECT_EQ(available().bytes, 700 * 1024);
  EXPECT_EQ(available().limit, "memory of the machine");
  EXPECT_FALSE(available().allocations_fail);
}

TEST_F(Machine, AContainersLimitCountsLessWhatItUsesWithoutPagesOfFiles) {
  write("proc/meminfo", "MemAvailable: 700 kB\n");
  write("proc/self/cgroup", "0::/a/b\n");
  write("sys/fs/cgroup/a/b/memory.max", "max\n");
  write("sys/fs/cgroup/a/b/memory.current", "5000\n");
  write("sys/fs/cgroup/a/memory.max", "100000\n");
  write("sys/fs/cgroup/a/memory.current", "60000\n");
  write("sys/fs/cgroup/a/memory.stat", "anon 1\ninactive_file 10000\nactive_file 500\n");
  EXPECT_EQ(available().bytes, 50000) << "the group above sets the limit: 100000 - (60000 - 10000)";
  EXPECT_NE(available().limit.find("cgroup"), std::string::npos);
}

TEST_F(Machine, TheRootOfTheHierarchyCountsWhereTheGroupsFolderIsHiddenInAContainer) {
  write("proc/self/cgroup", "0::/docker/4711\n");
  write("sys/fs/cgroup/memory.max", "8000\n");
  write("sys/fs/cgroup/memory.current", "3000\n");
  EXPECT_EQ(available().bytes, 5000);
}

TEST_F(Machine, VersionOneGroupsCountToo) {
  write("proc/self/cgroup", "9:name=systemd:/\n4:memory:/x\n2:cpu,cpuacct:/y\n");
  write("sys/fs/cgroup/memory/x/memory.limit_in_bytes", "9000\n");
  write("sys/fs/cgroup/memory/x/memory.usage_in_bytes", "8000\n");
  write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
  write("sys/fs/cgroup/memory/memory.usage_in_bytes", "50000\n");
  EXPECT_EQ(available().bytes, 1000);
}

TEST_F(Machine, AGroupOverItsLimitLeavesNothing) {
  write("proc/self/cgroup", "0::/\n");
  write("sys/fs/cgroup/memory.max", "1000\n");
  write("sys/fs/cgroup/memory.current", "3000\n");
  EXPECT_EQ(available().bytes, 0);
}

TEST_F(Machine, TheAddressSpaceLeftCountsAndMakesAllocationsFail) {
  // Far more than even a sanitizer maps, or the child would really run out under the limit.
  const std::int64_t used = std::int64_t{1} << 36;
  write("proc/self/statm", format("{} 20 3 4 5 6 7\n", used));
  const std::int64_t page = ::sysconf(_SC_PAGESIZE);
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit limit{static_cast<rlim_t>((used + 300) * page), RLIM_INFINITY};
    const bool limited = ::setrlimit(RLIMIT_AS, &limit) == 0;
    const AvailableMemory memory = available_memory(root_);
    ::_exit(limited && memory.bytes == 300 * page && memory.allocations_fail && memory.limit == "ulimit -v" ? 0 : 1);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST(Memory, ThisProcessHasSomethingResident) {
  EXPECT_GT(resident_memory(), 1'000'000);
  EXPECT_LT(resident_memory(), available_memory().bytes + resident_memory() + 1);
}

TEST(Memory, SizesAreSaidInMegabytesOrGigabytes) {
  EXPECT_EQ(memory_size(512'400'000), "512 MB");
  EXPECT_EQ(memory_size(999'600'000), "1.0 GB");
  EXPECT_EQ(memory_size(22'130'000'000), "22.1 GB");
}

TEST_F(Machine, WhatIsReadIsRefusedBeforeAsMuchAgainDoesNotFit) {
  write("proc/meminfo", "MemAvailable: 1000000 kB\n");
  MemoryWatch watch("corpus.gz", root_);
  std::int64_t read = 0;
  try {
    for (; read < 3'000'000'000; read += 1'000'000) watch.took(1'000'000);
    FAIL() << "it was read to its end";
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("corpus.gz"), std::string::npos) << error.what();
  }
  EXPECT_LT(read, 1'024'000'000);
  EXPECT_GT(read, 800'000'000);
}

TEST_F(Machine, WhatFitsTwiceIsReadToItsEnd) {
  write("proc/meminfo", "MemAvailable: 1000000 kB\n");
  MemoryWatch watch("corpus.gz", root_);
  for (int i = 0; i < 900; ++i) EXPECT_NO_THROW(watch.took(1'000'000));
}

}  // namespace
}  // namespace ferry
