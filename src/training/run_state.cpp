#include "training/run_state.h"

#include "checkpoint/match_tensors.h"
#include "checkpoint/restore.h"

namespace ferry {
namespace {

// The weights that are validated and translate: the average where there is one. The raw ones, which training goes on
// from, are then part of training.safetensors.
NamedTensors model_tensors(const RunState& state) {
  const Tensor& average = state.optimizer->average();
  return state.parameters->named(average.defined() ? average : state.parameters->values());
}

NamedTensors training_tensors(const RunState& state) {
  NamedTensors tensors = state.optimizer->state();
  if (state.optimizer->average().defined()) {
    const NamedTensors raw = state.parameters->named(state.parameters->values(), "raw.");
    tensors.insert(tensors.end(), raw.begin(), raw.end());
  }
  return tensors;
}

DataFingerprint data_fingerprint(const PreparedData& data) {
  return {.train = fingerprint(data.train_text), .valid = fingerprint(data.valid_text)};
}

}  // namespace

RunState new_run_state(const PreparedData& data, const at::Device& device) {
  RunState state;
  state.model = make_model(data.config, data.tokenizers);
  state.model->to(device);
  state.parameters = std::make_unique<FlatParameters>(*state.model);
  state.optimizer = std::make_unique<Optimizer>(*state.parameters, data.config.training);
  state.progress.data = data_fingerprint(data);
  return state;
}

RunState restore_run_state(const PreparedData& data, const Checkpoint& checkpoint, const std::string& where,
                           const at::Device& device) {
  RunState state = new_run_state(data, device);
  load_into(state, checkpoint, where);
  return state;
}

void load_into(RunState& state, const Checkpoint& checkpoint, const std::string& where) {
  const NoGradients guard;
  copy_tensors(checkpoint.model, model_tensors(state), where);
  copy_tensors(checkpoint.training, training_tensors(state), where);
  const std::optional<DataFingerprint> data = state.progress.data;  // what is trained on now
  state.progress = checkpoint.progress;
  state.progress.data = data;
}

Checkpoint to_checkpoint(const RunState& state, const PreparedData& data) {
  return {.config = data.config,
          .tokenizers = data.tokenizers,
          .model = model_tensors(state),
          .training = training_tensors(state),
          .progress = state.progress};
}

}  // namespace ferry
