#include "checkpoint/restore.h"

#include "base/errors.h"
#include "base/format.h"
#include "checkpoint/match_tensors.h"

namespace ferry {

namespace {

TransformerShape shape_of(const Config& config, const TokenizerPair& tokenizers) {
  return transformer_shape(config.model, tokenizers.source->size(), tokenizers.target->size());
}

// Of the matrices alone, biases and norms not counted. Sizes come from a file: they may be larger than an integer.
double least_numbers(const TransformerShape& shape) {
  const auto width = static_cast<double>(shape.width);
  const double attention = 4 * width * width;
  const double feed_forward = 2 * width * static_cast<double>(shape.feed_forward);
  return shape.encoder_layers * (attention + feed_forward) + shape.decoder_layers * (2 * attention + feed_forward) +
         static_cast<double>(shape.target_vocabulary) * width;
}

// Tensors of another shape are named one by one once the model is there to compare them with; one that is much larger
// than they are together might not fit into memory.
void check_size(const TransformerShape& shape, const NamedTensors& tensors, const std::string& where) {
  double held = 0;
  for (const auto& [name, tensor] : tensors) held += static_cast<double>(tensor.numel());
  const double needed = least_numbers(shape);
  if (needed <= 2 * held) return;
  throw UserError(
      Problem{.where = where,
              .what = format("the configuration is that of a larger model: width {}, feed-forward {}, {}+{} layers "
                             "take {:.0f} numbers at least, and the tensors hold {:.0f}",
                             shape.width, shape.feed_forward, shape.encoder_layers, shape.decoder_layers, needed, held),
              .remedy = "the files of a checkpoint belong together: copy all of them from one"});
}

}  // namespace

Transformer make_model(const Config& config, const TokenizerPair& tokenizers) {
  return Transformer(shape_of(config, tokenizers), config.seed);
}

Transformer restore_model(const Checkpoint& checkpoint, const std::string& where) {
  const TransformerShape shape = shape_of(checkpoint.config, checkpoint.tokenizers);
  check_size(shape, checkpoint.model, where);
  Transformer model(shape);
  copy_tensors(checkpoint.model, model->named_parameters(), where);
  return model;
}

}  // namespace ferry
