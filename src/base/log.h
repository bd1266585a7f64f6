// The log: to standard error (standard output carries results only) and, once a run folder exists, to its log.txt.
// The one door to spdlog.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/format.h"

namespace ferry::log {

enum class Level { Debug, Info, Warning, Error, Off };

/// Messages below this level are not shown; a file gets those from Info on all the same, but none at Off. The level at
/// start is Info.
void set_level(Level level);
Level level();

/// From now on messages also go to this file (appended, one line each, with the time of day). Throws UserError where it
/// cannot be written; where it cannot later on, lines are kept until it can.
void attach_file(const std::string& path);
void detach_file();

/// True when standard error is a terminal that can redraw a line.
bool on_terminal();

/// Shows a line at the bottom of the terminal that the next call replaces; nothing where there is no terminal.
/// Ordinary messages appear above it. An empty text removes it.
void status_line(std::string_view text);

void write(Level level, std::string_view text);

template <typename... Arguments>
void debug(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
  if (level() <= Level::Debug) write(Level::Debug, fmt::format(text, std::forward<Arguments>(arguments)...));
}
template <typename... Arguments>
void info(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
  write(Level::Info, fmt::format(text, std::forward<Arguments>(arguments)...));
}
template <typename... Arguments>
void warning(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
  write(Level::Warning, fmt::format(text, std::forward<Arguments>(arguments)...));
}

}  // namespace ferry::log
