#include "cli/config_command.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "config/config.h"

namespace ferry {
namespace {

struct ConfigArguments {
  std::string file;
  std::vector<std::string> overrides;
};

CLI::App* add_part(CLI::App* command, const std::shared_ptr<ConfigArguments>& arguments, const char* name,
                   const char* meaning) {
  CLI::App* part = command->add_subcommand(name, meaning);
  part->add_option("FILE", arguments->file, "configuration file (YAML)");
  part->add_option("--set", arguments->overrides, "section.key=value, over what the file says; may be repeated")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  return part;
}

}  // namespace

void add_config_command(CLI::App& app) {
  const auto arguments = std::make_shared<ConfigArguments>();
  CLI::App* command = app.add_subcommand("config", "what can be configured, and what a file configures");
  command->require_subcommand(1);
  CLI::App* explain = command->add_subcommand("explain", "all options with default, range and meaning");
  explain->callback([] { std::cout << explain_options(); });
  const char* shows = "the complete configuration that a file stands for; without FILE the defaults";
  add_part(command, arguments, "show", shows)->callback([arguments] {
    const bool defaults = arguments->file.empty();
    std::cout << to_yaml(defaults ? default_config(arguments->overrides)
                                  : load_config(arguments->file, arguments->overrides));
  });
  CLI::App* check = add_part(command, arguments, "check", "whether a file is sound, and the files it names are there");
  check->get_option("FILE")->required();
  check->callback([arguments] {
    load_config(arguments->file, arguments->overrides, NamedFilesMust::BeReadable);
    std::cout << arguments->file << ": sound\n";
  });
}

}  // namespace ferry
