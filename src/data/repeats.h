// Which pairs of a text stand in it more than once, and which texts have several counterparts.
#pragma once

#include <cstdint>
#include <vector>

#include "data/parallel_text.h"

namespace ferry {

/// Indexes of pairs, ascending. Blanks at the ends of a line do not count.
struct Repeats {
  std::vector<std::uint32_t> pairs;          ///< equal to an earlier pair
  std::vector<std::uint32_t> later_targets;  ///< the same source as an earlier pair, with a new target
  std::vector<std::uint32_t> later_sources;  ///< the same target as an earlier pair, with a new source
  std::int64_t sources_with_different_targets = 0;
  std::int64_t targets_with_different_sources = 0;
};

/// Of the pairs whose index is in `pairs`, ascending. Texts are compared by 64-bit hashes, and where those agree by
/// themselves.
Repeats find_repeats(const ParallelText& text, const std::vector<std::uint32_t>& pairs);

}  // namespace ferry
