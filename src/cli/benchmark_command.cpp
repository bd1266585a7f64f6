#include "cli/benchmark_command.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/files.h"
#include "base/threads.h"
#include "cli/benchmark_report.h"
#include "cli/load_model.h"
#include "cli/number_checks.h"
#include "decoding/translation_benchmark.h"
#include "training/benchmark.h"

namespace ferry {
namespace {

struct TrainBenchmarkArguments {
  std::string config;
  std::vector<std::string> overrides;
  BenchmarkOptions options;
  BenchmarkReport report;
};

struct TranslateBenchmarkArguments {
  std::string model;
  std::string input;
  std::optional<int> beam;
  std::optional<int> batch_tokens;
  int threads = 0;
  std::size_t most_lines = 1000;
  bool one_at_a_time = false;
  int repetitions = 3;
  kernels::FixedPrecision precision = kernels::FixedPrecision::Float32;
  BenchmarkReport report;
};

void add_report_options(CLI::App& command, BenchmarkReport& report) {
  command.add_flag("--json", report.json, "one JSON object");
  command.add_option("--compare", report.earlier, "an earlier result (from --json) to stand beside this one")
      ->type_name("FILE");
}

/// The file to translate: the one named, else the source of the test or validation part the model was made with.
std::string input_of(const TranslateBenchmarkArguments& arguments, const Config& config) {
  if (!arguments.input.empty()) return arguments.input;
  for (const ParallelFiles* part : {&config.data.test, &config.data.valid}) {
    if (!part->source.empty() && std::filesystem::exists(part->source.front())) return part->source.front().string();
  }
  throw UserError(Problem{.where = arguments.model,
                          .what = "the files this model was tested and validated with are not there",
                          .remedy = "name a text file after --input"});
}

std::vector<std::string> read_lines(const std::string& path, std::size_t most) {
  std::vector<std::string> lines;
  LineReader reader(path);
  for (std::string line; lines.size() < most && reader.next(line);) lines.push_back(line);
  return lines;
}

void benchmark_translate(const TranslateBenchmarkArguments& arguments) {
  set_thread_count(arguments.threads);
  const LoadedModel loaded = load_model(arguments.model, arguments.precision);
  TranslationOptions options = translation_options(loaded.config.decoding);
  options.search.beam = arguments.beam.value_or(options.search.beam);
  options.batch_tokens = arguments.batch_tokens.value_or(options.batch_tokens);
  const auto product_type = arguments.precision == kernels::FixedPrecision::Bfloat16 ? at::kBFloat16 : at::kFloat;
  const TranslationBenchmark benchmark{.lines = read_lines(input_of(arguments, loaded.config), arguments.most_lines),
                                       .repetitions = arguments.repetitions,
                                       .one_at_a_time = arguments.one_at_a_time,
                                       .product_type = product_type};
  std::cout << benchmark_report(benchmark_translation(loaded.model, loaded.tokenizers, options, benchmark),
                                arguments.report);
}

void add_train(CLI::App& command) {
  const auto arguments = std::make_shared<TrainBenchmarkArguments>();
  CLI::App* train = command.add_subcommand("train", "how fast a configuration trains here; nothing is written");
  train->add_option("CONFIG", arguments->config, "configuration file (YAML)")->required();
  train->add_option("--set", arguments->overrides, "section.key=value, over what the file says; may be repeated")
      ->allow_extra_args(false)
      ->type_name("KEY=VALUE");
  train->add_option("--updates", arguments->options.updates, "updates that are timed")
      ->check(whole_number_from(1))
      ->capture_default_str();
  train->add_option("--warmup", arguments->options.warmup_updates, "updates before those")
      ->check(whole_number_from(0))
      ->capture_default_str();
  train->add_option("--batches", arguments->options.batches, "writes the model's shape and the batches as JSON")
      ->type_name("FILE");
  add_report_options(*train, arguments->report);
  train->callback([arguments] {
    const Config config = load_config(arguments->config, arguments->overrides);
    with_places(config.places, [&] {
      std::cout << benchmark_report(benchmark_training(config, arguments->options), arguments->report);
    });
  });
}

void add_translate(CLI::App& command) {
  const auto arguments = std::make_shared<TranslateBenchmarkArguments>();
  CLI::App* translate = command.add_subcommand("translate", "how fast a model translates here");
  translate->add_option("MODEL", arguments->model, "run folder or checkpoint folder")->required();
  translate
      ->add_option("--input", arguments->input,
                   "text to translate; default: the source of the test or validation part the model was made with")
      ->type_name("FILE");
  translate->add_option("--lines", arguments->most_lines, "lines of it at most")
      ->check(whole_number_from(1))
      ->capture_default_str();
  translate->add_option("--beam", arguments->beam, "hypotheses kept while searching; 1: greedy")
      ->check(whole_number_between(1, 1000));
  translate->add_option("--batch-tokens", arguments->batch_tokens, "source positions of a batch")
      ->check(whole_number_from(1));
  translate->add_flag("--one-at-a-time", arguments->one_at_a_time, "each sentence alone, as on a terminal");
  add_precision_option(*translate, arguments->precision);
  add_threads_option(*translate, arguments->threads);
  translate->add_option("--repetitions", arguments->repetitions, "timed; of their times the median is told")
      ->check(whole_number_from(1))
      ->capture_default_str();
  add_report_options(*translate, arguments->report);
  translate->callback([arguments] { benchmark_translate(*arguments); });
}

}  // namespace

void add_benchmark_command(CLI::App& app) {
  CLI::App* command = app.add_subcommand("benchmark", "speed and memory");
  command->require_subcommand(1);
  add_train(*command);
  add_translate(*command);
}

}  // namespace ferry
