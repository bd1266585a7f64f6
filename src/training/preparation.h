// From a configuration to data that is ready to be trained on: texts read, automatic options chosen, tokenizers there,
// everything encoded. Nothing is written before all of it is known to be sound.
#pragma once

#include "config/config.h"
#include "data/batch_stream.h"

namespace ferry {

struct PreparedData {
  Config config;  ///< resolved
  TokenizerPair tokenizers;
  ParallelText train_text;
  ParallelText valid_text;  ///< every line, blank ones included; empty where there is no validation part
  EncodedCorpus train;
  EncodedCorpus valid;  ///< the pairs of it that have a loss
};

/// How the stream of training batches is made, from a resolved configuration.
StreamOptions stream_options(const Config& config);

/// `known`: tokenizers of an earlier sitting, or empty to learn them. Says in the log what was read, left out, chosen
/// and learnt. Throws UserError for anything the user must change.
PreparedData prepare_data(Config config, const TokenizerPair& known);

}  // namespace ferry
