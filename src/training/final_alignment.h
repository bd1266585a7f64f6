// At the end of training: which cross-attention of the model that was kept aligns best.
#pragma once

#include "training/preparation.h"

namespace ferry {

/// Finds it out on validation pairs (training pairs where there are none) and adds it to the run's best checkpoint,
/// unless it is there already. Warns where that checkpoint cannot be read whole or cannot be saved.
void record_alignment(const PreparedData& data, const at::Device& device);

}  // namespace ferry
