// How much memory the program has had, and what it looks like when there is no more.
#pragma once

#include <cstdint>
#include <exception>

namespace ferry {

/// Whether an exception says that memory has run out: std::bad_alloc, LibTorch's allocators, or the system that cannot
/// start a thread for want of it.
bool is_out_of_memory(const std::exception& error);

/// The most memory this process has had resident.
std::int64_t peak_memory_bytes();

}  // namespace ferry
