#include "base/errors.h"

#include <cerrno>
#include <cstring>

#include "base/format.h"

namespace ferry {

namespace {

// A name that came from a file may hold anything; a NUL byte would end the message, an escape could repaint a terminal.
std::string visible(const std::string& text) {
  std::string shown;
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool control = (byte < 0x20 && letter != '\n' && letter != '\t') || byte == 0x7F;
    shown += control ? format("\\x{:02x}", byte) : std::string(1, letter);
  }
  return shown;
}

}  // namespace

std::string to_string(const Problem& problem) {
  std::string text = problem.where;
  if (problem.line > 0) text += format(":{}", problem.line);
  if (problem.column > 0) text += format(":{}", problem.column);
  if (!text.empty()) text += ": ";
  text += problem.what;
  if (!problem.remedy.empty()) text += "\n    " + problem.remedy;
  return visible(text);
}

namespace {

std::string join(const std::vector<Problem>& problems) {
  std::string text;
  for (const Problem& problem : problems) {
    if (!text.empty()) text += '\n';
    text += to_string(problem);
  }
  return text;
}

}  // namespace

UserError::UserError(std::vector<Problem> problems)
    : std::runtime_error(join(problems)), problems_(std::move(problems)) {}

UserError::UserError(Problem problem) : UserError(std::vector<Problem>{std::move(problem)}) {}

UserError::UserError(const std::string& what, const std::string& remedy)
    : UserError(Problem{.where = {}, .what = what, .remedy = remedy}) {}

void check(bool condition, const char* promise) {
  if (!condition) throw InternalError(promise);
}

std::string system_reason() {
  return std::strerror(errno);
}

}  // namespace ferry
