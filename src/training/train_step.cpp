#include "training/train_step.h"

#include <cmath>

#include "kernels/stage.h"

namespace ferry {

StepOptions step_options(const Config& config, const at::Device& device) {
  return {.label_smoothing = config.training.label_smoothing,
          .seed = config.seed,
          .device = device,
          .product_type = choose_product_type(config.precision, device)};
}

ForwardContext dropout_context(const StepOptions& options, std::int64_t update, std::size_t batch) {
  return ForwardContext::training(random_key(options.seed, "update", static_cast<std::uint64_t>(update), batch),
                                  options.product_type);
}

StepResult add_gradients(TransformerImpl& model, const std::vector<Batch>& batches, std::int64_t update,
                         const StepOptions& options) {
  StepResult result;
  for (std::size_t i = 0; i < batches.size(); ++i) {
    const Batch batch = on_device(batches[i], options.device);
    ForwardContext context = dropout_context(options, update, i);
    const BatchLoss loss = batch_loss(model, batch, options.label_smoothing, context);
    loss.loss.backward();
    result.totals += loss.totals;
    result.source_tokens += batch.source_tokens;
  }
  return result;
}

bool is_usable(const LossTotals& totals) {
  return std::isfinite(totals.loss) && std::isfinite(totals.perplexity());
}

StepResult train_step(TransformerImpl& model, Optimizer& optimizer, const std::vector<Batch>& batches,
                      std::int64_t update, double rate, const StepOptions& options) {
  StepResult result = add_gradients(model, batches, update, options);
  const kernels::InStage stage(kernels::Stage::Optimizer);
  if (!is_usable(result.totals)) {
    result.gradient_norm = optimizer.gradient_norm(result.totals.tokens);
    optimizer.discard_gradients();
    return result;
  }
  const Optimizer::Outcome outcome = optimizer.step(update, rate, result.totals.tokens);
  result.gradient_norm = outcome.gradient_norm;
  result.applied = outcome.applied;
  return result;
}

}  // namespace ferry
