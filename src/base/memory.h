// How the program holds on to memory, how much there is, and what it looks like when there is no more.
#pragma once

#include <cstdint>
#include <exception>
#include <string>

namespace ferry {

/// Keeps freed memory for the next allocation instead of giving it back to the system. Each batch allocates and frees
/// the same hundreds of megabytes of activations; giving them back means faulting every page in again.
void keep_freed_memory();

/// Whether an exception says that memory has run out: std::bad_alloc, LibTorch's allocators, or the system that cannot
/// start a thread for want of it.
bool is_out_of_memory(const std::exception& error);

/// The most memory this process has had resident.
std::int64_t peak_memory_bytes();

}  // namespace ferry
