#include "cli/average_command.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/format.h"
#include "base/log.h"
#include "base/signals.h"
#include "checkpoint/average.h"
#include "checkpoint/checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

struct AverageOptions {
  std::vector<std::string> checkpoints;
  std::string output;
};

/// Makes a folder such as the checkpoint is written in at first, and removes it.
void refuse_unwritable(const fs::path& output) {
  const fs::path place = output.has_filename() ? output : output.parent_path();  // without a slash at its end
  const fs::path aside = place.parent_path() / format(".{}.partial-{}", place.filename().string(), ::getpid());
  const SavingOnSignal saving;
  try {
    const std::vector<fs::path> made = make_folders(aside);
    std::error_code none;
    for (auto folder = made.rbegin(); folder != made.rend(); ++folder) fs::remove(*folder, none);
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = output.string(), .what = error.what(), .remedy = remedy_for(error.code())});
  }
  stop_if_asked();
}

void average(const AverageOptions& options) {
  // Asked first: a mean of large models takes a while, and nobody's folder is overwritten.
  const fs::path output = options.output;
  std::error_code none;
  if (fs::exists(fs::symlink_status(output, none)) && !(fs::is_directory(output, none) && fs::is_empty(output, none))) {
    throw UserError(Problem{.where = options.output,
                            .what = fs::is_directory(output, none) ? "the output folder exists and is not empty"
                                                                   : "exists and is not a folder",
                            .remedy = "name a new folder after --output, or remove this one"});
  }
  refuse_unwritable(output);
  const Checkpoint mean = average_checkpoints({options.checkpoints.begin(), options.checkpoints.end()});
  const SavingOnSignal saving;  // the rest is short: better whole than half of it left behind
  save_checkpoint_as(output, mean);
  log::info("the mean of {} checkpoints is in {}", options.checkpoints.size(), options.output);
  stop_if_asked();
}

}  // namespace

void add_average_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("average", "mean of the weights of several checkpoints of one model");
  const auto options = std::make_shared<AverageOptions>();
  command->add_option("checkpoints", options->checkpoints, "checkpoint or run folders")
      ->required()
      ->type_name("CHECKPOINT");
  command->add_option("--output", options->output, "the new checkpoint folder")->required()->type_name("DIR");
  command->callback([options] { average(*options); });
}

}  // namespace ferry
