// A batch in parts: when memory does not suffice for all of its sentences at once.
#pragma once

#include <vector>

#include "data/batch.h"
#include "model/forward_context.h"

namespace ferry {

/// Rows [begin, end) of batch number `batch` of an update.
struct BatchPart {
  std::size_t batch;
  std::int64_t begin, end;
  std::int64_t rows() const { return end - begin; }
};

/// Each batch whole, or in halves, quarters and so on of at most `most_positions` padded positions a side; 0: whole. A
/// single sentence is never cut.
std::vector<BatchPart> parts_of(const std::vector<Batch>& batches, std::int64_t most_positions = 0);

/// Whether a part is one pair, and that one of these.
bool is_one_of(const std::vector<PairIndex>& pairs, const Batch& batch, const BatchPart& part);

/// Positions of the longer side, padding included.
std::int64_t positions_of(const Batch& batch, const BatchPart& part);

/// The sentences of a part, as wide as the whole batch: the dropout of attention depends on that. A sentence alone is
/// as long as it is, or its neighbour's length would decide whether it fits; its attention then drops other elements.
Batch rows_of(const Batch& batch, const BatchPart& part);

/// How a part is computed so that the sum over the parts has the gradient of the whole, up to rounding: dropout
/// included (on a GPU the parts have another dropout than the whole).
ForwardContext context_of(const ForwardContext& whole, const Batch& batch, const BatchPart& part);

}  // namespace ferry
