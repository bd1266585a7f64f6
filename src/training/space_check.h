// Whether a run has room for its checkpoints, asked before it begins: a full disk found out after hours costs more.
#pragma once

#include <cstdint>
#include <filesystem>

#include "checkpoint/progress.h"
#include "config/config.h"

namespace ferry {

/// How many checkpoints stand side by side at most: those kept, the best, and one that is being written; fewer where a
/// resolved configuration ends sooner.
std::int64_t checkpoints_at_once(const Config& config);

/// Throws UserError where the disk of config.run has no room for so many checkpoints of so many bytes, those of earlier
/// sittings counted as room. `bytes` is of one checkpoint.
void check_space(const Config& config, std::uint64_t bytes);

}  // namespace ferry
