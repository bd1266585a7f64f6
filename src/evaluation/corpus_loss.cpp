#include "evaluation/corpus_loss.h"

#include "base/signals.h"

namespace ferry {

LossTotals corpus_loss(TransformerImpl& model, const EncodedCorpus& corpus, const LossOptions& options) {
  const NoGradients guard;
  LossTotals totals;
  for (const auto& pairs : plan_batches_by_length(corpus, options.batch_tokens).batches) {
    stop_if_asked();
    ForwardContext context = ForwardContext::evaluation();
    totals += batch_loss(model, collate(corpus, pairs), options.label_smoothing, context).totals;
  }
  return totals;
}

}  // namespace ferry
