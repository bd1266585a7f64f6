#include "base/memory.h"

#include <new>
#include <stdexcept>
#include <system_error>

#include <gtest/gtest.h>

#include "base/tensor.h"

namespace ferry {
namespace {

TEST(OutOfMemory, LibTorchsOwnFailureIsRecognised) {
  try {
    const Tensor impossible = at::empty({std::int64_t{1} << 60}, at::kByte);
    FAIL() << "an exabyte was allocated";
  } catch (const std::exception& error) {
    EXPECT_TRUE(is_out_of_memory(error)) << error.what();
  }
}

TEST(OutOfMemory, AllocationsAndThreadsThatFailAreRecognisedAndOtherFailuresAreNot) {
  EXPECT_TRUE(is_out_of_memory(std::bad_alloc()));
  EXPECT_TRUE(is_out_of_memory(std::runtime_error("CUDA out of memory. Tried to allocate 2.00 GiB")));
  EXPECT_TRUE(is_out_of_memory(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))));
  EXPECT_FALSE(is_out_of_memory(std::runtime_error("shape '[2, 3]' is invalid for input of size 7")));
  EXPECT_FALSE(is_out_of_memory(std::system_error(std::make_error_code(std::errc::no_such_file_or_directory))));
}

}  // namespace
}  // namespace ferry
