#include "cli/tokenizer_command.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/available_memory.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/number.h"
#include "base/text.h"
#include "cli/number_checks.h"
#include "data/parallel_text.h"
#include "tokenizer/tokenizer_trainer.h"

namespace ferry {
namespace {

struct TokenizerArguments {
  std::vector<std::string> inputs;
  std::string output, model, kind = "unigram";
  int vocabulary = 8000;
  bool byte_fallback = false;
  double coverage = TokenizerConfig{}.character_coverage;
  std::vector<std::string> symbols;
  bool ids = false;
};

std::vector<std::string> kind_names() {
  constexpr auto names = names_of(TokenizerKind{});
  return {names.begin(), names.end()};
}

/// Of one of those names; CLI11 lets no other through.
TokenizerKind kind_named(const std::string& name) {
  const std::vector<std::string> names = kind_names();
  return static_cast<TokenizerKind>(std::find(names.begin(), names.end(), name) - names.begin());
}

void run_train(const TokenizerArguments& arguments) {
  // To be said before the work, not after it.
  FileReplacement output(arguments.output);
  TextLines text;
  MemoryWatch watch("the text to learn from");
  std::string line;
  for (const std::string& path : arguments.inputs) {
    LineReader reader(path);
    while (reader.next(line)) {
      watch.took(line.size() + sizeof(std::uint64_t));
      text.add(line);
    }
  }
  std::vector<std::string_view> lines;
  for (std::size_t i = 0; i < text.size(); ++i) lines.push_back(text[i]);
  TokenizerConfig config;
  config.kind = kind_named(arguments.kind);
  config.vocabulary = arguments.vocabulary;
  config.byte_fallback = arguments.byte_fallback;
  config.character_coverage = arguments.coverage;
  config.symbols = arguments.symbols;
  const TrainedTokenizer trained = train_tokenizer(lines, config);
  for (const std::string& remark : trained.remarks) log::warning("{}", remark);
  output.write(trained.tokenizer->model_bytes());
  output.complete();
  log::info("{}: {} pieces", arguments.output, trained.tokenizer->size());
}

void run_encode(const TokenizerArguments& arguments) {
  const auto tokenizer = load_tokenizer(arguments.model);
  LineReader reader("-");
  std::string line;
  while (reader.next(line)) {
    std::vector<std::string> parts;
    for (const std::int32_t id : tokenizer->encode(line)) {
      parts.push_back(arguments.ids ? std::to_string(id) : tokenizer->piece(id));
    }
    std::cout << join(parts, " ") << '\n';
  }
}

std::int32_t id_from(std::string_view word, const Tokenizer& tokenizer, bool as_number, std::int64_t line) {
  if (!as_number) {
    const std::int32_t id = tokenizer.id_of(word);
    if (id != unknown_id || word == tokenizer.piece(unknown_id)) return id;
    throw UserError(Problem{.where = "standard input",
                            .line = static_cast<int>(line),
                            .what = format("\"{}\" is no piece of this tokenizer", word),
                            .remedy = "pieces as `ferry tokenizer encode` writes them, or numbers with --ids"});
  }
  const auto id = number_of<std::int32_t>(word);
  if (!id || *id < 0 || *id >= tokenizer.size()) {
    throw UserError(Problem{.where = "standard input",
                            .line = static_cast<int>(line),
                            .what = format("\"{}\" is not the number of a piece", word),
                            .remedy = format("numbers are 0 to {}", tokenizer.size() - 1)});
  }
  return *id;
}

void run_decode(const TokenizerArguments& arguments) {
  const auto tokenizer = load_tokenizer(arguments.model);
  LineReader reader("-");
  std::string line;
  while (reader.next(line)) {
    std::vector<std::int32_t> ids;
    for (const std::string_view word : split(line, ' ')) {
      if (!word.empty()) ids.push_back(id_from(word, *tokenizer, arguments.ids, reader.line_number()));
    }
    std::cout << as_one_line(tokenizer->decode(ids)) << '\n';
  }
}

void add_train(CLI::App& command, const std::shared_ptr<TokenizerArguments>& arguments) {
  CLI::App* train = command.add_subcommand("train", "learns a tokenizer from text files");
  train->add_option("INPUT", arguments->inputs, "text files, .gz as they are")->required();
  train->add_option("--output", arguments->output, "the tokenizer's file")->required()->type_name("FILE");
  train->add_option("--kind", arguments->kind, "unigram, bpe or char")
      ->check(CLI::IsMember(kind_names()))
      ->capture_default_str();
  train->add_option("--vocabulary", arguments->vocabulary, "pieces, the four reserved ones included")
      ->check(whole_number_between(5, 1000000))
      ->capture_default_str();
  train->add_flag("--byte-fallback", arguments->byte_fallback, "unknown characters as bytes");
  train->add_option("--coverage", arguments->coverage, "share of the characters that get a piece of their own")
      ->check(number_between(0.5, 1.0))
      ->capture_default_str();
  train->add_option("--symbol", arguments->symbols, "a piece that is never split; may be repeated")
      ->allow_extra_args(false);
  train->callback([arguments] { run_train(*arguments); });
}

}  // namespace

void add_tokenizer_command(CLI::App& app) {
  const auto arguments = std::make_shared<TokenizerArguments>();
  CLI::App* command = app.add_subcommand("tokenizer", "the tokenizer alone");
  command->require_subcommand(1);
  add_train(*command, arguments);
  CLI::App* encode = command->add_subcommand("encode", "lines to pieces, standard input to standard output");
  CLI::App* decode = command->add_subcommand("decode", "pieces to lines, standard input to standard output");
  for (CLI::App* part : {encode, decode}) {
    part->add_option("TOKENIZER", arguments->model, "tokenizer file, as in a checkpoint")->required();
    part->add_flag("--ids", arguments->ids, "numbers instead of pieces");
  }
  encode->callback([arguments] { run_encode(*arguments); });
  decode->callback([arguments] { run_decode(*arguments); });
}

}  // namespace ferry
