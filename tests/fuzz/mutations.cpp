// The driver of builds without libFuzzer: runs a target over seeds and over mutations of them.
//   TARGET SEEDS [--mutations N] [--first NUMBER] [--seconds LIMIT] [--megabytes LIMIT] [--faults FOLDER]
// SEEDS is a folder or a file. The input of a number is always the same. The first fault ends the program with code 1:
// an exception other than UserError, a crash, an input that takes longer than --seconds (20), or more memory than
// --megabytes (1024; not in builds with sanitizers, which take address space as they like). It is written into
// --faults (the working directory).
#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "fuzz/fuzz_target.h"
#include "fuzz/mutator.h"

#ifdef FERRY_SANITIZED
extern "C" void __sanitizer_set_death_callback(void (*callback)());
#endif

namespace ferry {
namespace {

namespace fs = std::filesystem;

struct Arguments {
  fs::path seeds;
  std::uint64_t mutations = 1000;
  std::uint64_t first = 0;
  unsigned seconds = 20;
  std::uint64_t megabytes = 1024;
  fs::path faults = ".";
};

// The input in work, for handlers of signals, which may neither take memory nor ask the objects of C++.
std::string current_input;
std::string current_name;
std::string current_file;

void tell(std::string_view text) {
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text.data(), text.size());
}

void report_fault(std::string_view what) {
  const int file = ::open(current_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  [[maybe_unused]] const auto written = ::write(file, current_input.data(), current_input.size());
  ::close(file);
  for (const std::string_view part :
       std::array<std::string_view, 7>{"fault: ", current_name, ": ", what, "\nits input is in ", current_file, "\n"}) {
    tell(part);
  }
}

[[noreturn]] void end_on_signal(int signal) {
  report_fault(signal == SIGALRM ? "it takes longer than it may" : "it crashes");
  ::_exit(1);
}

void catch_signals() {
  // On a stack of their own: a stack that is full is one of the faults.
  static std::array<char, 1 << 16> stack;
  stack_t other{};
  other.ss_sp = stack.data();
  other.ss_size = stack.size();
  ::sigaltstack(&other, nullptr);
  struct sigaction action {};
  action.sa_handler = end_on_signal;
  action.sa_flags = SA_ONSTACK;
  std::vector<int> signals{SIGALRM};
#ifdef FERRY_SANITIZED
  // Sanitizers say more about crashes themselves, and first.
  __sanitizer_set_death_callback([] { report_fault("a sanitizer complains"); });
#else
  signals.insert(signals.end(), {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT});
#endif
  for (const int signal : signals) ::sigaction(signal, &action, nullptr);
}

/// So much more address space than the libraries have taken by now.
void limit_memory([[maybe_unused]] std::uint64_t megabytes) {
#ifndef FERRY_SANITIZED
  std::uint64_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const std::uint64_t limit = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) + (megabytes << 20U);
  const rlimit both{limit, limit};
  ::setrlimit(RLIMIT_AS, &both);
#endif
}

void run(const Arguments& arguments, std::string input, std::string name) {
  current_input = std::move(input);
  current_file = (arguments.faults / ("fault_" + name)).string();
  current_name = std::move(name);
  ::alarm(arguments.seconds);
  try {
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current_input.data()), current_input.size());
  } catch (const std::exception& error) {
    report_fault(error.what());
    std::exit(1);
  }
  ::alarm(0);
}

std::vector<fs::path> files_of(const fs::path& seeds) {
  if (!fs::is_directory(seeds)) return {seeds};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(seeds)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

[[noreturn]] void refuse_arguments() {
  tell("usage: SEEDS [--mutations N] [--first NUMBER] [--seconds LIMIT] [--megabytes LIMIT] [--faults FOLDER]\n");
  std::exit(2);
}

Arguments parse(const std::vector<std::string>& words) {
  Arguments arguments;
  if (words.size() % 2 == 0 || !fs::exists(words[0])) refuse_arguments();
  arguments.seeds = words[0];
  for (std::size_t i = 1; i < words.size(); i += 2) {
    const std::string& value = words[i + 1];
    const auto number = std::strtoull(value.c_str(), nullptr, 10);
    if (words[i] == "--mutations") {
      arguments.mutations = number;
    } else if (words[i] == "--first") {
      arguments.first = number;
    } else if (words[i] == "--seconds") {
      arguments.seconds = static_cast<unsigned>(number);
    } else if (words[i] == "--megabytes") {
      arguments.megabytes = number;
    } else if (words[i] == "--faults") {
      arguments.faults = value;
    } else {
      refuse_arguments();
    }
  }
  return arguments;
}

int run_all(const Arguments& arguments) {
  const std::vector<fs::path> files = files_of(arguments.seeds);
  if (files.empty()) refuse_arguments();
  std::vector<std::string> seeds;
  for (const fs::path& file : files) seeds.push_back(bytes_of(file));
  catch_signals();
  limit_memory(arguments.megabytes);
  const auto begin = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < seeds.size(); ++i) run(arguments, seeds[i], "seed_" + files[i].filename().string());
  for (std::uint64_t i = 0; i < arguments.mutations; ++i) {
    const std::uint64_t number = arguments.first + i;
    run(arguments, mutated(seeds, number), "mutation_" + std::to_string(number));
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  std::printf("%zu seeds and %llu mutations without a fault in %.1f s\n", seeds.size(),
              static_cast<unsigned long long>(arguments.mutations), taken.count());
  return 0;
}

}  // namespace
}  // namespace ferry

int main(int count, char** words) {
  return ferry::run_all(ferry::parse({words + std::min(count, 1), words + count}));
}
