// From summed gradients to new weights: the one division by tokens, clipping, AdamW, the moving average.
#pragma once

#include "config/training_config.h"
#include "training/flat_parameters.h"

namespace ferry {

class Optimizer {
 public:
  /// The parameters must outlive the optimizer.
  Optimizer(FlatParameters& parameters, const TrainingConfig& config);

  /// The norm of the mean gradient over `tokens` target positions.
  double gradient_norm(std::int64_t tokens) const;

  struct Outcome {
    double gradient_norm = 0;  ///< of the mean gradient per token, before clipping
    bool applied = false;      ///< false when the gradient, or its square, is not finite: then nothing has changed
  };
  /// Update number `update` (from 1) with gradients summed over `tokens` target positions; clears the gradients.
  Outcome step(std::int64_t update, double rate, std::int64_t tokens);

  /// Instead of a step: the gradients are forgotten.
  void discard_gradients() { parameters_.clear_gradients(); }
  /// Whether every weight, moment and average is a finite number.
  bool is_finite() const;

  /// The moving average of the weights [P], undefined when the configuration wants none.
  const Tensor& average() const { return average_; }

  /// Moments by parameter name ("first_moment.encoder..."), views of the live buffers.
  NamedTensors state() const;

 private:
  FlatParameters& parameters_;
  TrainingConfig config_;
  Tensor first_moment_, second_moment_, average_;
};

}  // namespace ferry
