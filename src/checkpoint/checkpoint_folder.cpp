// The checkpoints of a run: which there are, which one is meant, which may go.
#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include <signal.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/manifest.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

template <typename Number>
std::optional<Number> number_of(std::string_view digits) {
  Number number{};
  const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (failure != std::errc() || end != digits.data() + digits.size()) return {};
  return number;
}

std::optional<std::int64_t> update_of(const std::string& name) {
  constexpr std::string_view prefix = "update-";
  if (!name.starts_with(prefix)) return {};
  const auto update = number_of<std::int64_t>(std::string_view(name).substr(prefix.size()));
  return update && *update >= 0 && checkpoint_name(*update) == name ? update : std::nullopt;
}

std::vector<fs::path> checkpoints_in(const fs::path& folder) {
  std::map<std::int64_t, fs::path> found;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(folder, failure)) {
    const auto update = update_of(entry.path().filename().string());
    if (update && entry.is_directory(failure)) found.emplace(*update, entry.path());
  }
  std::vector<fs::path> paths;
  for (auto& [update, path] : found) paths.push_back(std::move(path));
  return paths;
}

// False, with a warning, for a checkpoint that does not verify.
bool is_sound(const fs::path& checkpoint, Parts parts) {
  try {
    verify_checkpoint(checkpoint, parts);
    return true;
  } catch (const UserError& error) {
    log::warning("{}; passed over", error.problems().front().what);
    return false;
  }
}

// `damaged`: those known already, which need not be looked at, and named, again.
fs::path newest_sound(const fs::path& run_folder, Parts parts, const std::set<fs::path>& damaged = {}) {
  const std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  const auto newest = std::find_if(checkpoints.rbegin(), checkpoints.rend(), [&](const fs::path& checkpoint) {
    return !damaged.contains(checkpoint.lexically_normal()) && is_sound(checkpoint, parts);
  });
  return newest == checkpoints.rend() ? fs::path() : *newest;
}

// "a.txt, b.txt and 12 more"
std::string contents_of(const fs::path& folder) {
  constexpr std::size_t most = 5;
  std::set<std::string> names;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(folder, failure)) names.insert(entry.path().filename().string());
  if (names.empty()) return "nothing";
  const std::vector<std::string> first(
      names.begin(), std::next(names.begin(), static_cast<std::ptrdiff_t>(std::min(most, names.size()))));
  return join(first, ", ") + (names.size() > most ? format(" and {} more", names.size() - most) : "");
}

[[noreturn]] void refuse_as_model(const fs::path& path, const std::string& what) {
  throw UserError(
      Problem{.where = path.string(),
              .what = what,
              .remedy = "a model is a run folder (with checkpoints/ and best) or a checkpoint folder (with " +
                        std::string(manifest_name) + " and " + model_name + ")"});
}

bool process_lives(int process) {
  return ::kill(process, 0) == 0 || errno != ESRCH;
}

// Our own number is a leftover too: nothing of this process is under way while it prunes.
bool is_over(int process) {
  return process == ::getpid() || !process_lives(process);
}

// A folder that an interrupted save or removal left: ".update-00001200.partial-4711", where 4711 is no more.
bool is_leftover(const std::string& name) {
  const std::size_t dot = name.rfind('.');
  const std::size_t dash = name.rfind('-');
  if (!name.starts_with(".update-") || dot == 0 || dash == std::string::npos || dash < dot) return false;
  const std::string purpose = name.substr(dot + 1, dash - dot - 1);
  const auto process = number_of<int>(std::string_view(name).substr(dash + 1));
  return update_of(name.substr(1, dot - 1)).has_value() && process.has_value() && *process > 0 &&
         (purpose == "partial" || purpose == "replaced" || purpose == "removed") && is_over(*process);
}

// Takes the name away first, in one move: a removal that is interrupted then leaves no damaged checkpoint.
void remove_checkpoint(const fs::path& checkpoint) {
  const fs::path away = checkpoint.parent_path() / format(".{}.removed-{}", checkpoint.filename().string(), ::getpid());
  rename_path(checkpoint, away);
  remove_path(away);
}

}  // namespace

std::vector<fs::path> list_checkpoints(const fs::path& run_folder) {
  return checkpoints_in(run_folder / "checkpoints");
}

