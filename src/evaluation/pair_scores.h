// What a model thinks of given translations: the log-probability of each pair.
#pragma once

#include <vector>

#include "evaluation/corpus_loss.h"

namespace ferry {

struct PairScore {
  double log_probability = 0;  ///< nats, of the target's pieces and </s>
  std::int64_t tokens = 0;     ///< pieces, </s> included
};

/// One score for each pair of the corpus, in its order; it depends on the pair alone (within the rounding of float32).
std::vector<PairScore> score_pairs(TransformerImpl& model, const EncodedCorpus& corpus, int batch_tokens);

}  // namespace ferry
