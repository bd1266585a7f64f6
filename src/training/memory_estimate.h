// How much memory training will take, before it takes it.
#pragma once

#include <algorithm>

#include "base/available_memory.h"
#include "model/shape.h"
#include "training/preparation.h"

namespace ferry {

/// Padded sizes of a batch.
struct BatchSize {
  std::int64_t sentences = 0;
  std::int64_t source = 0;  ///< S
  std::int64_t target = 0;  ///< T
};

/// In bytes, at the moment when each is largest.
struct MemoryEstimate {
  std::int64_t parameters = 0;  ///< weights, gradients, moments, average, and the weights converted for products
  std::int64_t batch = 0;       ///< what the forward pass keeps for the way back, of the largest batch
  std::int64_t sentences = 0;   ///< in that batch
  std::int64_t search = 0;      ///< caches of the largest batch translated in validation and test
  std::int64_t restored = 0;    ///< the checkpoint that training goes on from, until its tensors are copied
  std::int64_t program = 0;     ///< program, data and everything else that is there already
  std::int64_t growth = 0;      ///< of the libraries once they work
  /// A batch is trained, or validation translates, or a checkpoint is restored.
  std::int64_t peak() const { return parameters + std::max({batch, search, restored}) + program + growth; }
};

/// What the process holds when the estimate is made.
struct HeldMemory {
  std::int64_t resident = 0;
  std::int64_t restored = 0;  ///< of it, a checkpoint that is let go before the first batch
};

/// Weights of a model of this shape.
std::int64_t parameter_count(const TransformerShape& shape);

/// Bytes that one batch needs between its forward and its backward pass.
std::int64_t batch_memory(const TransformerShape& shape, const BatchSize& size, std::int64_t product_bytes);

/// Of the batches of the first epoch the one that takes the most memory.
BatchSize largest_batch(const TransformerShape& shape, const EncodedCorpus& corpus, const Config& config,
                        std::int64_t product_bytes);

/// For training on the processor.
MemoryEstimate estimate_memory(const PreparedData& data, const HeldMemory& held);

/// Says the estimate in one line of the log. Warns where it is tight; throws UserError, with what to change, where the
/// estimate is above what is available by more than it can be wrong.
void check_memory(const MemoryEstimate& estimate, const AvailableMemory& available, const Config& config);

}  // namespace ferry
