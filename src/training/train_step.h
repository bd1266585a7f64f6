// One update: batches forward and backward, gradients summed, one step of the optimizer.
#pragma once

#include "loss/cross_entropy.h"
#include "training/device.h"
#include "training/optimizer.h"

namespace ferry {

struct StepOptions {
  double label_smoothing = 0.1;
  std::uint64_t seed = 1;
  at::Device device = at::kCPU;
  at::ScalarType product_type = at::kFloat;
  std::int64_t most_positions = 0;  ///< a side, computed at once; larger batches are computed in parts; 0: no limit
};

StepOptions step_options(const Config& config, const at::Device& device);

struct StepResult {
  LossTotals totals;
  std::int64_t source_tokens = 0;
  double gradient_norm = 0;  ///< per token, before clipping
  bool applied = false;      ///< false when loss, perplexity or gradient were not finite; then no weight has changed
  std::int64_t most_positions = 0;       ///< as in the options, lowered where memory ran out
  std::vector<PairIndex> left_out = {};  ///< pairs that do not fit into memory even alone; they are in no total
};

/// How batch number `batch` of an update is computed: with dropout, a pure function of the seed and these numbers.
ForwardContext dropout_context(const StepOptions& options, std::int64_t update, std::size_t batch);

/// Forward and backward for update number `update`, from cleared gradients; nothing else changes. Where memory runs out
/// it begins anew with halves of the batches, quarters and so on, down to single sentences: the same gradient up to
/// rounding (batch_parts.h).
StepResult add_gradients(TransformerImpl& model, const std::vector<Batch>& batches, std::int64_t update,
                         const StepOptions& options);

/// Whether weights may follow from a loss: it and its perplexity are finite. A model that explodes need not reach
/// infinity; with 709 nats a piece, where e^709 is the largest number there is, nothing can be learnt any more.
bool is_usable(const LossTotals& totals);

/// Update number `update` (from 1) at learning rate `rate` from the batches given. Batches of different sizes give the
/// same update as one large batch: gradients are of sums, and are divided by the number of target tokens once.
StepResult train_step(TransformerImpl& model, Optimizer& optimizer, const std::vector<Batch>& batches,
                      std::int64_t update, double rate, const StepOptions& options);

}  // namespace ferry
