// How a benchmark's result is shown: as it is, and beside an earlier one.
#pragma once

#include <filesystem>
#include <string>

#include "base/json.h"

namespace ferry {

struct BenchmarkReport {
  bool json = false;
  std::filesystem::path earlier = {};  ///< what --json printed at another time; empty: nothing to compare with
};

/// Text, or one JSON object. With an earlier result each number that both have stands beside the earlier one and their
/// ratio; as JSON under "earlier" and "ratio". Throws UserError where the earlier result cannot be read.
std::string benchmark_report(const Json& result, const BenchmarkReport& how);

}  // namespace ferry
