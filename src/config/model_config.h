// Section `model`: the shape of the Transformer.
#pragma once

#include "config/automatic.h"

namespace ferry {

enum class Preset { Auto, Tiny, Small, Base, Big };
enum class Activation { Relu, Gelu, Swiglu };
/// Which of the three matrices over the vocabulary are one: source embedding, target embedding, output projection.
enum class Tie { All, Target, None };

struct ModelConfig {
  Preset preset = Preset::Auto;
  Automatic<int> width;                    ///< D
  Automatic<int> heads;                    ///< H, divides D
  Automatic<int> feed_forward;             ///< inner width of the feed-forward sublayer
  Automatic<int> encoder_layers;
  Automatic<int> decoder_layers;
  Automatic<double> dropout;               ///< on embeddings and on every sublayer's output
  Automatic<double> attention_dropout;     ///< on attention weights
  Automatic<double> feed_forward_dropout;  ///< inside the feed-forward sublayer, after the activation
  Activation activation = Activation::Relu;
  Automatic<Tie> tie;                      ///< all with a joint vocabulary, else target
  bool operator==(const ModelConfig&) const = default;
};

}  // namespace ferry
