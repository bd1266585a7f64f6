#include "base/log.h"

#include <cstdio>
#include <memory>
#include <mutex>

#include <spdlog/sinks/basic_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace ferry::log {
namespace {

// Both sinks get the same messages; only the file has the time of day in front.
class Log {
 public:
  Log() : screen_("screen", std::make_shared<spdlog::sinks::stderr_sink_mt>()) {
    screen_.set_pattern("%v");
    screen_.set_level(spdlog::level::trace);
  }

  void write(Level level, std::string_view text) {
    const std::lock_guard lock(mutex_);
    if (level < level_) return;
    const char* mark = level == Level::Warning ? "warning: " : level == Level::Error ? "error: " : "";
    clear_status();
    screen_.log(spdlog::level::info, "{}{}", mark, text);
    if (file_) file_->log(spdlog::level::info, "{}{}", mark, text);
    draw_status();
  }

  void status(std::string_view text) {
    if (!on_terminal()) return;
    const std::lock_guard lock(mutex_);
    clear_status();
    status_ = text;
    draw_status();
  }

  void attach(const std::string& path) {
    const std::lock_guard lock(mutex_);
    file_ = std::make_shared<spdlog::logger>("file", std::make_shared<spdlog::sinks::basic_file_sink_mt>(path));
    file_->set_pattern("%Y-%m-%d %H:%M:%S  %v");
    file_->flush_on(spdlog::level::info);
  }

  void detach() {
    const std::lock_guard lock(mutex_);
    file_.reset();
  }

  Level level_ = Level::Info;

 private:
  void clear_status() {
    if (!status_.empty()) std::fputs("\r\033[K", stderr);
  }
  void draw_status() {
    if (!status_.empty()) std::fputs(status_.c_str(), stderr);
  }

  std::mutex mutex_;
  spdlog::logger screen_;
  std::shared_ptr<spdlog::logger> file_;
  std::string status_;
};

Log& the_log() {
  static Log log;
  return log;
}

}  // namespace

void set_level(Level level) {
  the_log().level_ = level;
}
Level level() {
  return the_log().level_;
}
void attach_file(const std::string& path) {
  the_log().attach(path);
}
void detach_file() {
  the_log().detach();
}
bool on_terminal() {
  static const bool terminal = isatty(STDERR_FILENO) != 0;
  return terminal;
}
void status_line(std::string_view text) {
  the_log().status(text);
}
void write(Level level, std::string_view text) {
  the_log().write(level, text);
}

}  // namespace ferry::log
