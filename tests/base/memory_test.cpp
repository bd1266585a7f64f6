#include "base/memory.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <stdexcept>
#include <system_error>

#include <gtest/gtest.h>

#include "base/tensor.h"
#include "base/tensor_memory.h"

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

/// In a process of its own: what tensors lie in is settled once.
TEST(TensorMemoryDeathTest, GivesBackByAddressAloneWhatIsLargeAndWhatIsSmall) {
  testing::GTEST_FLAG(death_test_style) = "threadsafe";
  const auto take_and_give_back = [] {
    use_tensor_memory();
    at::Allocator* const allocator = c10::GetCPUAllocator();
    for (const std::size_t bytes : {std::size_t{100}, std::size_t{1} << 20, std::size_t{1} << 27}) {
      void* const first = allocator->raw_allocate(bytes);
      std::memset(first, 1, bytes);
      allocator->raw_deallocate(first);
    }
    std::_Exit(0);
  };
  EXPECT_EXIT(take_and_give_back(), testing::ExitedWithCode(0), "");
}

}  // namespace
}  // namespace ferry
