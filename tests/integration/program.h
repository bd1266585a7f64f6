// Runs the program ferry as a user does: arguments, text on standard input; what it printed, said and returned.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ferry::integration {

namespace fs = std::filesystem;

inline std::string read_text(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

inline void write_text(const fs::path& path, std::string_view text) {
  fs::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text;
  if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

/// The lines of a text; what stands after the last line feed counts as a line when it is not empty.
inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::stringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// A new folder, removed with everything in it at the end of its life.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "ferry-test-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
    path_ = fs::canonical(pattern);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const fs::path& path() const { return path_; }
  fs::path operator/(const fs::path& name) const { return path_ / name; }
  /// Writes a file of the folder and returns its path.
  fs::path write(const fs::path& name, std::string_view text) const {
    write_text(path_ / name, text);
    return path_ / name;
  }

 private:
  fs::path path_;
};

struct Invocation {
  std::vector<std::string> arguments;
  std::string input = {};                ///< standard input, a file
  fs::path folder = {};                  ///< where the program starts; empty: where the test does
  rlim_t address_space = RLIM_INFINITY;  ///< bytes it may map, as `ulimit -v` limits them
  fs::path output = {};                  ///< takes standard output; empty: kept for Result::out
  int ignored_signal = 0;                ///< as nohup makes a program ignore SIGHUP
  std::string program = FERRY_PROGRAM;
};

struct Result {
  int code = 0;  ///< 128 + n where signal n ended the program itself
  std::string out;
  std::string err;
  long peak_kilobytes = 0;
};

/// The program, running. Ended by force when the object goes before it has been waited for.
class Process {
 public:
  explicit Process(const Invocation& invocation) {
    write_text(files_ / "in", invocation.input);
    process_ = ::fork();
    if (process_ < 0) throw std::runtime_error("cannot fork");
    if (process_ == 0) become(invocation);
  }
  ~Process() {
    if (process_ > 0) {
      ::kill(process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  bool send(int signal) const { return process_ > 0 && ::kill(process_, signal) == 0; }

  bool has_ended() const {
    siginfo_t end = {};
    return process_ <= 0 ||
           (::waitid(P_PID, static_cast<id_t>(process_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid != 0);
  }

  /// Waits for the end; after `limit` the program counts as hanging and is ended by force.
  Result wait(std::chrono::seconds limit = std::chrono::seconds(200)) {
    int status = 0;
    rusage usage = {};
    const auto deadline = std::chrono::steady_clock::now() + limit;
    while (::wait4(process_, &status, WNOHANG, &usage) == 0) {
      if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error("the program hangs: " + err());
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    process_ = -1;
    return {.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            .out = read_text(files_ / "out"),
            .err = err(),
            .peak_kilobytes = usage.ru_maxrss};
  }

  std::string err() const { return read_text(files_ / "err"); }

 private:
  [[noreturn]] void become(const Invocation& invocation) {
    const auto redirect = [this](const fs::path& name, int flags, int descriptor) {
      const int file = ::open((files_ / name).c_str(), flags, 0600);
      if (file < 0 || ::dup2(file, descriptor) < 0) ::_exit(126);
    };
    redirect("in", O_RDONLY, STDIN_FILENO);
    redirect(invocation.output.empty() ? "out" : invocation.output, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    redirect("err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    const rlimit space{invocation.address_space, RLIM_INFINITY};
    if (invocation.address_space != RLIM_INFINITY && ::setrlimit(RLIMIT_AS, &space) != 0) ::_exit(126);
    // A shell that runs the tests in its background ignores some signals, and what it starts would, too.
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
      ::signal(signal, signal == invocation.ignored_signal ? SIG_IGN : SIG_DFL);
    }
    if (!invocation.folder.empty() && ::chdir(invocation.folder.c_str()) != 0) ::_exit(126);
    std::vector<char*> arguments{const_cast<char*>(invocation.program.c_str())};
    for (const std::string& argument : invocation.arguments) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }

  TemporaryFolder files_;
  pid_t process_ = -1;
};

inline Result run(const Invocation& invocation) {
  return Process(invocation).wait();
}

inline Result run(std::vector<std::string> arguments, std::string input = {}) {
  return run(Invocation{.arguments = std::move(arguments), .input = std::move(input)});
}

}  // namespace ferry::integration
