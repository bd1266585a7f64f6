#include "checkpoint/restore.h"

#include "checkpoint/match_tensors.h"

namespace ferry {

namespace {

TransformerShape shape_of(const Config& config, const TokenizerPair& tokenizers) {
  return transformer_shape(config.model, tokenizers.source->size(), tokenizers.target->size());
}

}  // namespace

Transformer make_model(const Config& config, const TokenizerPair& tokenizers) {
  return Transformer(shape_of(config, tokenizers), config.seed);
}

Transformer restore_model(const Checkpoint& checkpoint, const std::string& where) {
  Transformer model(shape_of(checkpoint.config, checkpoint.tokenizers));
  copy_tensors(checkpoint.model, model->named_parameters(), where);
  return model;
}

}  // namespace ferry
