// The mean of the weights of several checkpoints of a run: often a better model than any one of them (Vaswani et al.
// 2017, section 6.1, average the last 5 or 20).
#pragma once

#include <filesystem>
#include <vector>

#include "checkpoint/checkpoint.h"

namespace ferry {

/// The arithmetic mean of each floating-point weight, summed in float64 in the order given; equal checkpoints give
/// bit-equal weights. Tensors of other kinds (counters), configuration, tokenizers and progress are those of the last
/// checkpoint, and progress says of which updates it is the mean; optimizer moments are left out, so training cannot go
/// on from the result. Throws one UserError that lists every difference which makes a mean meaningless: tokenizers,
/// shape of the model, names, shapes and types of tensors.
Checkpoint average_checkpoints(const std::vector<std::filesystem::path>& paths);

}  // namespace ferry
