// A whole run, from a configuration to a trained model: what `ferry train` does.
#pragma once

#include "config/config.h"

namespace ferry {

struct TrainingOptions {
  bool accept_changed_data = false;  ///< go on though the training text is other than in the earlier sitting
};

/// Learns the tokenizer if there is none, trains, validates, keeps checkpoints in config.run; goes on from the newest
/// sound checkpoint when there is one, refusing what may not differ from the earlier sitting; scores the test part with
/// the best model at the end. Throws UserError, and StoppedBySignal after saving.
void train_run(const Config& config, const TrainingOptions& options = {});

/// Everything before the first update, with nothing written: `ferry train --dry-run`.
void check_run(const Config& config, const TrainingOptions& options = {});

}  // namespace ferry
