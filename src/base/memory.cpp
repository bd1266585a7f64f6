#include "base/memory.h"

#include <malloc.h>

namespace ferry {

void keep_freed_memory() {
#ifdef M_MMAP_THRESHOLD
  constexpr int large = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, large);
  mallopt(M_TRIM_THRESHOLD, large);
  mallopt(M_TOP_PAD, 64 << 20);
#endif
}

}  // namespace ferry
