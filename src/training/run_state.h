// What training changes: weights, optimizer, progress. Made anew or from a checkpoint, and turned into one.
#pragma once

#include <memory>

#include "checkpoint/checkpoint.h"
#include "model/transformer.h"
#include "training/optimizer.h"
#include "training/preparation.h"

namespace ferry {

struct RunState {
  Transformer model{nullptr};
  std::unique_ptr<FlatParameters> parameters;
  std::unique_ptr<Optimizer> optimizer;
  Progress progress;
};

RunState new_run_state(const PreparedData& data, const at::Device& device);

/// Throws UserError naming `where` and every tensor that does not fit.
RunState restore_run_state(const PreparedData& data, const Checkpoint& checkpoint, const std::string& where,
                           const at::Device& device);

/// The same into a state that is there already; undefined where it throws.
void load_into(RunState& state, const Checkpoint& checkpoint, const std::string& where);

/// A checkpoint of this moment; its tensors are views of live memory.
Checkpoint to_checkpoint(const RunState& state, const PreparedData& data);

}  // namespace ferry
