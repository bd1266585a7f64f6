#include "cli/benchmark_command.h"

#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/format.h"
#include "training/benchmark.h"

namespace ferry {
namespace {

struct BenchmarkArguments {
  std::string config;
  std::vector<std::string> overrides;
  BenchmarkOptions options;
  bool json = false;
};

void print(const Json& result, bool as_json) {
  if (as_json) {
    std::cout << result.dump(2) << '\n';
    return;
  }
  for (const auto& [name, value] : result.items()) {
    if (value.is_object()) {
      for (const auto& [part, seconds] : value.items()) {
        std::cout << format("  {:<26} {:.4f} s\n", part, seconds.get<double>());
      }
    } else {
      std::cout << format("{:<28} {:.6g}\n", name, value.get<double>());
    }
  }
}

}  // namespace

void add_benchmark_command(CLI::App& app) {
  const auto arguments = std::make_shared<BenchmarkArguments>();
  CLI::App* command = app.add_subcommand("benchmark", "speed and memory");
  command->require_subcommand(1);
  CLI::App* train = command->add_subcommand("train", "how fast a configuration trains here; nothing is written");
  train->add_option("CONFIG", arguments->config, "configuration file (YAML)")->required();
  train->add_option("--set", arguments->overrides, "section.key=value, over what the file says; may be repeated")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  train->add_option("--updates", arguments->options.updates, "updates that are timed")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  train->add_option("--warmup", arguments->options.warmup_updates, "updates before those")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  train->add_option("--batches", arguments->options.batches, "writes the model's shape and the batches as JSON")
      ->type_name("FILE");
  train->add_flag("--json", arguments->json, "one JSON object");
  train->callback([arguments] {
    const Config config = load_config(arguments->config, arguments->overrides);
    print(benchmark_training(config, arguments->options), arguments->json);
  });
}

}  // namespace ferry
