#include "evaluation/corpus_loss.h"

#include "base/signals.h"

namespace ferry {

LossTotals corpus_loss(TransformerImpl& model, const EncodedCorpus& corpus, const LossOptions& options) {
  const NoGradients guard;
  LossTotals totals;
  for (const auto& pairs : plan_batches_by_length(corpus, options.batch_tokens).batches) {
    stop_if_asked();
    ForwardContext context = ForwardContext::evaluation();
    const Batch batch = on_device(collate(corpus, pairs), model.output->bias.device());
    totals += batch_loss(model, batch, options.label_smoothing, context).totals;
  }
  return totals;
}

}  // namespace ferry
