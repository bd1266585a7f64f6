// The two kinds of failure. A UserError asks the user to change something and ends the program with code 2; anything
// else that escapes is a fault of ours and ends it with code 1. Both are caught once, in main.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace ferry {

/// One thing the user must change. Lines and columns count from 1; 0 means "none".
struct Problem {
  std::string where;  ///< a file's path, an option's name, or empty
  int line = 0;
  int column = 0;
  std::string what;         ///< what is wrong, one line
  std::string remedy = {};  ///< what would be right, may be empty
};

/// "where:line:column: what" and, on a second, indented line, the remedy.
std::string to_string(const Problem& problem);

/// Something the user must change: arguments, configuration, data, files. Carries every problem found, not only the
/// first one.
class UserError : public std::runtime_error {
 public:
  explicit UserError(std::vector<Problem> problems);
  explicit UserError(Problem problem);
  /// A problem without a place.
  explicit UserError(const std::string& what, const std::string& remedy = "");

  const std::vector<Problem>& problems() const { return problems_; }

 private:
  std::vector<Problem> problems_;
};

/// A broken promise inside the program: `check(condition, "...")` where only our own mistake can make it false.
class InternalError : public std::logic_error {
 public:
  using std::logic_error::logic_error;
};

void check(bool condition, const char* promise);

/// The reason errno gives for a failed system call, as text ("No such file or directory").
std::string system_reason();

}  // namespace ferry
