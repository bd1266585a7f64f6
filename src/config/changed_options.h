// Two sittings of one run: what the second may set otherwise, and what stays.
#pragma once

#include <string>
#include <vector>

#include "config/config.h"

namespace ferry {

struct ChangedOption {
  std::string name;  ///< "learning_rate.peak"
  std::string before;
  std::string now;
  OnResume on_resume = OnResume::Stays;
};

/// The options that differ, in the order of the file's sections.
std::vector<ChangedOption> changed_options(const Config& before, const Config& now);

/// What `config` leaves to Ferry and must stay is what was chosen in the `earlier` sitting: it would be chosen
/// otherwise now that a limit, or the corpus, is another.
void keep_choices(Config& config, const Config& earlier);

}  // namespace ferry
