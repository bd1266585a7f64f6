#include "cli/translate_command.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/threads.h"
#include "cli/input_lines.h"
#include "cli/result_output.h"
#include "cli/translate_arguments.h"

namespace ferry {
namespace {

// Lines translated together from a long file: enough to sort by length, few enough for memory and patience.
constexpr std::size_t lines_at_once = 4096;
constexpr std::size_t bytes_at_once = std::size_t{8} << 20;

/// Reads the next lines, and their prefixes; false at the end of the input.
bool next_passage(InputLines& input, std::optional<InputLines>& prefixes, std::size_t most, Passage& passage) {
  passage.first_line += static_cast<std::int64_t>(passage.lines.size());
  passage.lines.clear();
  passage.prefixes.clear();
  std::string line;
  std::size_t bytes = 0;
  bool full = false;
  while (!full && input.next(line)) {
    passage.lines.push_back(line);
    bytes += line.size();
    full = passage.lines.size() == most || bytes >= bytes_at_once;
    if (!prefixes) continue;
    if (!prefixes->next(line)) {
      throw UserError(Problem{.where = "--prefix",
                              .what = format("the file has {} lines, fewer than the input",
                                             passage.first_line + static_cast<std::int64_t>(passage.prefixes.size()))});
    }
    passage.prefixes.push_back(line);
  }
  if (!full && prefixes && prefixes->next(line)) {
    throw UserError(Problem{.where = "--prefix", .what = "the file has more lines than the input"});
  }
  return !passage.lines.empty();
}

void prompt() {
  if (log::on_terminal()) std::fputs("> ", stderr);
}

void report(const TranslationCounts& counts, double seconds) {
  if (counts.hit_limit > 0) {
    log::warning("{} of {} lines hit the length limit (--max-length-ratio)", counts.hit_limit, counts.lines);
  }
  if (counts.unknown_prefixes > 0) {
    log::warning("--prefix: {} of the prefixes have characters that the target vocabulary has not; they show as \u2047",
                 counts.unknown_prefixes);
  }
  log::info("{} line{}, {} pieces in {:.1f} s, {:.0f} pieces a second", counts.lines, counts.lines == 1 ? "" : "s",
            counts.pieces, seconds, static_cast<double>(counts.pieces) / std::max(seconds, 1e-9));
}

void run_translate(const TranslateArguments& arguments) {
  set_thread_count(arguments.threads);
  const LoadedModel loaded = load_model(arguments.model, arguments.precision);
  Translator translator = make_translator(arguments, loaded);
  const bool terminal = InputLines::on_terminal(arguments.input);
  InputLines input(arguments.input, terminal || arguments.line_by_line ? Reading::AsTyped : Reading::Blocks);
  std::optional<InputLines> prefixes;
  if (!arguments.prefix.empty()) prefixes.emplace(arguments.prefix, Reading::Blocks);
  ResultOutput output(arguments.output);

  const auto start = std::chrono::steady_clock::now();
  Passage passage;
  if (terminal) prompt();
  while (next_passage(input, prefixes, input.as_typed() ? 1 : lines_at_once, passage)) {
    const std::vector<Translation> translations = translator.translate(passage);
    std::string text;
    for (std::size_t i = 0; i < translations.size(); ++i) {
      text += formatted(translations[i], passage.first_line + static_cast<std::int64_t>(i), passage.lines[i],
                        arguments.format, *loaded.tokenizers.target);
    }
    if (!output.write(text)) return;
    if (terminal) prompt();
  }
  output.complete();
  input.say_remarks();
  if (terminal) return;
  report(translator.counts(), std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
}

}  // namespace

void add_translate_command(CLI::App& app) {
  const auto arguments = std::make_shared<TranslateArguments>();
  CLI::App* command = app.add_subcommand("translate", "translates text, a line out for each line in");
  add_translate_arguments(*command, *arguments);
  command->callback([arguments] {
    arguments->format.n_best = arguments->n_best > 0;
    run_translate(*arguments);
  });
}

}  // namespace ferry
