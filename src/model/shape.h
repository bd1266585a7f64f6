// The numbers that fix the shape of a Transformer; a resolved configuration plus the vocabulary sizes.
#pragma once

#include <cstdint>

#include "config/model_config.h"

namespace ferry {

struct TransformerShape {
  std::int64_t width = 256;  ///< D
  int heads = 4;             ///< H, divides D
  std::int64_t feed_forward = 1024;
  int encoder_layers = 3;
  int decoder_layers = 3;
  std::int64_t source_vocabulary = 0;
  std::int64_t target_vocabulary = 0;
  double dropout = 0;
  double attention_dropout = 0;
  double feed_forward_dropout = 0;
  Activation activation = Activation::Relu;
  Tie tie = Tie::All;
};

/// From a resolved configuration.
TransformerShape transformer_shape(const ModelConfig& config, std::int64_t source_vocabulary,
                                   std::int64_t target_vocabulary);

}  // namespace ferry
