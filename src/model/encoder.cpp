#include "model/encoder.h"

namespace ferry {

EncoderImpl::EncoderImpl(const TransformerShape& shape, Embedding embedding)
    : layers(register_modules<EncoderLayer>("layers", shape.encoder_layers, shape)),
      norm(register_module("norm", Norm(shape.width))),
      embedding_(std::move(embedding)) {}

Memory EncoderImpl::forward(const SourceBatch& source, ForwardContext& context) {
  const SentenceRows rows(source.lengths, source.ids.size(1));
  const AttentionMask mask = source_mask(rows);
  context.enter_source();
  Tensor x = embedding_(source.ids, rows, context);
  for (EncoderLayer& layer : layers) x = layer(x, mask, context);
  return {rows.padded(norm(x, context)), source.lengths};
}

}  // namespace ferry
