// How the program holds on to memory.
#pragma once

#include <cstdint>

namespace ferry {

/// Keeps freed memory for the next allocation instead of giving it back to the system. Each batch allocates and frees
/// the same hundreds of megabytes of activations; giving them back means faulting every page in again.
void keep_freed_memory();

/// The most memory this process has had resident.
std::int64_t peak_memory_bytes();

}  // namespace ferry
