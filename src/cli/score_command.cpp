#include "cli/score_command.h"

#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "base/format.h"
#include "base/json.h"
#include "base/threads.h"
#include "cli/load_model.h"
#include "cli/pair_files.h"
#include "evaluation/pair_scores.h"

namespace ferry {
namespace {

struct ScoreArguments {
  PairFiles files;
  bool json = false;
};

void run_score(const ScoreArguments& arguments) {
  set_thread_count(arguments.files.threads);
  LoadedModel loaded = load_model(arguments.files.model);
  const EncodedCorpus corpus = encode_all_pairs(arguments.files, loaded.tokenizers);
  std::string text;
  for (const PairScore& score : score_pairs(*loaded.model, corpus, loaded.config.decoding.batch_tokens)) {
    text += arguments.json ? Json{{"log_probability", score.log_probability}, {"tokens", score.tokens}}.dump() + "\n"
                           : format("{:.6f}\t{}\n", score.log_probability, score.tokens);
  }
  std::cout << text;
}

}  // namespace

void add_score_command(CLI::App& app) {
  const auto arguments = std::make_shared<ScoreArguments>();
  CLI::App* command =
      app.add_subcommand("score", "log-probability (nats) and number of pieces, </s> included, of each given pair");
  add_pair_options(*command, arguments->files);
  command->add_flag("--json", arguments->json, "one JSON object a line");
  command->callback([arguments] { run_score(*arguments); });
}

}  // namespace ferry
