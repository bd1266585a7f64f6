// How often something was found, and in which lines first: for messages about text files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

namespace ferry {

/// Counts occurrences and keeps the smallest line numbers.
class LineNumbers {
 public:
  static constexpr std::size_t most_named = 5;

  void add(std::int64_t line);
  std::int64_t count() const { return count_; }
  bool empty() const { return count_ == 0; }
  /// "1 line", "3 lines".
  std::string counted() const;
  /// "line 4", "lines 3, 5, 6", or "lines 1, 2, 3, 4, 5, ..." where there are more; a line is named once.
  std::string names() const;
  /// The smallest numbers themselves, `most_named` at most.
  const std::set<std::int64_t>& first() const { return first_; }

 private:
  std::int64_t count_ = 0;
  std::set<std::int64_t> first_;
  bool more_ = false;
};

}  // namespace ferry
