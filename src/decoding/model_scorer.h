// A Transformer as a scorer: the encoder runs once for each batch, the decoder one position a step.
#pragma once

#include "decoding/scorer.h"
#include "model/transformer.h"

namespace ferry {

class ModelScorer : public Scorer {
 public:
  explicit ModelScorer(Transformer model) : model_(std::move(model)) {}

  void start(const SourceBatch& source) override;
  Tensor step(const Tensor& newest) override;
  void reorder(const Tensor& origins) override;
  void keep_sentences(const Tensor& sentences) override;

 private:
  at::Device device() const { return model_->output->bias.device(); }

  Transformer model_;
  DecoderCache cache_;
};

}  // namespace ferry
