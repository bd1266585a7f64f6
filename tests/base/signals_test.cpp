// What a signal does to a process, tried on one that is there for nothing else.
#include "base/signals.h"

#include <chrono>
#include <csignal>
#include <functional>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/files.h"
#include "base/format.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

/// A process of its own that does the work, says on its standard error that it has begun, and waits for signals.
class SignalledProcess {
 public:
  explicit SignalledProcess(const std::function<void(const std::function<void()>&)>& work) {
    process_ = ::fork();
    if (process_ == 0) {
      if (std::freopen(err_.c_str(), "w", stderr) == nullptr) _exit(1);
      install_signal_handlers();
      work([] {
        std::fputs("ready\n", stderr);
        std::fflush(stderr);
        for (;;) ::pause();
      });
      _exit(0);
    }
    for (int waited = 0; said().empty() && lives(); ++waited) {
      if (waited > 60'000) throw std::runtime_error("the process does not begin");
      std::this_thread::sleep_for(milliseconds(1));
    }
  }
  ~SignalledProcess() {
    if (process_ > 0) {
      ::kill(process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
    fs::remove(err_);
  }
  SignalledProcess(const SignalledProcess&) = delete;
  SignalledProcess& operator=(const SignalledProcess&) = delete;

  void send(int signal) const { ::kill(process_, signal); }
  bool lives() {
    if (process_ > 0 && ::waitpid(process_, &status_, WNOHANG) != 0) process_ = -1;
    return process_ > 0;
  }
  /// -1 for one that does not end, or by force.
  int exit_code() {
    for (int waited = 0; lives() && waited < 60'000; ++waited) std::this_thread::sleep_for(milliseconds(1));
    return !lives() && WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
  }
  std::string said() const { return fs::exists(err_) ? read_file(err_) : ""; }

 private:
  const fs::path err_ = fs::temp_directory_path() / format("ferry_signals_test_{}", ::getpid());
  pid_t process_ = -1;
  int status_ = 0;
};

TEST(Signals, EndAProcessThatHasNothingToSaveAtOnce) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    SignalledProcess process([](const auto& wait) { wait(); });
    process.send(signal);
    EXPECT_EQ(process.exit_code(), 128 + signal);
    EXPECT_EQ(process.said(), "ready\n");
  }
}

TEST(Signals, TheSecondOneEndsAProcessThatSavesAndOneThatFollowsAtOnceIsNotTheSecond) {
  SignalledProcess process([](const auto& wait) {
    const SavingOnSignal saving;
    for (int i = 0; i < 5; ++i) std::raise(SIGTERM);
    wait();
  });
  EXPECT_EQ(process.said(), "ready\n") << "it did not live to say so";
  for (int tries = 0; tries < 600 && process.lives(); ++tries) {
    process.send(SIGINT);
    std::this_thread::sleep_for(milliseconds(100));
  }
  EXPECT_EQ(process.exit_code(), 128 + SIGINT);
}

TEST(Signals, WhatIsToBeSaidOnASignalIsSaid) {
  SignalledProcess during([](const auto& wait) {
    const SaidOnSignal said("all is well\n");
    wait();
  });
  during.send(SIGTERM);
  EXPECT_EQ(during.exit_code(), 128 + SIGTERM);
  EXPECT_EQ(during.said(), "ready\nall is well\n");
}

TEST(Signals, WhatWasToBeSaidEarlierIsNotSaid) {
  SignalledProcess after([](const auto& wait) {
    { const SaidOnSignal said("all is well\n"); }
    wait();
  });
  after.send(SIGTERM);
  EXPECT_EQ(after.exit_code(), 128 + SIGTERM);
  EXPECT_EQ(after.said(), "ready\n");
}

}  // namespace
}  // namespace ferry
