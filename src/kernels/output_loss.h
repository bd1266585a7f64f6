// The output projection and the loss in one: the logits of a whole batch never exist.
#pragma once

#include "base/tensor.h"

namespace ferry::kernels {

/// Sums over the positions, float64 tensors without a dimension; only `loss` has a gradient.
struct OutputLoss {
  Tensor loss;     ///< label-smoothed cross-entropy
  Tensor nll;      ///< negative log-likelihood of the targets
  Tensor correct;  ///< positions whose target has the highest logit
};

/// hidden [N, D] (float32 or bfloat16), weight [V, D] float32, bias [V] (may be undefined), targets [N] int64: logits
/// hidden weight' + bias and, for each row, (1 - smoothing) * nll + smoothing * mean over the vocabulary of -log p
/// (Szegedy et al. 2016, section 7; the smoothed part is uniform over all V). Works through the rows slice by slice,
/// and computes the gradients on the way forward, while a slice's logits are at hand.
OutputLoss output_loss(const Tensor& hidden, const Tensor& weight, const Tensor& bias, const Tensor& targets,
                       double smoothing);
OutputLoss output_loss_plain(const Tensor& hidden, const Tensor& weight, const Tensor& bias, const Tensor& targets,
                             double smoothing);

}  // namespace ferry::kernels
