#include "training/optimizer.h"

#include <algorithm>
#include <cmath>

#include "kernels/adamw.h"

namespace ferry {

Optimizer::Optimizer(FlatParameters& parameters, const TrainingConfig& config)
    : parameters_(parameters),
      config_(config),
      first_moment_(at::zeros_like(parameters.values())),
      second_moment_(at::zeros_like(parameters.values())) {
  if (config.average_decay.value() > 0) average_ = parameters.values().detach().clone();
}

Optimizer::Outcome Optimizer::step(std::int64_t update, double rate, std::int64_t tokens) {
  const double mean = 1.0 / static_cast<double>(std::max<std::int64_t>(tokens, 1));
  const double norm = std::sqrt(kernels::sum_of_squares(parameters_.gradients())) * mean;
  if (!std::isfinite(norm)) {
    parameters_.clear_gradients();
    return {norm, false};
  }
  const bool clipped = config_.clip_norm > 0 && norm > config_.clip_norm;
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

NamedTensors Optimizer::state() const {
  NamedTensors tensors = parameters_.named(first_moment_, "first_moment.");
  const NamedTensors second = parameters_.named(second_moment_, "second_moment.");
  tensors.insert(tensors.end(), second.begin(), second.end());
  return tensors;
}

}  // namespace ferry
