#include "model/transformer.h"

#include "model/initialization.h"

namespace ferry {

TransformerImpl::TransformerImpl(const TransformerShape& shape) : shape_(shape) {
  const bool one_table = shape.tie == Tie::All;
  source_embedding = register_module(one_table ? "embedding" : "source_embedding",
                                     Embedding(shape.source_vocabulary, shape.width, shape.dropout));
  // A shared table is registered once, under the first name.
  target_embedding =
      Embedding(shape.target_vocabulary, shape.width, shape.dropout, one_table ? source_embedding->weight : Tensor());
  if (!one_table) register_module("target_embedding", target_embedding);
  encoder = register_module("encoder", Encoder(shape, source_embedding));
  decoder = register_module("decoder", Decoder(shape, target_embedding));
  output = register_module("output", OutputProjection(shape.target_vocabulary, shape.width,
                                                      shape.tie == Tie::None ? Tensor() : target_embedding->weight));
}

TransformerImpl::TransformerImpl(const TransformerShape& shape, std::uint64_t seed) : TransformerImpl(shape) {
  initialize(*this, seed);
}

void TransformerImpl::fix_weights(kernels::FixedPrecision precision) {
  for (Module* module : modules()) {
    if (auto* linear = dynamic_cast<LinearImpl*>(module)) linear->fix(precision);
  }
}

Tensor TransformerImpl::forward(const Batch& batch, ForwardContext& context) {
  const Tensor states = decode(batch, encode(batch.source, context), context);
  return output(states.flatten(0, 1)).view({states.size(0), states.size(1), -1});
}

}  // namespace ferry
