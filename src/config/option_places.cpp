#include "config/option_places.h"

#include "base/format.h"

namespace ferry {

std::vector<Problem> OptionPlaces::located(std::vector<Problem> problems) const {
  for (Problem& problem : problems) {
    const auto place = places_.find(problem.where);
    if (place == places_.end()) continue;
    problem.what = format("{}: {}", problem.where, problem.what);
    problem.where = place->second.where;
    problem.line = place->second.line;
    problem.column = place->second.column;
  }
  return problems;
}

}  // namespace ferry
