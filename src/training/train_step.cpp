#include "training/train_step.h"

#include "kernels/stage.h"

namespace ferry {

StepOptions step_options(const Config& config, const at::Device& device) {
  return {.label_smoothing = config.training.label_smoothing,
          .seed = config.seed,
          .device = device,
          .product_type = choose_product_type(config.precision, device)};
}

StepResult train_step(TransformerImpl& model, Optimizer& optimizer, const std::vector<Batch>& batches,
                      std::int64_t update, double rate, const StepOptions& options) {
  StepResult result;
  for (std::size_t i = 0; i < batches.size(); ++i) {
    const Batch batch = on_device(batches[i], options.device);
    ForwardContext context = ForwardContext::training(
        random_key(options.seed, "update", static_cast<std::uint64_t>(update), i), options.product_type);
    const BatchLoss loss = batch_loss(model, batch, options.label_smoothing, context);
    loss.loss.backward();
    result.totals += loss.totals;
    result.source_tokens += batch.source_tokens;
  }
  const kernels::InStage stage(kernels::Stage::Optimizer);
  const Optimizer::Outcome outcome = optimizer.step(update, rate, result.totals.tokens);
  result.gradient_norm = outcome.gradient_norm;
  result.applied = outcome.applied;
  return result;
}

}  // namespace ferry
