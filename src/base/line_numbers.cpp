#include "base/line_numbers.h"

#include <iterator>

namespace ferry {

void LineNumbers::add(std::int64_t line) {
  ++count_;
  if (first_.size() == most_named && line > *first_.rbegin()) {
    more_ = true;
    return;
  }
  first_.insert(line);
  if (first_.size() > most_named) {
    first_.erase(std::prev(first_.end()));
    more_ = true;
  }
}

std::string LineNumbers::counted() const {
  return std::to_string(count_) + (count_ == 1 ? " line" : " lines");
}

std::string LineNumbers::names() const {
  std::string text = first_.size() == 1 ? "line " : "lines ";
  for (auto line = first_.begin(); line != first_.end(); ++line) {
    if (line != first_.begin()) text += ", ";
    text += std::to_string(*line);
  }
  return more_ ? text + ", ..." : text;
}

}  // namespace ferry
