#include "cli/train_command.h"

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "training/train_run.h"

namespace ferry {
namespace {

struct TrainArguments {
  std::string config;
  std::vector<std::string> overrides;
  bool dry_run = false;
  TrainingOptions options;
};

}  // namespace

void add_train_command(CLI::App& app) {
  const auto arguments = std::make_shared<TrainArguments>();
  CLI::App* command = app.add_subcommand("train", "trains a model; the same command again goes on where it stopped");
  command->add_option("CONFIG", arguments->config, "configuration file (YAML)")->required();
  command->add_option("--set", arguments->overrides, "section.key=value, over what the file says; may be repeated")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  command->add_flag("--dry-run", arguments->dry_run, "read and check everything, write nothing");
  command->add_flag("--accept-changed-data", arguments->options.accept_changed_data,
                    "go on though the training text is other than before; its interrupted epoch begins anew");
  command->callback([arguments] {
    const Config config = load_config(arguments->config, arguments->overrides, NamedFilesMust::BeReadable);
    with_places(config.places, [&] {
      arguments->dry_run ? check_run(config, arguments->options) : train_run(config, arguments->options);
    });
  });
}

}  // namespace ferry
