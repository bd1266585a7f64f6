#include "loss/cross_entropy.h"

#include <cmath>

#include "kernels/output_loss.h"
#include "kernels/stage.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

LossTotals& LossTotals::operator+=(const LossTotals& other) {
  loss += other.loss;
  nll += other.nll;
  tokens += other.tokens;
  correct += other.correct;
  return *this;
}

double LossTotals::perplexity() const {
  return std::exp(nll_per_token());
}

BatchLoss batch_loss(TransformerImpl& model, const Batch& batch, double smoothing, ForwardContext& context) {
  const Memory memory = model.encode(batch.source, context);
  const Tensor states = model.decode(batch, memory, context).flatten(0, 1);
  const kernels::InStage stage(kernels::Stage::Output);
  const Tensor targets = batch.target_output.flatten();
  Tensor real_states = states;
  Tensor real_targets = targets;
  if (batch.target_tokens < targets.numel()) {
    const Tensor real = (targets != pad_id).nonzero().squeeze(1);
    real_states = states.index_select(0, real);
    real_targets = targets.index_select(0, real);
  }
  const kernels::OutputLoss sums =
      kernels::output_loss(real_states, model.output->weight, model.output->bias, real_targets, smoothing);
  return {sums.loss,
          {.loss = sums.loss.item<double>(),
           .nll = sums.nll.item<double>(),
           .tokens = batch.target_tokens,
           .correct = static_cast<std::int64_t>(sums.correct.item<double>())}};
}

}  // namespace ferry
