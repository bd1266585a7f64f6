// How the program holds on to memory.
#pragma once

namespace ferry {

/// Keeps freed memory for the next allocation instead of giving it back to the system. Each batch allocates and frees
/// the same hundreds of megabytes of activations; giving them back means faulting every page in again.
void keep_freed_memory();

}  // namespace ferry
