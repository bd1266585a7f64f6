#include "base/signals.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <climits>
#include <csignal>
#include <cstdint>
#include <ctime>

#include <unistd.h>

namespace ferry {
namespace {

// All that a signal handler may touch.
std::atomic<int> saving = 0;
std::atomic<int> stop_signal = 0;
std::atomic<int> asked = 0;
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may not take a lock");

// A handler may not take memory or locks: paths stand in fixed places, each valid while its mark is 1.
constexpr int slots = 4;
std::array<std::array<char, PATH_MAX>, slots> half_written;
std::array<volatile std::sig_atomic_t, slots> is_half_written;

// Its length is set last and cleared first: a handler that sees one sees the text, too.
const char* volatile said_text = nullptr;
volatile std::sig_atomic_t said_length = 0;

// One request may come as two signals: `timeout` sends its own to the program and to its group, a terminal that closes
// hangs up by way of the shell and once more itself. Nobody asks twice so soon.
constexpr std::int64_t same_request_milliseconds = 500;
std::atomic<std::int64_t> stop_time = 0;
static_assert(std::atomic<std::int64_t>::is_always_lock_free, "a signal handler may not take a lock");

std::int64_t now_in_milliseconds() {
  timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

void on_stop(int signal) {
  if (saving != 0) {
    const std::int64_t now = now_in_milliseconds();
    if (stop_signal == 0) {
      stop_time = now;
      stop_signal = signal;
      return;
    }
    if (now - stop_time < same_request_milliseconds) return;
  }
  for (std::size_t slot = 0; slot < slots; ++slot) {
    if (is_half_written[slot] == 1) ::unlink(half_written[slot].data());
  }
  if (said_length > 0) {
    // What cannot be told is not told: the program ends all the same.
    [[maybe_unused]] const auto told = ::write(STDERR_FILENO, said_text, static_cast<std::size_t>(said_length));
  }
  _exit(128 + signal);
}

void on_ask(int /*signal*/) {
  asked = 1;
}

constexpr std::array stop_signals{SIGINT, SIGTERM, SIGHUP};

// What the program was told to ignore when it was started (nohup, a shell's background) it goes on ignoring.
std::array<bool, stop_signals.size()> was_ignored{};

void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, nullptr);
}

void note_ignored_signals(int /*arguments*/, char** /*values*/, char** /*environment*/) {
  handle(SIGUSR1, SIG_IGN);  // who asks for a checkpoint so early does not want the end
  for (std::size_t i = 0; i < stop_signals.size(); ++i) {
    struct sigaction action = {};
    was_ignored[i] = sigaction(stop_signals[i], nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
  }
}

/// Runs before the constructors of every library: UCX, which comes along with Debian 13's LibTorch, handles SIGHUP from
/// its start on.
[[gnu::section(".preinit_array"), gnu::used]] void (*const note_before_all)(int, char**, char**) = note_ignored_signals;

}  // namespace

void install_signal_handlers() {
  for (std::size_t i = 0; i < stop_signals.size(); ++i) handle(stop_signals[i], was_ignored[i] ? SIG_IGN : on_stop);
  handle(SIGUSR1, on_ask);
  // These are errors of writing.
  handle(SIGPIPE, SIG_IGN);
  handle(SIGXFSZ, SIG_IGN);
}

SavingOnSignal::SavingOnSignal() {
  asked = 0;
  saving = 1;
}
SavingOnSignal::~SavingOnSignal() {
  saving = 0;
}

int noted_stop_signal() {
  return stop_signal;
}

void stop_if_asked() {
  if (stop_signal != 0) throw StoppedBySignal{stop_signal};
}

RemovedOnSignal::RemovedOnSignal(const std::string& path) {
  if (path.size() >= PATH_MAX) return;
  const auto* const free = std::ranges::find(is_half_written, 0);
  if (free == is_half_written.end()) return;
  slot_ = static_cast<int>(free - is_half_written.begin());
  std::ranges::copy(path, half_written[static_cast<std::size_t>(slot_)].data());
  half_written[static_cast<std::size_t>(slot_)][path.size()] = '\0';
  std::atomic_signal_fence(std::memory_order_seq_cst);
  is_half_written[static_cast<std::size_t>(slot_)] = 1;
}

RemovedOnSignal::~RemovedOnSignal() {
  if (slot_ >= 0) is_half_written[static_cast<std::size_t>(slot_)] = 0;
}

SaidOnSignal::SaidOnSignal(std::string_view line) {
  said_text = line.data();
  std::atomic_signal_fence(std::memory_order_seq_cst);
  said_length = static_cast<std::sig_atomic_t>(line.size());
}

SaidOnSignal::~SaidOnSignal() {
  said_length = 0;
}

bool checkpoint_asked() {
  return asked.exchange(0) != 0;
}

}  // namespace ferry
