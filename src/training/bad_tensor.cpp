#include "training/bad_tensor.h"

#include <algorithm>
#include <cmath>

#include "base/format.h"
#include "training/batch_parts.h"

namespace ferry {
namespace {

bool is_finite(const Tensor& numbers) {
  return at::isfinite(numbers).all().item<bool>();
}

std::string bad_parameter(const TransformerImpl& model) {
  for (const auto& [name, values] : model.named_parameters()) {
    if (!is_finite(values)) return "parameter " + name;
  }
  return "";
}

std::string bad_activation(TransformerImpl& model, const Batch& batch, ForwardContext context) {
  for (const auto& [name, values] : activations(model, batch, context)) {
    if (!is_finite(values)) return "activation " + name;
  }
  return "";
}

// The way back starts at the output: of the parameters in the order of the computation the last is reached first.
std::string bad_gradient(const TransformerImpl& model) {
  NamedParameters parameters = model.named_parameters();
  std::ranges::reverse(parameters);
  for (const auto& [name, values] : parameters) {
    const Tensor gradient = values.grad();
    if (gradient.defined() && !is_finite(gradient)) return "gradient of " + name;
  }
  return "";
}

std::string largest_parameter(const TransformerImpl& model) {
  std::string where;
  double highest = -1;
  for (const auto& [name, values] : model.named_parameters()) {
    const double here = values.abs().max().item<double>();
    if (here <= highest) continue;
    highest = here;
    where = name;
  }
  return format("loss (the largest number of a weight is {:.3g}, in {})", highest, where);
}

}  // namespace

NamedTensors activations(TransformerImpl& model, const Batch& batch, ForwardContext& context) {
  NamedTensors found;
  const auto note = [&found](std::string name, const Tensor& values) {
    found.emplace_back(std::move(name), values);
    return values;
  };
  const SentenceRows source(batch.source.lengths, batch.source.ids.size(1));
  context.enter_source();
  Tensor x = note("encoder input", model.source_embedding(batch.source.ids, source, context));
  for (std::size_t i = 0; i < model.encoder->layers.size(); ++i) {
    x = note(format("encoder.layers.{}", i), model.encoder->layers[i](x, source_mask(source), context));
  }
  const Tensor memory = note("encoder.norm", model.encoder->norm(x, context));
  const SentenceRows target(batch.target_lengths, batch.target_input.size(1));
  const AttentionMask causal = causal_mask(target);
  const AttentionMask to_memory = memory_mask(source, target);
  context.enter_target();
  x = note("decoder input", model.target_embedding(batch.target_input, target, context));
  for (std::size_t i = 0; i < model.decoder->layers.size(); ++i) {
    x = note(format("decoder.layers.{}", i), model.decoder->layers[i](x, memory, causal, to_memory, context));
  }
  note("decoder.norm", model.decoder->norm(x, context));
  return found;
}

std::string first_bad_tensor(TransformerImpl& model, FlatParameters& parameters, const std::vector<Batch>& batches,
                             std::int64_t update, const StepOptions& options, const StepResult& step) {
  std::string bad = bad_parameter(model);
  {
    const NoGradients guard;
    for (const BatchPart& part : parts_of(batches, step.most_positions)) {
      if (!bad.empty()) break;
      const Batch& whole = batches[part.batch];
      if (is_one_of(step.left_out, whole, part)) continue;
      bad = bad_activation(model, on_device(rows_of(whole, part), options.device),
                           context_of(dropout_context(options, update, part.batch), whole, part));
    }
  }
  if (!bad.empty()) return bad;
  parameters.clear_gradients();
  const LossTotals totals = add_gradients(model, batches, update, options).totals;
  if (!std::isfinite(totals.loss) || !std::isfinite(totals.nll)) {
    bad = "loss";
  } else {
    bad = bad_gradient(model);
  }
  parameters.clear_gradients();
  return bad.empty() ? largest_parameter(model) : bad;
}

}  // namespace ferry
