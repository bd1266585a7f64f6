#include "cli/check_data_command.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "base/threads.h"
#include "cli/number_checks.h"
#include "config/config.h"
#include "data/corpus_repair.h"
#include "data/corpus_report.h"

namespace ferry {
namespace {

struct CheckDataArguments {
  std::string config;
  DataConfig data;
  std::optional<int> max_tokens;
  std::string fix;  ///< the folder of the cleaned copy; empty: none is made
  std::vector<std::string> keep, change, remove;
  int threads = 0;
  bool json = false;
};

struct ReadTexts {
  ParallelText train;
  ParallelText valid;
  ParallelText test;
};

/// The data section that the arguments stand for.
DataConfig data_section(const CheckDataArguments& arguments) {
  const DataConfig& stated = arguments.data;
  if (!arguments.config.empty()) {
    if (!stated.train.empty() || !stated.valid.empty() || !stated.test.empty()) {
      throw UserError(Problem{.where = arguments.config,
                              .what = "a configuration and files are given",
                              .remedy = "give either CONFIG, or --source and --target and so on"});
    }
    return load_config(arguments.config).data;
  }
  if (stated.train.empty()) {
    throw UserError("there is nothing to check", "ferry check-data --source FILE --target FILE, or a CONFIG");
  }
  return stated;
}

/// Of an option's lists of names. Throws UserError where one of them is in `impossible`.
FindingSet findings_of_option(const std::vector<std::string>& lists, const char* option, FindingSet impossible,
                              const char* why) {
  FindingSet all;
  for (const std::string& list : lists) all = all | findings_named(list, option);
  const FindingSet wrong = all & (impossible | findings_of_scored_texts);
  if (wrong.empty()) return all;
  const bool of_scored = !(wrong & findings_of_scored_texts).empty();
  throw UserError(Problem{.where = option,
                          .what = format("not possible for: {}", names_of(wrong)),
                          .remedy = of_scored ? "validation and test texts are left as they are" : why});
}

RepairPlan repair_plan(const CheckDataArguments& arguments) {
  const FindingSet keep = findings_of_option(arguments.keep, "--keep", never_kept,
                                             "blank and too long pairs cannot be used, NUL bytes are read as blanks");
  const FindingSet change =
      findings_of_option(arguments.change, "--change", every_finding().without(repairable_findings),
                         "there is no repair for it; it can be kept or removed");
  const FindingSet remove = findings_of_option(arguments.remove, "--remove", {}, "");
  RepairPlan plan = default_plan();
  plan.change = plan.change.without(keep | remove) | change;
  plan.remove = plan.remove.without(keep | change) | remove;
  if ((keep & change).empty() && (keep & remove).empty() && (change & remove).empty()) return plan;
  throw UserError(format("more than one of --keep, --change and --remove names: {}",
                         names_of((keep & change) | (keep & remove) | (change & remove))),
                  "name each finding once");
}

void refuse_plan_without_fix(const CheckDataArguments& arguments) {
  if (!arguments.fix.empty()) return refuse_used_folder(arguments.fix);
  if (arguments.keep.empty() && arguments.change.empty() && arguments.remove.empty()) return;
  throw UserError("--keep, --change and --remove say how to repair, but nothing is to be repaired",
                  "--fix FOLDER makes a cleaned copy");
}

/// Reads all parts, so that what is wrong with the files of one does not hide what is wrong with another.
ReadTexts read_texts(const DataConfig& data) {
  ReadTexts texts;
  std::vector<Problem> problems;
  const auto read = [&](ParallelText& text, const ParallelFiles& files, const char* name, bool keep_blank) {
    if (files.empty()) return;
    try {
      text = read_parallel_text(files, name, keep_blank);
    } catch (const UserError& error) {
      problems.insert(problems.end(), error.problems().begin(), error.problems().end());
    }
  };
  constexpr bool every_line_counts = true;
  read(texts.train, data.train, "training", !every_line_counts);
  read(texts.valid, data.valid, "validation", every_line_counts);
  read(texts.test, data.test, "test", every_line_counts);
  if (!problems.empty()) throw UserError(std::move(problems));
  return texts;
}

/// A part of the corpus in the report.
struct Part {
  const ParallelText& text;
  const PartFindings& findings;
  Purpose purpose;
};

void print(const std::vector<Part>& parts, const std::optional<RepairCounts>& repaired, const std::string& folder) {
  for (const Part& part : parts) std::cout << report(part.text, part.findings, part.purpose);
  if (!repaired) return;
  std::cout << format(
      "{}: {} pairs written, {} of them changed; {} removed (source.txt, target.txt; changes.tsv says "
      "which and why)\n",
      folder, repaired->written, repaired->changed, repaired->removed);
}

void print_json(const std::vector<Part>& parts, const std::optional<RepairCounts>& repaired,
                const std::string& folder) {
  Json json;
  for (const Part& part : parts) json[part.text.name] = to_json(part.text, part.findings);
  if (repaired) {
    json["fixed"] = {{"folder", folder},
                     {"pairs", repaired->written},
                     {"changed", repaired->changed},
                     {"removed", repaired->removed}};
  }
  // A path may hold bytes that are not UTF-8.
  std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void run_check_data(const CheckDataArguments& arguments) {
  set_thread_count(arguments.threads);
  const DataConfig data = data_section(arguments);
  const RepairPlan plan = repair_plan(arguments);
  refuse_plan_without_fix(arguments);
  const int max_tokens = arguments.max_tokens.value_or(data.max_tokens);
  const ReadTexts read = read_texts(data);
  const CorpusTexts texts{read.train, read.valid, read.test};
  const CorpusFindings findings = check_corpus(texts, max_tokens);
  std::optional<RepairCounts> repaired;
  if (!arguments.fix.empty()) repaired = write_repaired(texts, findings, max_tokens, plan, arguments.fix);

  std::vector<Part> parts{{read.train, findings.train, Purpose::Training}};
  if (!data.valid.empty()) parts.push_back({read.valid, findings.valid, Purpose::Scoring});
  if (!data.test.empty()) parts.push_back({read.test, findings.test, Purpose::Scoring});
  arguments.json ? print_json(parts, repaired, arguments.fix) : print(parts, repaired, arguments.fix);
}

void add_files(CLI::App& command, ParallelFiles& files, const std::string& prefix, const std::string& meaning) {
  command.add_option("--" + prefix + "source", files.source, meaning + ", source language; .gz is read as it is")
      ->type_name("FILE...");
  command
      .add_option("--" + prefix + "target", files.target,
                  "its translation, line by line; the same .tsv file on both sides: its two columns")
      ->type_name("FILE...");
}

void add_repair_options(CLI::App& command, CheckDataArguments& arguments) {
  command
      .add_option("--fix", arguments.fix,
                  "makes this folder with a cleaned copy of the training text: source.txt, target.txt and changes.tsv, "
                  "the list of what was removed and changed")
      ->type_name("FOLDER");
  command.add_option("--keep", arguments.keep, "for --fix: findings to leave as they are, repeats,tags for instance")
      ->type_name("NAMES");
  command.add_option("--change", arguments.change, "for --fix: findings to change as well, entities for instance")
      ->type_name("NAMES");
  command.add_option("--remove", arguments.remove, "for --fix: findings to remove as well, identical for instance")
      ->type_name("NAMES");
}

}  // namespace

void add_check_data_command(CLI::App& app) {
  const auto arguments = std::make_shared<CheckDataArguments>();
  CLI::App* command =
      app.add_subcommand("check-data", "what is wrong with a corpus, counted, with first line numbers; a cleaned copy");
  command->add_option("CONFIG", arguments->config, "configuration file (YAML) whose data are checked");
  add_files(*command, arguments->data.train, "", "training text");
  add_files(*command, arguments->data.valid, "valid-", "validation text");
  add_files(*command, arguments->data.test, "test-", "test text");
  command
      ->add_option("--max-tokens", arguments->max_tokens,
                   "data.max_tokens: pairs with more than 16 characters for each of these pieces count as too long")
      ->check(whole_number_between(1, 100000));
  add_repair_options(*command, *arguments);
  add_threads_option(*command, arguments->threads);
  command->add_flag("--json", arguments->json, "one JSON object");
  command->callback([arguments] { run_check_data(*arguments); });
}

}  // namespace ferry
