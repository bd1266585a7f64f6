// Which checkpoints of a run may go.
#include <algorithm>
#include <optional>
#include <set>

#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/checkpoint_names.h"
#include "checkpoint/interrupted_save.h"
#include "checkpoint/judged_by.h"
#include "checkpoint/manifest.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

// Takes the name away first, in one move: a removal that is interrupted then leaves no damaged checkpoint.
void remove_checkpoint(const fs::path& checkpoint) {
  const fs::path away = checkpoint.parent_path() / format(".{}.removed-{}", checkpoint.filename().string(), ::getpid());
  rename_path(checkpoint, away);
  remove_path(away);
}

Config config_of(const fs::path& checkpoint) {
  const fs::path file = checkpoint / config_name;
  return parse_config(read_file(file), file);
}

struct Judged {
  JudgedBy by;
  std::optional<Quality> quality;  ///< of the checkpoint's own weights; absent where they were not validated
};

// How good a checkpoint is, and by what; nothing where that cannot be read.
std::optional<Judged> judged(const fs::path& checkpoint) {
  try {
    const Progress progress = progress_from_json(read_small_json(checkpoint, progress_name), checkpoint.string());
    return Judged{.by = judged_by(config_of(checkpoint).validation, progress), .quality = progress.quality};
  } catch (const UserError&) {
    return std::nullopt;
  }
}

// The rhythm in which the run saved when it saved this one; nothing where that cannot be read.
std::optional<int> own_rhythm(const fs::path& checkpoint) {
  try {
    const Automatic<int> every = config_of(checkpoint).checkpoint.every;
    return every.chosen() && every.value() > 0 ? std::optional(every.value()) : std::nullopt;
  } catch (const UserError&) {
    return std::nullopt;
  }
}

// What stays, by name.
std::set<fs::path> wanted(const fs::path& run_folder, const Kept& kept) {
  std::error_code failure;
  std::set<fs::path> names{kept.wanted};
  for (const char* link : {"best", "last"}) names.insert(fs::weakly_canonical(run_folder / link, failure).filename());
  const std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  // Also where `last` could not be moved to it.
  if (!checkpoints.empty() && kept.newest > 0) names.insert(checkpoints.back().filename());
  const std::vector<fs::path> regular = in_rhythm(checkpoints, kept.every);
  const std::size_t newest = std::min(regular.size(), static_cast<std::size_t>(std::max(kept.newest, 0)));
  for (std::size_t i = regular.size() - newest; i < regular.size(); ++i) names.insert(regular[i].filename());
  // The best one is what `best` points at: scores need only be read where there are to be more.
  if (kept.best < 2) return names;
  for (const fs::path& path : best_checkpoints(run_folder, kept.best, kept.metric)) names.insert(path.filename());
  return names;
}

void remove_leftovers(const fs::path& run_folder) {
  for (const fs::path& leftover : list_leftovers(run_folder)) remove_path(leftover);
}

void remove_unwanted(const fs::path& run_folder, const std::set<fs::path>& names) {
  std::vector<fs::path> checkpoints;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", failure)) {
    const std::string name = entry.path().filename().string();
    const bool ours = update_of(name).has_value() || average_update_of(name).has_value();
    if (ours && entry.is_directory(failure) && !names.contains(name)) checkpoints.push_back(entry.path());
  }
  for (const fs::path& checkpoint : checkpoints) remove_checkpoint(checkpoint);
}

}  // namespace

std::vector<fs::path> in_rhythm(std::vector<fs::path> checkpoints, int every) {
  std::erase_if(checkpoints, [every](const fs::path& checkpoint) {
    const std::int64_t update = update_of(checkpoint.filename().string()).value_or(1);
    return update % every != 0 && update % own_rhythm(checkpoint).value_or(every) != 0;
  });
  return checkpoints;
}

std::vector<fs::path> best_checkpoints(const fs::path& run_folder, int count, Metric metric) {
  std::vector<std::pair<Quality, fs::path>> validated;
  std::optional<JudgedBy> newest;
  std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  std::reverse(checkpoints.begin(), checkpoints.end());
  for (const fs::path& checkpoint : checkpoints) {
    const std::optional<Judged> found = judged(checkpoint);
    if (!found) continue;
    // The newest one knows the text of today; scores by another one, or by another metric, say nothing beside its.
    if (!newest) newest = found->by;
    if (found->quality && found->by.metric == metric && can_be_compared(found->by, *newest)) {
      validated.emplace_back(*found->quality, checkpoint);
    }
  }
  std::reverse(validated.begin(), validated.end());
  std::stable_sort(validated.begin(), validated.end(),
                   [metric](const auto& a, const auto& b) { return is_better(metric, a.first, b.first); });
  std::vector<fs::path> best;
  for (const auto& [quality, checkpoint] : validated) {
    if (best.size() < static_cast<std::size_t>(std::max(count, 0))) best.push_back(checkpoint);
  }
  return best;
}

void prune_checkpoints(const fs::path& run_folder, const Kept& kept) {
  // A folder that cannot be removed costs space, no work: training goes on.
  try {
    remove_leftovers(run_folder);
    remove_unwanted(run_folder, wanted(run_folder, kept));
  } catch (const std::system_error& error) {
    log::warning("old checkpoints in {} were not removed: {}", run_folder.string(), error.what());
  }
}

std::optional<fs::path> best_place(const fs::path& run_folder, std::int64_t best_update) {
  for (const std::string& name : {average_name(best_update), checkpoint_name(best_update)}) {
    const fs::path place = run_folder / "checkpoints" / name;
    if (fs::is_directory(place)) return place;
  }
  return std::nullopt;
}

bool forget_checkpoints_after(const fs::path& run_folder, std::int64_t update, std::int64_t best_update) {
  const fs::path last = run_folder / "checkpoints" / checkpoint_name(update);
  const std::optional<fs::path> best = best_update <= update ? best_place(run_folder, best_update) : std::nullopt;
  try {
    // The links first: a death on the way leaves none of them without a checkpoint.
    if (fs::is_directory(last)) point(run_folder, "last", last);
    if (best) {
      point(run_folder, "best", *best);
    } else {
      remove_path(run_folder / "best");
    }
    remove_leftovers(run_folder);
    std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
    while (!checkpoints.empty() && update_of(checkpoints.back().filename().string()).value() > update) {
      remove_checkpoint(checkpoints.back());
      checkpoints.pop_back();
    }
    return best.has_value();
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = run_folder.string(), .what = format("cannot go back: {}", error.what())});
  }
}

}  // namespace ferry
