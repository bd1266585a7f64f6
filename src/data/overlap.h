// What two texts have in common, so that what is scored is not what was learnt.
#pragma once

#include <cstdint>
#include <vector>

#include "data/parallel_text.h"

namespace ferry {

/// Indexes of pairs, ascending. Blanks at the ends of a line do not count.
struct Overlap {
  std::vector<std::uint32_t> sources;   ///< pairs of the small text whose source the large one has, too
  std::vector<std::uint32_t> pairs;     ///< those of them that it has with the same target
  std::vector<std::uint32_t> in_large;  ///< pairs of the large text whose source the small one has, too
};

/// Lines that are blank are not compared.
Overlap find_overlap(const ParallelText& large, const ParallelText& small);

}  // namespace ferry
