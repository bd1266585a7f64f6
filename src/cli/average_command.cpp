#include "cli/average_command.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/log.h"
#include "checkpoint/average.h"
#include "checkpoint/checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

struct AverageOptions {
  std::vector<std::string> checkpoints;
  std::string output;
};

void average(const AverageOptions& options) {
  // Asked first: a mean of large models takes a while, and nobody's folder is overwritten.
  const fs::path output = options.output;
  if (fs::exists(output) && !(fs::is_directory(output) && fs::is_empty(output))) {
    throw UserError(Problem{.where = options.output,
                            .what = "the output folder exists and is not empty",
                            .remedy = "name a new folder after --output, or remove this one"});
  }
  save_checkpoint_as(output, average_checkpoints({options.checkpoints.begin(), options.checkpoints.end()}));
  log::info("the mean of {} checkpoints is in {}", options.checkpoints.size(), options.output);
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
