#include "checkpoint/interrupted_save.h"

#include <cerrno>
#include <optional>
#include <string>
#include <string_view>

#include <signal.h>
#include <unistd.h>

#include "base/file_operations.h"
#include "base/files.h"
#include "base/log.h"
#include "base/number.h"
#include "checkpoint/checkpoint_names.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

/// The name of a folder while a process writes it, replaces it or removes it: ".update-00001200.partial-4711".
struct AsideName {
  std::string whose;    ///< of a checkpoint or a mean
  std::string purpose;  ///< "partial", "replaced" or "removed"
  int process = 0;
};

std::optional<AsideName> aside_name_of(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  const std::size_t dash = name.rfind('-');
  if (!name.starts_with(".") || dot == 0 || dash == std::string_view::npos || dash < dot) return {};
  const std::string_view whose = name.substr(1, dot - 1);
  const std::string_view purpose = name.substr(dot + 1, dash - dot - 1);
  const auto process = number_of<int>(name.substr(dash + 1));
  if (!update_of(whose) && !average_update_of(whose)) return {};
  if (!process || *process <= 0 || (purpose != "partial" && purpose != "replaced" && purpose != "removed")) return {};
  return AsideName{.whose = std::string(whose), .purpose = std::string(purpose), .process = *process};
}

// Replaced by nothing yet.
bool is_the_only_one(const fs::path& folder, const AsideName& name) {
  std::error_code failure;
  return name.purpose == "replaced" && fs::is_directory(folder, failure) &&
         !fs::exists(fs::symlink_status(folder.parent_path() / name.whose, failure));
}

// Our own number is over, too: nothing of this process is under way when it asks.
bool is_over(int process) {
  return process == ::getpid() || (::kill(process, 0) != 0 && errno == ESRCH);
}

}  // namespace

void recover_replaced(const fs::path& run_folder) {
  std::vector<fs::path> lost;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", failure)) {
    const auto name = aside_name_of(entry.path().filename().string());
    if (name && is_the_only_one(entry.path(), *name)) lost.push_back(entry.path());
  }
  for (const fs::path& folder : lost) {
    const AsideName name = aside_name_of(folder.filename().string()).value();
    if (!is_the_only_one(folder, name)) continue;  // another one has just taken the place
    const fs::path place = folder.parent_path() / name.whose;
    put_into_place(folder, place);
    log::warning("{} was being replaced when the program died; it is taken up again as it was", place.string());
  }
}

std::vector<fs::path> list_leftovers(const fs::path& run_folder) {
  std::vector<fs::path> leftovers;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", failure)) {
    const auto name = aside_name_of(entry.path().filename().string());
    if (name && is_over(name->process) && !is_the_only_one(entry.path(), *name)) leftovers.push_back(entry.path());
  }
  for (const auto& entry : fs::directory_iterator(run_folder, failure)) {
    const auto process = replacing_process(entry.path().filename().string());
    if (process && is_over(*process)) leftovers.push_back(entry.path());
  }
  return leftovers;
}

}  // namespace ferry
