// The second sitting of a run: from what it goes on, and what may be other than in the first.
#pragma once

#include <optional>

#include "checkpoint/checkpoint.h"
#include "training/preparation.h"

namespace ferry {

/// The newest sound checkpoint of the run; none where it has no checkpoint. Throws UserError where all are damaged, or
/// one is of a newer version.
std::optional<Checkpoint> earlier_sitting(const std::filesystem::path& run_folder);

/// What `config` leaves to Ferry is chosen as it was. Throws UserError naming each option that is other and must stay
/// (OnResume), with both values. A learning rate that is stated anew is what counts, however training had lowered it.
void keep_options(Config& config, Checkpoint& earlier);

/// Names in the log what a resolved configuration, which keep_options let pass, has other than the earlier one.
void say_changed_options(const Config& config, const Config& earlier);

/// Throws UserError naming the files where the training text is other than it was, unless that is accepted: then the
/// interrupted epoch begins anew. Where it cannot be told, or validation is no longer what the best model was chosen
/// by, that is said, and the best is forgotten.
void keep_data(const PreparedData& data, Checkpoint& earlier, bool accept_changed_data);

}  // namespace ferry
