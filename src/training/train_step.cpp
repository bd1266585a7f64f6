#include "training/train_step.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/memory.h"
#include "kernels/stage.h"
#include "training/batch_parts.h"

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

namespace {

void clear_gradients(TransformerImpl& model) {
  for (const auto& [name, values] : model.named_parameters()) {
    if (values.grad().defined()) values.mutable_grad().zero_();
  }
}

void add_part(TransformerImpl& model, const Batch& whole, const BatchPart& part, std::int64_t update,
              const StepOptions& options, StepResult& result) {
  const bool is_whole = part.rows() == whole.source.ids.size(0);
  const Batch batch = on_device(is_whole ? whole : rows_of(whole, part), options.device);
  ForwardContext context = context_of(dropout_context(options, update, part.batch), whole, part);
  const BatchLoss loss = batch_loss(model, batch, options.label_smoothing, context);
  loss.loss.backward();
  result.totals += loss.totals;
  result.source_tokens += batch.source_tokens;
}

/// Returns the part at which memory ran out.
std::optional<BatchPart> add_parts(TransformerImpl& model, const std::vector<Batch>& batches, std::int64_t update,
                                   const StepOptions& options, StepResult& result) {
  for (const BatchPart& part : parts_of(batches, result.most_positions)) {
    const Batch& batch = batches[part.batch];
    if (is_one_of(result.left_out, batch, part)) continue;
    try {
      add_part(model, batch, part, update, options, result);
    } catch (const std::exception& error) {
      if (!is_out_of_memory(error) || batch.pairs.empty()) throw;
      return part;
    }
  }
  return std::nullopt;
}

}  // namespace

StepResult add_gradients(TransformerImpl& model, const std::vector<Batch>& batches, std::int64_t update,
                         const StepOptions& options) {
  StepResult result{.totals = {}, .most_positions = options.most_positions};
  // A backward pass that fails has added a part of its gradients already: all begins anew.
  while (const std::optional<BatchPart> failed = add_parts(model, batches, update, options, result)) {
    clear_gradients(model);
    const Batch& batch = batches[failed->batch];
    if (failed->rows() == 1) {
      result.left_out.push_back(batch.pairs[static_cast<std::size_t>(failed->begin)]);
    } else {
      result.most_positions = (failed->rows() + 1) / 2 * (positions_of(batch, *failed) / failed->rows());
    }
    result.totals = {};
    result.source_tokens = 0;
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
  if (!is_usable(result.totals) || result.totals.tokens == 0) {
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
