#include "training/space_check.h"

#include <algorithm>
#include <limits>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/format.h"
#include "base/text.h"
#include "checkpoint/checkpoint.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

std::uint64_t bytes_of_earlier_checkpoints(const fs::path& run_folder) {
  std::uint64_t bytes = 0;
  std::error_code failure;
  for (const fs::path& checkpoint : list_checkpoints(run_folder)) {
    for (const auto& entry : fs::directory_iterator(checkpoint, failure)) {
      const std::uintmax_t size = entry.file_size(failure);
      if (!failure) bytes += size;
    }
  }
  return bytes;
}

}  // namespace

std::int64_t checkpoints_at_once(const Config& config) {
  const bool validated = !config.data.valid.empty();
  const std::int64_t wanted = std::int64_t{config.checkpoint.keep} + (validated ? config.checkpoint.keep_best : 0) + 1;
  const std::int64_t updates = config.training.max_updates.value();
  if (updates == 0) return wanted;
  const std::int64_t saves =
      updates / config.checkpoint.every.value() + (validated ? updates / config.validation.every.value() : 0) + 1;
  return std::min(wanted, saves);
}

void check_space(const Config& config, std::uint64_t bytes) {
  const std::optional<std::uint64_t> free = free_space(config.run);
  const auto count = static_cast<std::uint64_t>(checkpoints_at_once(config));
  std::uint64_t needed = 0;
  if (__builtin_mul_overflow(count, bytes, &needed)) needed = std::numeric_limits<std::uint64_t>::max();
  if (!free || needed <= *free || needed - *free <= bytes_of_earlier_checkpoints(config.run)) return;
  throw UserError(Problem{
      .where = config.run.string(),
      .what =
          format("not enough space: {} checkpoints of {} stand side by side in this run (checkpoint.keep: {}{}, and "
                 "one being written), and {} are free",
                 count, readable_size(bytes), config.checkpoint.keep, config.data.valid.empty() ? "" : ", the best",
                 readable_size(*free)),
      .remedy = "free some space, keep fewer checkpoints, or give a run folder on another disk"});
}

}  // namespace ferry
