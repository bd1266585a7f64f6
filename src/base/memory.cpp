#include "base/memory.h"

#include <malloc.h>
#include <sys/resource.h>

namespace ferry {

void keep_freed_memory() {
#ifdef M_MMAP_THRESHOLD
  constexpr int large = 1 << 30;
  mallopt(M_MMAP_THRESHOLD, large);
  mallopt(M_TRIM_THRESHOLD, large);
  mallopt(M_TOP_PAD, 64 << 20);
#endif
}

std::int64_t peak_memory_bytes() {
  rusage usage = {};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
}

}  // namespace ferry
