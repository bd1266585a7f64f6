// Small Transformers with random weights that end their sentences now and then.
#pragma once

#include "base/random.h"
#include "model/transformer.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

inline TransformerShape tiny_shape(std::int64_t vocabulary = 40) {
  return {.width = 16,
          .heads = 2,
          .feed_forward = 24,
          .encoder_layers = 2,
          .decoder_layers = 2,
          .source_vocabulary = vocabulary,
          .target_vocabulary = vocabulary};
}

/// Weights larger than at the start of training, so that what is chosen depends on the source.
inline Transformer tiny_model(const TransformerShape& shape = tiny_shape(), std::uint64_t seed = 1) {
  Transformer model(shape, seed);
  const NoGradients guard;
  for (auto& parameter : model->named_parameters()) {
    RandomStream random(random_key(seed, parameter.first));
    if (parameter.second.dim() == 2) parameter.second.mul_(2);
    if (parameter.second.dim() != 1) continue;
    auto* values = parameter.second.data_ptr<float>();
    for (std::int64_t i = 0; i < parameter.second.numel(); ++i) values[i] += static_cast<float>(0.3 * random.normal());
  }
  model->output->bias[end_id] += 2.0;
  return model;
}

/// Sentences of 1 to `longest` pieces.
inline std::vector<std::vector<std::int32_t>> random_sentences(std::size_t count, std::uint64_t longest,
                                                               std::int64_t vocabulary = 40) {
  RandomStream random(1, "sentences");
  std::vector<std::vector<std::int32_t>> sentences(count);
  for (auto& sentence : sentences) {
    const std::uint64_t length = 1 + random.below(longest);
    for (std::uint64_t i = 0; i < length; ++i) {
      sentence.push_back(static_cast<std::int32_t>(4 + random.below(static_cast<std::uint64_t>(vocabulary - 4))));
    }
  }
  return sentences;
}

}  // namespace ferry
