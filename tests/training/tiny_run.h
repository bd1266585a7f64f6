// A corpus of invented ids, a tiny model and its optimizer, for tests of training.
#pragma once

#include "training/train_step.h"

namespace ferry {

inline TransformerShape tiny_shape(double dropout = 0) {
  TransformerShape shape;
  shape.width = 16;
  shape.heads = 2;
  shape.feed_forward = 24;
  shape.encoder_layers = shape.decoder_layers = 2;
  shape.source_vocabulary = shape.target_vocabulary = 29;
  shape.dropout = shape.attention_dropout = shape.feed_forward_dropout = dropout;
  return shape;
}

/// Pairs of different lengths; the target is the source backwards.
inline EncodedCorpus tiny_corpus(std::size_t pairs = 24) {
  EncodedCorpus corpus;
  RandomStream random(7, "tiny corpus");
  for (std::size_t i = 0; i < pairs; ++i) {
    std::vector<std::int32_t> ids(1 + random.below(9));
    for (std::int32_t& id : ids) id = static_cast<std::int32_t>(4 + random.below(25));
    corpus.source.add(ids);
    corpus.target.add(std::vector<std::int32_t>(ids.rbegin(), ids.rend()));
    corpus.lines.push_back(static_cast<std::int64_t>(i + 1));
  }
  return corpus;
}

inline TrainingConfig tiny_training(double average_decay = 0) {
  TrainingConfig config;
  config.average_decay = average_decay;
  config.max_updates = 0;
  return config;
}

/// Everything one update needs.
struct TinyRun {
  explicit TinyRun(double dropout = 0, const TrainingConfig& config = tiny_training())
      : model(tiny_shape(dropout), 3), parameters(*model), optimizer(parameters, config) {}

  StepResult step(const std::vector<Batch>& batches, std::int64_t update, const StepOptions& options = {}) {
    return train_step(*model, optimizer, batches, update, 1e-3, options);
  }

  Transformer model;
  FlatParameters parameters;
  Optimizer optimizer;
};

inline std::vector<PairIndex> pair_range(PairIndex begin, PairIndex end) {
  std::vector<PairIndex> pairs;
  for (PairIndex i = begin; i < end; ++i) pairs.push_back(i);
  return pairs;
}

}  // namespace ferry
