#include "model/shape.h"

namespace ferry {

TransformerShape transformer_shape(const ModelConfig& config, std::int64_t source_vocabulary,
                                   std::int64_t target_vocabulary) {
  return {.width = config.width.value(),
          .heads = config.heads.value(),
          .feed_forward = config.feed_forward.value(),
          .encoder_layers = config.encoder_layers.value(),
          .decoder_layers = config.decoder_layers.value(),
          .source_vocabulary = source_vocabulary,
          .target_vocabulary = target_vocabulary,
          .dropout = config.dropout.value(),
          .attention_dropout = config.attention_dropout.value(),
          .feed_forward_dropout = config.feed_forward_dropout.value(),
          .activation = config.activation,
          .tie = config.tie.value()};
}

}  // namespace ferry
