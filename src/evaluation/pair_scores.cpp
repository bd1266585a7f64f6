#include "evaluation/pair_scores.h"

namespace ferry {

std::vector<PairScore> score_pairs(TransformerImpl& model, const EncodedCorpus& corpus, int batch_tokens) {
  const NoGradients guard;
  std::vector<PairScore> scores(corpus.size());
  for (const auto& pairs : plan_batches_by_length(corpus, batch_tokens).batches) {
    const Batch batch = on_device(collate(corpus, pairs), model.output->bias.device());
    ForwardContext context = ForwardContext::evaluation();
    const Tensor log_p = at::log_softmax(model.forward(batch, context), -1);
    const Tensor of_targets = log_p.gather(2, batch.target_output.unsqueeze(2)).squeeze(2).cpu().to(at::kDouble);
    for (std::size_t row = 0; row < pairs.size(); ++row) {
      const auto sentence = static_cast<std::int64_t>(row);
      const std::int64_t tokens = batch.target_lengths[sentence].item<std::int64_t>();
      scores[pairs[row]] = {of_targets[sentence].narrow(0, 0, tokens).sum().item<double>(), tokens};
    }
  }
  return scores;
}

}  // namespace ferry
