#include "base/file_operations.h"

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/files.h"

namespace ferry {
namespace {

/// All that comes through a pipe, from a moment on when the pipe has long been full.
std::string read_late(int descriptor) {
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  return read_file("/dev/fd/" + std::to_string(descriptor));
}

/// What OutputFile takes for standard output while it is opened.
OutputFile output_to(int descriptor) {
  const int before = ::dup(STDOUT_FILENO);
  ::dup2(descriptor, STDOUT_FILENO);
  OutputFile output = OutputFile::standard_output();
  ::dup2(before, STDOUT_FILENO);
  ::close(before);
  return output;
}

TEST(FileOperations, APipeThatDoesNotWaitIsWrittenToTheEndAndReadToTheEnd) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
  ASSERT_EQ(::fcntl(ends[1], F_SETFL, O_NONBLOCK), 0);
  const std::string text(1 << 20, 'x');
  std::string arrived;
  {
    std::jthread reader;
    OutputFile output = output_to(ends[1]);
    ::close(ends[1]);
    reader = std::jthread([&] { arrived = read_late(ends[0]); });
    EXPECT_NO_THROW(output.write(text));
    EXPECT_NO_THROW(output.close());
  }
  ::close(ends[0]);
  EXPECT_EQ(arrived.size(), text.size());
}

}  // namespace
}  // namespace ferry
