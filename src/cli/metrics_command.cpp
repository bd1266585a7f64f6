#include "cli/metrics_command.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "base/json.h"
#include "base/text.h"
#include "evaluation/text_metric.h"

namespace ferry {
namespace {

/// The command line, as text; read into MetricsRequest.
struct MetricsArguments {
  std::vector<std::string> references;
  std::vector<std::string> hypotheses;
  std::string metrics = "bleu,chrf";
  std::string tokenize = "13a";
  std::string smooth = "exp";
  bool lowercase = false;
  bool confidence = false;
  std::string paired;  ///< empty: bootstrap where there are two or more systems
  std::uint64_t seed = Resampling{}.seed;
  bool json = false;
};

struct MetricsRequest {
  std::vector<TextMetric> metrics;
  MetricOptions options;
  bool intervals = false;
  bool paired = false;
};

/// One metric of one system.
struct Row {
  TextMetric metric;
  Measurement measurement;
  std::optional<Interval> interval;
  std::optional<double> p_value;  ///< against the first system
};

struct System {
  std::string name;
  std::vector<Row> rows;
};

Smoothing smoothing(const std::string& name) {
  for (const Smoothing known : {Smoothing::Exp, Smoothing::Floor, Smoothing::AddK, Smoothing::None}) {
    if (name == name_of(known)) return known;
  }
  throw UserError(Problem{.where = "--smooth",
                          .what = format("there is no smoothing \"{}\"", name),
                          .remedy = "one of exp, floor, add-k, none"});
}

ResamplingMethod resampling_method(const std::string& name) {
  for (const ResamplingMethod known : {ResamplingMethod::Bootstrap, ResamplingMethod::ApproximateRandomization}) {
    if (name == name_of(known)) return known;
  }
  throw UserError(Problem{.where = "--paired",
                          .what = format("there is no test \"{}\"", name),
                          .remedy = "one of bootstrap, approximate-randomization"});
}

MetricsRequest read_arguments(const MetricsArguments& arguments) {
  MetricsRequest request;
  for (const std::string_view name : split(arguments.metrics, ',')) request.metrics.push_back(text_metric(name));
  request.options.tokenizer = metric_tokenizer(arguments.tokenize);
  request.options.smoothing = smoothing(arguments.smooth);
  request.options.lowercase = arguments.lowercase;

  request.paired = arguments.hypotheses.size() > 1;
  if (!request.paired && !arguments.paired.empty()) {
    throw UserError(Problem{.where = "--paired",
                            .what = "a paired test needs two systems, there is one hypothesis file",
                            .remedy = "name the baseline's file first, then those of the systems to compare with it"});
  }
  const ResamplingMethod method =
      arguments.paired.empty() ? ResamplingMethod::Bootstrap : resampling_method(arguments.paired);
  request.intervals = arguments.confidence || (request.paired && method == ResamplingMethod::Bootstrap);
  if (request.paired || request.intervals) {
    request.options.resampling = Resampling{
        .method = method, .samples = method == ResamplingMethod::Bootstrap ? 1000 : 10000, .seed = arguments.seed};
  }
  return request;
}

System measure_system(const Segments& hypotheses, const std::vector<Segments>& references,
                      const MetricsRequest& request, const System* baseline) {
  System system{.name = hypotheses.name, .rows = {}};
  for (const TextMetric metric : request.metrics) {
    Row row{.metric = metric,
            .measurement = measure(metric, hypotheses, references, request.options),
            .interval = {},
            .p_value = {}};
    const SegmentSums& sums = row.measurement.sums;
    if (request.intervals) {
      // Intervals always come from the bootstrap, also beside approximate randomization.
      row.interval = bootstrap_interval(sums, Resampling{.seed = request.options.resampling->seed});
    }
    if (baseline != nullptr) {
      const SegmentSums& baseline_sums = baseline->rows[system.rows.size()].measurement.sums;
      row.p_value = paired_p_value(baseline_sums, sums, *request.options.resampling);
    }
    system.rows.push_back(std::move(row));
  }
  return system;
}

Json to_json(const System& system) {
  Json json{{"system", system.name}};
  for (const Row& row : system.rows) {
    const Score& score = row.measurement.score;
    Json entry{{"score", score.score}, {"signature", score.signature}};
    if (!score.details.empty()) entry["details"] = score.details;
    if (row.interval) {
      entry["confidence"] = {
          {"level", 0.95}, {"mean", row.interval->mean}, {"low", row.interval->low}, {"high", row.interval->high}};
    }
    if (row.p_value) entry["p_value"] = *row.p_value;
    json[std::string(name_of(row.metric))] = entry;
  }
  return json;
}

std::string to_line(const Row& row) {
  const Score& score = row.measurement.score;
  std::string line = format("{}|{} = {:.2f}", score.name, score.signature, score.score);
  if (row.interval) line += format(" (μ = {:.2f} ± {:.2f})", row.interval->mean, row.interval->half_width());
  if (!score.details.empty()) line += " " + score.details;
  if (row.p_value) line += format(" (p = {:.4f}{})", *row.p_value, *row.p_value < 0.05 ? ", significant" : "");
  return line;
}

void print(const std::vector<System>& systems, bool as_json) {
  if (as_json) {
    Json json = Json::array();
    for (const System& system : systems) json.push_back(to_json(system));
    // A path may hold bytes that are no UTF-8; they must not end the command after the work is done.
    std::cout << (systems.size() == 1 ? json.front() : json).dump(2, ' ', false, Json::error_handler_t::replace)
              << '\n';
    return;
  }
  for (const System& system : systems) {
    if (systems.size() > 1) std::cout << system.name << (&system == &systems.front() ? " (baseline)" : "") << '\n';
    for (const Row& row : system.rows) std::cout << to_line(row) << '\n';
  }
}

void run_metrics(const MetricsArguments& arguments) {
  const MetricsRequest request = read_arguments(arguments);
  std::vector<Segments> references;
  if (std::ranges::count(arguments.references, "-") + std::ranges::count(arguments.hypotheses, "-") > 1) {
    throw UserError("standard input (-) can be read once", "a file for each of the others");
  }
  for (const std::string& path : arguments.references) references.push_back(read_segments(path));
  std::vector<Segments> hypotheses;
  for (const std::string& path : arguments.hypotheses) {
    hypotheses.push_back(read_segments(path));
    check_same_number(hypotheses.back(), references);  // all files before the first slow test
  }
  std::vector<System> systems;
  systems.reserve(hypotheses.size());
  for (const Segments& lines : hypotheses) {
    systems.push_back(measure_system(lines, references, request, systems.empty() ? nullptr : &systems.front()));
  }
  print(systems, arguments.json);
}

}  // namespace

void add_metrics_command(CLI::App& app) {
  const auto arguments = std::make_shared<MetricsArguments>();
  CLI::App* command = app.add_subcommand("metrics", "BLEU, chrF and TER of text files, as sacreBLEU gives them");
  command->add_option("--reference", arguments->references, "reference file; may be given several times")
      ->required()
      ->allow_extra_args(false)
      ->type_name("FILE");
  command
      ->add_option("HYPOTHESIS", arguments->hypotheses,
                   "translations, a line each; the first of several files is the baseline, - is standard input")
      ->required();
  command->add_option("--metrics", arguments->metrics, "any of bleu,chrf,chrf++,ter")->capture_default_str();
  command->add_option("--tokenize", arguments->tokenize, "words of BLEU: 13a, intl, char, zh, none")
      ->capture_default_str();
  command->add_option("--smooth", arguments->smooth, "smoothing of BLEU: exp, floor, add-k, none")
      ->capture_default_str();
  command->add_flag("--lowercase", arguments->lowercase, "ignore case in BLEU and chrF (TER always does)");
  command->add_flag("--confidence", arguments->confidence, "95 % intervals from 1,000 bootstrap samples");
  command->add_option("--paired", arguments->paired,
                      "test of each further system against the first: bootstrap (the default) or "
                      "approximate-randomization");
  command->add_option("--seed", arguments->seed, "of the resampling")->capture_default_str();
  command->add_flag("--json", arguments->json, "one JSON object, an array of them for several systems");
  command->callback([arguments] { run_metrics(*arguments); });
}

}  // namespace ferry
