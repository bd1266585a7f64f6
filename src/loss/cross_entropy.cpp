#include "loss/cross_entropy.h"

#include <cmath>

#include "base/errors.h"
#include "kernels/output_loss.h"
#include "kernels/stage.h"

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
  const SentenceRows rows(batch.target_lengths, batch.target_output.size(1));
  const Tensor states = model.decoder->real_states(batch.target_input, rows, memory, context);
  const kernels::InStage stage(kernels::Stage::Output);
  check(rows.real() == batch.target_tokens, "a batch knows its real positions");
  const Tensor targets = rows.packed(batch.target_output).narrow(0, 0, rows.real());
  const kernels::OutputLoss sums =
      kernels::output_loss(states, model.output->weight, model.output->bias, targets, smoothing);
  return {sums.loss,
          {.loss = sums.loss.item<double>(),
           .nll = sums.nll.item<double>(),
           .tokens = batch.target_tokens,
           .correct = static_cast<std::int64_t>(sums.correct.item<double>())}};
}

}  // namespace ferry
