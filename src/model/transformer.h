// The whole model: encoder, decoder and output projection (Vaswani et al. 2017, in pre-norm form).
#pragma once

#include "data/batch.h"
#include "model/decoder.h"
#include "model/encoder.h"
#include "model/module.h"
#include "model/output_projection.h"

namespace ferry {

class TransformerImpl : public Module {
 public:
  /// All matrices are zero: for weights that are copied in.
  explicit TransformerImpl(const TransformerShape& shape);
  /// Weights are drawn from (seed, parameter name); see initialization.h.
  TransformerImpl(const TransformerShape& shape, std::uint64_t seed);

  Memory encode(const SourceBatch& source, ForwardContext& context) { return encoder(source, context); }
  /// Teacher forcing: decoder states [B, T, D] for a whole target; padding is zero.
  Tensor decode(const Batch& batch, const Memory& memory, ForwardContext& context) {
    return decoder(batch.target_input, batch.target_lengths, memory, context);
  }
  /// Both, and the projection of every position: [B, T, V] float32. Training projects real positions only (loss/).
  Tensor forward(const Batch& batch, ForwardContext& context);

  /// From now on all products with weights are made with the weights as they are now (on the CPU), which must not
  /// change any more: for translation. Embeddings, norms and attention itself stay in float32.
  void fix_weights(kernels::FixedPrecision precision);

  const TransformerShape& shape() const { return shape_; }

  Embedding source_embedding{nullptr}, target_embedding{nullptr};
  Encoder encoder{nullptr};
  Decoder decoder{nullptr};
  OutputProjection output{nullptr};

 private:
  TransformerShape shape_;
};
using Transformer = Part<TransformerImpl>;

}  // namespace ferry
