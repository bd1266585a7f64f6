// Whether training diverges: the loss leaves the level it had reached. Told in words, once; what to do is the user's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "checkpoint/progress.h"

namespace ferry {

/// Takes the mean loss of the updates since the last report, in nats a piece, into the level. Returns what is to be
/// said, once for each level. The vocabulary gives the loss of a model that knows nothing, ln(vocabulary). It is said
/// where the loss is
/// * far above its recent level: the last 20 reports' mean, by six standard deviations and by a fifth;
/// * above ln(vocabulary) after having been below 0.8 of that;
/// * above twice ln(vocabulary): surer of the wrong pieces than chance.
std::optional<std::string> divergence(double nll, std::int64_t vocabulary, LossLevel& level);

}  // namespace ferry
