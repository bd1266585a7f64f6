#include "training/optimizer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/adamw.h"

namespace ferry {

Optimizer::Optimizer(FlatParameters& parameters, const TrainingConfig& config)
    : parameters_(parameters),
      config_(config),
      first_moment_(at::zeros_like(parameters.values())),
      second_moment_(at::zeros_like(parameters.values())) {
  if (config.average_decay.value() > 0) average_ = parameters.values().detach().clone();
}

namespace {

double mean_of(std::int64_t tokens) {
  return 1.0 / static_cast<double>(std::max<std::int64_t>(tokens, 1));
}

}  // namespace

double Optimizer::gradient_norm(std::int64_t tokens) const {
  return std::sqrt(kernels::sum_of_squares(parameters_.gradients())) * mean_of(tokens);
}

Optimizer::Outcome Optimizer::step(std::int64_t update, double rate, std::int64_t tokens) {
  const double mean = mean_of(tokens);
  const double norm = gradient_norm(tokens);
  const bool clipped = config_.clip_norm > 0 && norm > config_.clip_norm;
  // The second moment holds squares in float32; infinity in it would stop its weight for ever.
  const double used = clipped ? config_.clip_norm : norm;
  if (!std::isfinite(norm) || used * used > std::numeric_limits<float>::max()) {
    parameters_.clear_gradients();
    return {norm, false};
  }
  // While there are few updates the average follows closely, or the first weights would stay in it for too long.
  const auto made = static_cast<double>(update);
  const double decay = std::min(config_.average_decay.value(), (1 + made) / (10 + made));
  kernels::AdamwOptions options{.step = update,
                                .rate = rate,
                                .beta1 = config_.beta1,
                                .beta2 = config_.beta2,
                                .epsilon = config_.epsilon,
                                .weight_decay = config_.weight_decay,
                                .gradient_scale = clipped ? mean * config_.clip_norm / norm : mean,
                                .average_weight = 1 - decay};
  const kernels::AdamwBuffers buffers{parameters_.values(), parameters_.gradients(), first_moment_, second_moment_,
                                      average_};
  kernels::adamw(buffers, options, 0, parameters_.matrices_end());
  options.weight_decay = 0;
  kernels::adamw(buffers, options, parameters_.matrices_end(), parameters_.size());
  parameters_.clear_gradients();
  return {norm, true};
}

// A sum of squares in float64 is finite exactly where every float32 in it is.
bool Optimizer::is_finite() const {
  double sum = 0;
  for (const Tensor& numbers : {parameters_.values(), first_moment_, second_moment_, average_}) {
    if (numbers.defined()) sum += kernels::sum_of_squares(numbers);
  }
  return std::isfinite(sum);
}

NamedTensors Optimizer::state() const {
  NamedTensors tensors = parameters_.named(first_moment_, "first_moment.");
  const NamedTensors second = parameters_.named(second_moment_, "second_moment.");
  tensors.insert(tensors.end(), second.begin(), second.end());
  return tensors;
}

}  // namespace ferry
