// for_ranges without the threads of src/base/threads.cpp, which brings LibTorch with it.
#include <algorithm>

#include "base/threads.h"

namespace ferry {

void for_ranges(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)>& work) {
  for (std::size_t begin = 0; begin < count; begin += grain) work(begin, std::min(count, begin + grain));
}

}  // namespace ferry
