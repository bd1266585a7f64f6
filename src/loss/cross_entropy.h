// The training loss, in totals: sums over positions that add across batches and are divided by tokens once, at the end.
#pragma once

#include <cstdint>

#include "model/transformer.h"

namespace ferry {

/// Sums over real target positions.
struct LossTotals {
  double loss = 0;           ///< label-smoothed cross-entropy, nats
  double nll = 0;            ///< negative log-likelihood of the targets, nats
  std::int64_t tokens = 0;   ///< real target positions, </s> included
  std::int64_t correct = 0;  ///< positions whose target is the model's first choice

  LossTotals& operator+=(const LossTotals& other);
  bool operator==(const LossTotals&) const = default;
  double loss_per_token() const { return tokens > 0 ? loss / static_cast<double>(tokens) : 0; }
  double nll_per_token() const { return tokens > 0 ? nll / static_cast<double>(tokens) : 0; }
  double accuracy() const { return tokens > 0 ? static_cast<double>(correct) / static_cast<double>(tokens) : 0; }
  /// e^nll per token: of the plain likelihood, whatever the smoothing.
  double perplexity() const;
};

struct BatchLoss {
  Tensor loss;  ///< the differentiable sum, float64 without a dimension
  LossTotals totals;
};

/// The loss of a batch under teacher forcing. Only real target positions are projected to the vocabulary.
BatchLoss batch_loss(TransformerImpl& model, const Batch& batch, double smoothing, ForwardContext& context);

}  // namespace ferry
