// From a checkpoint back to a model that runs.
#pragma once

#include "checkpoint/checkpoint.h"
#include "model/transformer.h"

namespace ferry {

/// The model of a resolved configuration and these tokenizers, with its first weights.
Transformer make_model(const Config& config, const TokenizerPair& tokenizers);

/// The model with the weights under `model`. Throws UserError naming `where` and every tensor that does not fit the
/// shape which the checkpoint's configuration and tokenizers give; where that is far larger than all tensors together,
/// before memory is taken for it.
Transformer restore_model(const Checkpoint& checkpoint, const std::string& where);

}  // namespace ferry
