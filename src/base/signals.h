// Being asked to stop: SIGINT, SIGTERM and SIGHUP end training after the current update, with everything saved.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// Thrown up to main, which ends the program with 128 + signal.
struct StoppedBySignal {
  int signal;
};

/// From now on the stop signals, but those that are ignored, end the program at once with 128 + signal, and SIGUSR1 has
/// no effect. A closed pipe, or a file that may grow no more, is an error of writing, no signal.
void install_signal_handlers();

/// While an object of this class lives there is work to save: the first stop signal is only noted, a second one, half a
/// second later or more, ends the program at once; SIGUSR1 asks for a checkpoint.
class SavingOnSignal {
 public:
  SavingOnSignal();
  ~SavingOnSignal();
  SavingOnSignal(const SavingOnSignal&) = delete;
  SavingOnSignal& operator=(const SavingOnSignal&) = delete;
};

/// The stop signal that was noted, 0 if none.
int noted_stop_signal();
/// In the midst of long work of which nothing need be kept: throws StoppedBySignal where a stop signal was noted.
void stop_if_asked();
/// While an object of this class lives, a signal that ends the program removes this file first: what is half written.
/// At most a few at a time; of more the later ones stay.
class RemovedOnSignal {
 public:
  explicit RemovedOnSignal(const std::string& path);
  ~RemovedOnSignal();
  RemovedOnSignal(const RemovedOnSignal&) = delete;
  RemovedOnSignal& operator=(const RemovedOnSignal&) = delete;

 private:
  int slot_ = -1;  ///< -1: none was free
};

/// While an object of this class lives, a signal that ends the program at once writes this line to standard error, so
/// that whoever sent it knows what became of the work. The text must outlive the object: a literal.
class SaidOnSignal {
 public:
  explicit SaidOnSignal(std::string_view line);
  ~SaidOnSignal();
  SaidOnSignal(const SaidOnSignal&) = delete;
  SaidOnSignal& operator=(const SaidOnSignal&) = delete;
};

/// True once after each SIGUSR1.
bool checkpoint_asked();

}  // namespace ferry
