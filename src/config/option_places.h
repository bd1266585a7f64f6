// Where the options were stated, so that a complaint made long after reading still names file, line and column.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/errors.h"

namespace ferry {

class OptionPlaces {
 public:
  /// `where`, `line` and `column` of the place count. Of several places the last one holds, as its value does.
  void note(const std::string& option, const Problem& place) { places_.insert_or_assign(option, place); }
  void forget(const std::string& option) { places_.erase(option); }
  bool contains(const std::string& option) const { return places_.contains(option); }

  /// Of the problems those whose `where` is an option ("model.heads") are placed where that option was stated; an
  /// option that nobody stated stays named by itself.
  std::vector<Problem> located(std::vector<Problem> problems) const;

  /// Places say nothing of what is configured: any two are equal.
  bool operator==(const OptionPlaces&) const { return true; }

 private:
  std::map<std::string, Problem> places_;  ///< by dotted name
};

/// Does the work; what it finds wrong with an option is thrown with the place of that option.
template <typename Work>
void with_places(const OptionPlaces& places, Work&& work) {
  try {
    std::forward<Work>(work)();
  } catch (const UserError& error) {
    throw UserError(places.located(error.problems()));
  }
}

}  // namespace ferry
