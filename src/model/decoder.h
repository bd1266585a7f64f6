// The decoder stack: embedding, N layers, a final norm. Two named ways through it: the whole target at once, and one
// position with a cache.
#pragma once

#include "model/decoder_layer.h"
#include "model/embedding.h"
#include "model/encoder.h"
#include "model/module.h"

namespace ferry {

class DecoderImpl : public Module {
 public:
  DecoderImpl(const TransformerShape& shape, Embedding embedding);

  /// target_input [B, T] int64, target_lengths [B] int32 -> states [B, T, D] in the product type; padding is zero.
  Tensor forward(const Tensor& target_input, const Tensor& target_lengths, const Memory& memory,
                 ForwardContext& context);
  /// The same without the padding: the real positions of the first sentence, then of the next, [target tokens, D].
  Tensor real_states(const Tensor& target_input, const SentenceRows& target, const Memory& memory,
                     ForwardContext& context);

  /// Projects the memory for every layer, once; room for `capacity` positions of `hypotheses` per sentence.
  DecoderCache start(const Memory& memory, std::int64_t hypotheses, std::int64_t capacity);
  /// The newest token of each hypothesis [R] int64 -> states [R, D]; the cache grows by one position.
  Tensor step(const Tensor& tokens, DecoderCache& cache, ForwardContext& context);

  /// Cross-attention weights of every layer for a whole target: N tensors [B, H, T, S], float32.
  std::vector<Tensor> cross_attention_weights(const Tensor& target_input, const Tensor& target_lengths,
                                              const Memory& memory);

  std::vector<DecoderLayer> layers;
  Norm norm;

 private:
  Embedding embedding_;  ///< registered by the transformer
};
using Decoder = Part<DecoderImpl>;

}  // namespace ferry
