// The checkpoints of a run: which there are, and which one is meant.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/checkpoint_names.h"
#include "checkpoint/manifest.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

void pass_over(const UserError& fault) {
  log::warning("{}; passed over", fault.problems().front().what);
}

}  // namespace

bool is_sound(const fs::path& checkpoint, Parts parts) {
  try {
    verify_checkpoint(checkpoint, parts);
    return true;
  } catch (const UserError& error) {
    pass_over(error);
    return false;
  }
}

namespace {

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

// `damaged`: those known already, which need not be looked at, and named, again.
fs::path newest_model(const fs::path& run_folder, const std::set<fs::path>& damaged) {
  const std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  const auto newest = std::find_if(checkpoints.rbegin(), checkpoints.rend(), [&](const fs::path& checkpoint) {
    return !damaged.contains(checkpoint.lexically_normal()) && is_sound(checkpoint, Parts::Model);
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

}  // namespace

std::vector<fs::path> list_checkpoints(const fs::path& run_folder) {
  return checkpoints_in(run_folder / "checkpoints");
}

fs::path newest_sound_checkpoint(const fs::path& run_folder) {
  std::vector<fs::path> checkpoints = list_checkpoints(run_folder);
  for (; !checkpoints.empty(); checkpoints.pop_back()) {
    try {
      verify_checkpoint(checkpoints.back(), Parts::All);
      return checkpoints.back();
    } catch (const NewerCheckpoint&) {
      throw;
    } catch (const UserError& error) {
      pass_over(error);
    }
  }
  return {};
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
  if (fs::path newest = newest_model(path, damaged); !newest.empty()) return newest;
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

}  // namespace ferry
