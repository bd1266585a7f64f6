#include "checkpoint/restore.h"

#include "checkpoint/match_tensors.h"

namespace ferry {

Transformer make_model(const Config& config, const TokenizerPair& tokenizers) {
  return Transformer(transformer_shape(config.model, tokenizers.source->size(), tokenizers.target->size()),
                     config.seed);
}

Transformer restore_model(const Checkpoint& checkpoint, const std::string& where) {
  Transformer model = make_model(checkpoint.config, checkpoint.tokenizers);
  copy_tensors(checkpoint.model, named_parameters(model), where);
  return model;
}

NamedTensors named_parameters(const Transformer& model) {
  NamedTensors parameters;
  for (const auto& parameter : model->named_parameters()) parameters.emplace_back(parameter.key(), parameter.value());
  return parameters;
}

}  // namespace ferry
