#include "base/log.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <mutex>

#include <spdlog/sinks/base_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "base/appended_lines.h"
#include "base/errors.h"

namespace ferry::log {
namespace {

// Where spdlog's lines go on to a file. (Its own file sink loses what a full disk does not take, half lines too.)
class FileSink : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
 public:
  explicit FileSink(const std::string& path) : lines_(path) {}
  const std::optional<std::error_code>& failure() const { return failure_; }

 private:
  void sink_it_(const spdlog::details::log_msg& message) override {
    spdlog::memory_buf_t text;
    formatter_->format(message, text);
    std::string_view line(text.data(), text.size());
    if (line.ends_with('\n')) line.remove_suffix(1);
    failure_ = lines_.add(line);
  }
  void flush_() override {}

  AppendedLines lines_;
  std::optional<std::error_code> failure_;
};

// The file has the time of day in front, and all that is not for debugging, however quiet the screen is to be.
class Log {
 public:
  Log() : screen_("screen", std::make_shared<spdlog::sinks::stderr_sink_mt>()) {
    screen_.set_pattern("%v");
    screen_.set_level(spdlog::level::trace);
  }

  void write(Level level, std::string_view text) {
    const std::lock_guard lock(mutex_);
    const bool on_screen = level >= level_;
    const bool in_file = file_ && level_ != Level::Off && level >= std::min(level_, Level::Info);
    if (!on_screen && !in_file) return;
    const char* mark = level == Level::Warning ? "warning: " : level == Level::Error ? "error: " : "";
    clear_status();
    if (on_screen) screen_.log(spdlog::level::info, "{}{}", mark, text);
    if (in_file) {
      file_->log(spdlog::level::info, "{}{}", mark, text);
      tell_failure();
    }
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
    try {
      sink_ = std::make_shared<FileSink>(path);
    } catch (const std::system_error& error) {
      throw UserError(Problem{
          .where = path, .what = "cannot write: " + error.code().message(), .remedy = remedy_for(error.code())});
    }
    path_ = path;
    file_ = std::make_shared<spdlog::logger>("file", sink_);
    file_->set_pattern("%Y-%m-%d %H:%M:%S  %v");
    failing_ = false;
  }

  void detach() {
    const std::lock_guard lock(mutex_);
    file_.reset();
    sink_.reset();
  }

  Level level_ = Level::Info;

 private:
  // Once, until lines can be written again.
  void tell_failure() {
    const bool failed = sink_->failure().has_value();
    if (failed && !failing_) {
      screen_.log(spdlog::level::info, "warning: {}: cannot write: {}; its lines are kept until it can be written",
                  path_, sink_->failure()->message());
    }
    failing_ = failed;
  }
  void clear_status() {
    if (!status_.empty()) std::fputs("\r\033[K", stderr);
  }
  void draw_status() {
    if (!status_.empty()) std::fputs(status_.c_str(), stderr);
  }

  std::mutex mutex_;
  spdlog::logger screen_;
  std::shared_ptr<spdlog::logger> file_;
  std::shared_ptr<FileSink> sink_;
  std::string path_;
  bool failing_ = false;
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