fs::path newest_sound_checkpoint(const fs::path& run_folder) {
  return newest_sound(run_folder, Parts::All);
}

fs::path find_model(const fs::path& path) {
  std::error_code failure;
  if (!fs::exists(path, failure)) refuse_as_model(path, "there is no such folder");
  if (!fs::is_directory(path, failure)) refuse_as_model(path, "this is a file, not a folder");
  if (is_checkpoint_folder(path)) return path;
  std::set<fs::path> damaged;
  for (const char* name : {"best", "last"}) {
    const fs::path link = path / name;
    if (fs::is_directory(link, failure)) {
      // The folder's own name says in messages which update it is.
      const fs::path checkpoint = fs::is_symlink(link) ? path / fs::read_symlink(link) : link;
      const bool news = damaged.insert(checkpoint.lexically_normal()).second;
      if (news && is_sound(checkpoint, Parts::Model)) return checkpoint;
    } else if (fs::is_symlink(link)) {
      log::warning("{} points at {}, which is gone; passed over", link.string(), fs::read_symlink(link).string());
    }
  }
  if (fs::path newest = newest_sound(path, Parts::Model, damaged); !newest.empty()) return newest;
  if (!list_checkpoints(path).empty()) refuse_as_model(path, "all checkpoints of this run are damaged");
  if (!checkpoints_in(path).empty())
    refuse_as_model(path, "this is the folder of a run's checkpoints, not one of them");
  if (fs::is_directory(path / "checkpoints", failure)) refuse_as_model(path, "this run has no checkpoint yet");
  refuse_as_model(path, format("no model is here; the folder holds {}", contents_of(path)));
}

void point(const fs::path& run_folder, const std::string& name, const fs::path& checkpoint) {
  // Relative, so that the run folder can be moved.
  const fs::path target = fs::absolute(checkpoint)
                              .lexically_normal()
                              .lexically_relative(fs::absolute(run_folder / name).lexically_normal().parent_path());
  const fs::path link = run_folder / name;
  std::error_code none;
  if (fs::read_symlink(link, none) == target) return;
  replace_link(link, target);
}

void prune_checkpoints(const fs::path& run_folder, int keep, const std::string& wanted) {
  std::error_code failure;
  std::set<fs::path> needed{wanted};
  for (const char* name : {"best", "last"}) needed.insert(fs::weakly_canonical(run_folder / name, failure).filename());
  std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  const std::size_t kept = std::min(checkpoints.size(), static_cast<std::size_t>(std::max(keep, 0)));
  checkpoints.resize(checkpoints.size() - kept);
  std::erase_if(checkpoints, [&](const fs::path& checkpoint) { return needed.contains(checkpoint.filename()); });
  std::vector<fs::path> leftovers;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", failure)) {
    if (is_leftover(entry.path().filename().string())) leftovers.push_back(entry.path());
  }
  for (const auto& entry : fs::directory_iterator(run_folder, failure)) {
    const auto process = replacing_process(entry.path().filename().string());
    if (process && is_over(*process)) leftovers.push_back(entry.path());
  }
  // A folder that cannot be removed costs space, no work: training goes on.
  try {
    for (const fs::path& checkpoint : checkpoints) remove_checkpoint(checkpoint);
    for (const fs::path& leftover : leftovers) remove_path(leftover);
  } catch (const std::system_error& error) {
    log::warning("old checkpoints in {} were not removed: {}", run_folder.string(), error.what());
  }
}

bool forget_checkpoints_after(const fs::path& run_folder, std::int64_t update, std::int64_t best_update) {
  const auto place_of = [&](std::int64_t number) { return run_folder / "checkpoints" / checkpoint_name(number); };
  try {
    // The links first: a death on the way leaves none of them without a checkpoint.
    if (fs::is_directory(place_of(update))) point(run_folder, "last", place_of(update));
    const bool best_stays = best_update <= update && fs::is_directory(place_of(best_update));
    if (best_stays) {
      point(run_folder, "best", place_of(best_update));
    } else {
      remove_path(run_folder / "best");
    }
    std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
    while (!checkpoints.empty() && update_of(checkpoints.back().filename().string()).value() > update) {
      remove_checkpoint(checkpoints.back());
      checkpoints.pop_back();
    }
    return best_stays;
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = run_folder.string(), .what = format("cannot go back: {}", error.what())});
  }
}

}  // namespace ferry
