// Section `data`: which files, and which pairs of them.
#pragma once

#include <filesystem>
#include <vector>

namespace ferry {

/// The two sides of a parallel text; any number of files a side, read one after another.
struct ParallelFiles {
  std::vector<std::filesystem::path> source;
  std::vector<std::filesystem::path> target;
  bool empty() const { return source.empty() && target.empty(); }
  bool operator==(const ParallelFiles&) const = default;
};

struct DataConfig {
  ParallelFiles train;
  ParallelFiles valid;
  ParallelFiles test;
  int max_tokens = 128;  ///< pieces a side, without begin and end
  bool operator==(const DataConfig&) const = default;
};

}  // namespace ferry
