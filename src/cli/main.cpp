// The program: one subcommand a file. Failures are caught here, once: 2 for what the user must change, 1 for a fault of
// ours, 128 + n after signal n.
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <iostream>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <poll.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/memory.h"
#include "base/signals.h"
#include "base/tensor_memory.h"
#include "base/version.h"
#include "cli/align_command.h"
#include "cli/average_command.h"
#include "cli/benchmark_command.h"
#include "cli/check_data_command.h"
#include "cli/config_command.h"
#include "cli/evaluate_command.h"
#include "cli/inspect_command.h"
#include "cli/metrics_command.h"
#include "cli/score_command.h"
#include "cli/tokenizer_command.h"
#include "cli/train_command.h"
#include "cli/translate_command.h"
#include "kernels/instruction_set.h"

namespace {

constexpr int user_must_act = 2;
constexpr int our_fault = 1;
constexpr const char* out_of_memory =
    "the memory of this machine, container or shell (ulimit -v) does not suffice\n"
    "    smaller batches (training.batch_tokens, --batch-tokens), a smaller model, or more memory";

// Only flags stand before the command. Of a command that is none CLI11 would say no more than "A subcommand is
// required".
void refuse_unknown_command(const CLI::App& app, int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.starts_with('-')) continue;
    const auto named = app.get_subcommands([&word](const CLI::App* command) { return command->check_name(word); });
    if (!named.empty()) return;
    throw ferry::UserError(ferry::format("there is no command \"{}\"", word), "`ferry --help` lists the commands");
  }
}

// CLI11 misses what is required before it says that it does not know the option that was meant to be it.
std::string fault_of(const CLI::ParseError& error, const CLI::App& app) {
  const std::vector<std::string> unknown = app.remaining(true);
  const auto option = std::ranges::find_if(unknown, [](const std::string& word) { return word.starts_with("-"); });
  if (option == unknown.end()) return error.what();
  return ferry::format("there is no option \"{}\"", *option);
}

int run(int argc, char** argv) {
  CLI::App app("Ferry trains translation models from two text files and translates with them.", "ferry");
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string("ferry ") + std::string(ferry::version()));
  bool quiet = false;
  app.add_flag("--quiet", quiet, "only warnings on standard error");
  bool debug = false;
  app.add_flag("--debug", debug, "more on standard error");
  app.fallthrough();
  app.parse_complete_callback([&] {
    if (quiet) ferry::log::set_level(ferry::log::Level::Warning);
    if (debug) ferry::log::set_level(ferry::log::Level::Debug);
  });
  ferry::add_train_command(app);
  ferry::add_translate_command(app);
  ferry::add_evaluate_command(app);
  ferry::add_score_command(app);
  ferry::add_metrics_command(app);
  ferry::add_align_command(app);
  ferry::add_inspect_command(app);
  ferry::add_check_data_command(app);
  ferry::add_tokenizer_command(app);
  ferry::add_average_command(app);
  ferry::add_benchmark_command(app);
  ferry::add_config_command(app);
  refuse_unknown_command(app, argc, argv);
  ferry::kernels::instruction_set();  // refuses an environment that asks for another than there is
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error, std::cout, std::cerr);  // --help, --version
    throw ferry::UserError(fault_of(error, app), "with --help the command lists its options");
  }
  return 0;
}

// Results that nobody can read are no results. A reader of a pipe that has gone wants no more of them.
void finish_output() {
  errno = 0;
  std::cout.flush();
  std::fflush(stdout);
  if (std::cout.good()) {
    // Network file systems report a full disk or quota only when a descriptor is closed.
    const int copy = ::dup(STDOUT_FILENO);
    if (copy < 0 || ::close(copy) == 0) return;
  }
  pollfd output{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
  if (errno == EPIPE || (::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0)) return;
  // Where an earlier piece could not be written its reason is forgotten by now.
  const std::error_code reason(errno != 0 ? errno : EIO, std::generic_category());
  throw ferry::UserError(ferry::Problem{.where = "standard output",
                                        .what = "cannot write: " + reason.message(),
                                        .remedy = "room for the results; is the disk full?"});
}

}  // namespace

int main(int argc, char** argv) {
  ferry::use_tensor_memory();
  ferry::install_signal_handlers();
  try {
    const int code = run(argc, argv);
    finish_output();
    return code;
  } catch (const ferry::UserError& error) {
    ferry::log::write(ferry::log::Level::Error, error.what());
    return user_must_act;
  } catch (const ferry::StoppedBySignal& stopped) {
    return 128 + stopped.signal;
  } catch (const std::exception& error) {
    if (ferry::is_out_of_memory(error)) {
      ferry::log::write(ferry::log::Level::Error, out_of_memory);
      return user_must_act;
    }
    ferry::log::write(ferry::log::Level::Error,
                      std::string("a fault of Ferry's own, please report it: ") + error.what());
    return our_fault;
  }
}
