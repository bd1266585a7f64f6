// What the folders in a run's `checkpoints` are called.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ferry {

/// The update in the name of a checkpoint, "update-00001200", or of a mean, "average-00001200"; nothing for other
/// names.
std::optional<std::int64_t> update_of(std::string_view name);
std::optional<std::int64_t> average_update_of(std::string_view name);

}  // namespace ferry
