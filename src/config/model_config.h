// Section `model`: the shape of the Transformer.
#pragma once

#include <array>
#include <string_view>

#include "config/field.h"

namespace ferry {

enum class Preset { Auto, Tiny, Small, Base, Big };
constexpr auto names_of(Preset) {
  return std::array<std::string_view, 5>{"auto", "tiny", "small", "base", "big"};
}

enum class Activation { Relu, Gelu, Swiglu };
constexpr auto names_of(Activation) {
  return std::array<std::string_view, 3>{"relu", "gelu", "swiglu"};
}

/// Which of the three matrices over the vocabulary are one: source embedding, target embedding, output projection.
enum class Tie { All, Target, None };
constexpr auto names_of(Tie) {
  return std::array<std::string_view, 3>{"all", "target", "none"};
}

struct ModelConfig {
  Preset preset = Preset::Auto;
  Automatic<int> width;         ///< D
  Automatic<int> heads;         ///< H, divides D
  Automatic<int> feed_forward;  ///< inner width of the feed-forward sublayer
  Automatic<int> encoder_layers;
  Automatic<int> decoder_layers;
  Automatic<double> dropout;               ///< on embeddings and on every sublayer's output
  Automatic<double> attention_dropout;     ///< on attention weights
  Automatic<double> feed_forward_dropout;  ///< inside the feed-forward sublayer, after the activation
  Activation activation = Activation::Relu;
  Automatic<Tie> tie;  ///< all with a joint vocabulary, else target

  bool operator==(const ModelConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("preset", self.preset, "a shape by name; auto: from the size of the corpus");
    visit.option("width", self.width, "width of embeddings and layers", between(2, 65536));
    visit.option("heads", self.heads, "attention heads; must divide the width", between(1, 4096));
    visit.option("feed_forward", self.feed_forward, "inner width of the feed-forward sublayers", between(1, 1048576));
    visit.option("encoder_layers", self.encoder_layers, "layers of the encoder", between(1, 256));
    visit.option("decoder_layers", self.decoder_layers, "layers of the decoder", between(1, 256));
    visit.option("dropout", self.dropout, "dropout on embeddings and on every sublayer's output", below_one());
    visit.option("attention_dropout", self.attention_dropout, "dropout on attention weights", below_one());
    visit.option("feed_forward_dropout", self.feed_forward_dropout,
                 "dropout inside the feed-forward sublayers, after the activation", below_one());
    visit.option("activation", self.activation, "activation of the feed-forward sublayers");
    visit.option("tie", self.tie, "embeddings that are one matrix with the output projection");
  }
};

}  // namespace ferry
