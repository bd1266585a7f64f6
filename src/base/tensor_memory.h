// Where the memory of tensors comes from.
#pragma once

namespace ferry {

/// From now on large tensors of the processor lie in blocks that are kept and used again (base/block_pool.h). Each
/// batch allocates and frees the same hundreds of megabytes; of the C library's heap they would take ever more, because
/// small things that stay lie between them, and what goes back to the system has to be faulted in again page by page.
/// Tensors fail (std::bad_alloc) before the last memory is gone: what cannot do without finds some. Without effect
/// where a sanitizer watches over memory.
void use_tensor_memory();

}  // namespace ferry
