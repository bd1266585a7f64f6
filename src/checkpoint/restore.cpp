#include "checkpoint/restore.h"

#include "checkpoint/match_tensors.h"

namespace ferry {

Transformer restore_model(const Checkpoint& checkpoint, const std::string& where) {
  Transformer model(transformer_shape(checkpoint.config.model, checkpoint.tokenizers.source->size(),
                                      checkpoint.tokenizers.target->size()),
                    checkpoint.config.seed);
  copy_tensors(checkpoint.model, named_parameters(model), where);
  return model;
}

NamedTensors named_parameters(const Transformer& model) {
  NamedTensors parameters;
  for (const auto& parameter : model->named_parameters()) parameters.emplace_back(parameter.key(), parameter.value());
  return parameters;
}

}  // namespace ferry
