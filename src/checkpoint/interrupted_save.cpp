#include "checkpoint/interrupted_save.h"

#include <cerrno>

#include <signal.h>
#include <unistd.h>

#include "base/file_operations.h"
#include "base/log.h"
#include "base/number.h"
#include "checkpoint/checkpoint_names.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

// Replaced by nothing yet.
bool is_the_only_one(const fs::path& folder, const AsideName& name) {
  std::error_code failure;
  return name.purpose == "replaced" && fs::is_directory(folder, failure) &&
         !fs::exists(fs::symlink_status(folder.parent_path() / name.whose, failure));
}

}  // namespace

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

bool is_over(int process) {
  return process == ::getpid() || (::kill(process, 0) != 0 && errno == ESRCH);
}

bool is_leftover(const fs::path& folder) {
  const auto name = aside_name_of(folder.filename().string());
  return name && is_over(name->process) && !is_the_only_one(folder, *name);
}

std::vector<fs::path> recover_replaced(const fs::path& run_folder) {
  std::vector<fs::path> lost;
  std::error_code failure;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints", failure)) {
    const auto name = aside_name_of(entry.path().filename().string());
    if (name && is_the_only_one(entry.path(), *name)) lost.push_back(entry.path());
  }
  std::erase_if(lost, [](const fs::path& folder) {
    const AsideName name = aside_name_of(folder.filename().string()).value();
    if (!is_over(name.process)) return false;
    const fs::path place = folder.parent_path() / name.whose;
    rename_path(folder, place);
    flush_folder(place.parent_path());
    log::warning("{} was being replaced when the program died; it is taken up again as it was", place.string());
    return true;
  });
  return lost;
}

}  // namespace ferry
