#include "model/encoder.h"

namespace ferry {

EncoderImpl::EncoderImpl(const TransformerShape& shape, Embedding embedding)
    : layers(register_module("layers", torch::nn::ModuleList())),
      norm(register_module("norm", Norm(shape.width))),
      embedding_(std::move(embedding)) {
  for (int i = 0; i < shape.encoder_layers; ++i) layers->push_back(EncoderLayer(shape));
}

Memory EncoderImpl::forward(const SourceBatch& source, ForwardContext& context) {
  const AttentionMask mask = source_mask(source.lengths);
  Tensor x = embedding_(source.ids, context);
  for (const auto& layer : *layers) x = layer->as<EncoderLayerImpl>()->forward(x, mask, context);
  return {norm(x, context), source.lengths};
}

}  // namespace ferry
