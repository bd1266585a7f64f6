// The loss of a model over a corpus, under teacher forcing.
#pragma once

#include "data/encoded_corpus.h"
#include "loss/cross_entropy.h"

namespace ferry {

struct LossOptions {
  double label_smoothing = 0;
  int batch_tokens = 4096;
};

/// Sums over all pairs; without dropout, gradients, or any influence of batch composition beyond rounding.
LossTotals corpus_loss(TransformerImpl& model, const EncodedCorpus& corpus, const LossOptions& options);

}  // namespace ferry
