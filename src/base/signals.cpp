#include "base/signals.h"

#include <csignal>

#include <unistd.h>

namespace ferry {
namespace {

// All that a signal handler may touch.
volatile std::sig_atomic_t saving = 0;
volatile std::sig_atomic_t stop_signal = 0;
volatile std::sig_atomic_t asked = 0;

void on_stop(int signal) {
  if (saving == 0 || stop_signal != 0) _exit(128 + signal);
  stop_signal = signal;
}

void on_ask(int /*signal*/) {
  asked = 1;
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(signal, &action, nullptr);
}

}  // namespace

void install_signal_handlers() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) handle(signal, on_stop);
  handle(SIGUSR1, on_ask);
  handle(SIGPIPE, SIG_IGN);
}

SavingOnSignal::SavingOnSignal() {
  saving = 1;
}
SavingOnSignal::~SavingOnSignal() {
  saving = 0;
}

int noted_stop_signal() {
  return stop_signal;
}

bool checkpoint_asked() {
  const bool was_asked = asked != 0;
  asked = 0;
  return was_asked;
}

}  // namespace ferry
