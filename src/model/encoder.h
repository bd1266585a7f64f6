// The encoder stack: embedding, N layers, a final norm.
#pragma once

#include "data/batch.h"
#include "model/embedding.h"
#include "model/encoder_layer.h"
#include "model/module.h"

namespace ferry {

/// What the decoder sees of the source.
struct Memory {
  Tensor states;   ///< [B, S, D] in the product type; padding is zero
  Tensor lengths;  ///< [B] int32
};

class EncoderImpl : public Module {
 public:
  EncoderImpl(const TransformerShape& shape, Embedding embedding);
  Memory forward(const SourceBatch& source, ForwardContext& context);

  std::vector<EncoderLayer> layers;
  Norm norm;

 private:
  Embedding embedding_;  ///< registered by the transformer, since the decoder may share its table
};
using Encoder = Part<EncoderImpl>;

}  // namespace ferry
