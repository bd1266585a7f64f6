// Where numbers stop being finite: asked when an update cannot be applied, to name the place to the user.
#pragma once

#include <string>
#include <vector>

#include "training/flat_parameters.h"
#include "training/train_step.h"

namespace ferry {

/// The first tensor with a number that is not finite, in the order of the computation, in words: "parameter
/// output.weight", "activation encoder.layers.0", "loss", "gradient of decoder.norm.bias". Repeats the forward and
/// backward passes of update number `update`, whose result `step` was, with the same pairs left out; clears the
/// gradients. Where all is finite (only too large) it names the loss and the parameter with the largest number.
std::string first_bad_tensor(TransformerImpl& model, FlatParameters& parameters, const std::vector<Batch>& batches,
                             std::int64_t update, const StepOptions& options, const StepResult& step);

/// What flows from layer to layer in the forward pass of a batch, up to the decoder's last states: the numbers that
/// batch_loss computes from the same context.
NamedTensors activations(TransformerImpl& model, const Batch& batch, ForwardContext& context);

}  // namespace ferry
