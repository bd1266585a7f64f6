// Stated values that are each in range and do not go together.
#pragma once

#include <vector>

#include "base/errors.h"
#include "config/config.h"

namespace ferry {

/// Every conflict, with what would fit; `where` names the option. Automatic values that are not chosen conflict with
/// nothing.
std::vector<Problem> stated_conflicts(const Config& config);

/// The divisors of `number` next below and next above `near`, each 0 where there is none.
struct NearDivisors {
  int below = 0;
  int above = 0;
};
NearDivisors near_divisors(int number, int near);

}  // namespace ferry
