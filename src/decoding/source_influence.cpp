#include "decoding/source_influence.h"

#include <algorithm>

#include "base/errors.h"

namespace ferry {
namespace {

/// Numbers held at once, of logits, or of memories with their keys and values: 64 MB of them.
constexpr std::int64_t most_numbers = std::int64_t{1} << 24;

/// How many memories of S positions go through the decoder together.
std::int64_t memories_at_once(const TransformerShape& shape, std::int64_t steps, std::int64_t positions) {
  const std::int64_t numbers = std::max(steps * shape.target_vocabulary, 3 * positions * shape.width);
  return std::max<std::int64_t>(1, most_numbers / numbers);
}

/// [R, S - 1, D] from [1, S, D]: row r is the memory without position first + r. Positions are part of the states, so
/// that leaving one out moves nothing.
Memory without_each_of(const Memory& memory, std::int64_t first, std::int64_t count) {
  const std::int64_t positions = memory.states.size(1);
  std::vector<std::int64_t> others;
  for (std::int64_t hidden = first; hidden < first + count; ++hidden) {
    for (std::int64_t position = 0; position < positions; ++position) {
      if (position != hidden) others.push_back(position);
    }
  }
  const Tensor index = at::tensor(others, at::kLong).to(memory.states.device());
  return {memory.states[0].index_select(0, index).view({count, positions - 1, memory.states.size(2)}),
          (memory.lengths - 1).expand({count}).contiguous()};
}

/// [R, T]: log-probability of the pair's target pieces under each of R memories.
Tensor log_likelihood(TransformerImpl& model, const Batch& pair, const Memory& memories) {
  const std::int64_t rows = memories.states.size(0);
  const std::int64_t steps = pair.target_output.size(1);
  Batch batch;
  batch.target_input = pair.target_input.expand({rows, steps}).contiguous();
  batch.target_lengths = pair.target_lengths.expand({rows}).contiguous();
  ForwardContext context = ForwardContext::evaluation();
  const Tensor log_p = at::log_softmax(model.output(model.decode(batch, memories, context)), -1);
  return log_p.gather(2, pair.target_output.expand({rows, steps}).unsqueeze(2)).squeeze(2);
}

}  // namespace

Tensor source_influence(TransformerImpl& model, const Pieces& source, const Pieces& target) {
  check(!source.empty(), "there is something to hide");
  const NoGradients guard;
  const Batch pair = collate_pairs({source}, {target}, model.output->bias.device());
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model.encode(pair.source, context);
  const std::int64_t positions = memory.states.size(1);
  const std::int64_t at_once = memories_at_once(model.shape(), pair.target_output.size(1), positions);
  std::vector<Tensor> hidden;  // [S, T] in parts
  for (std::int64_t first = 0; first < positions; first += at_once) {
    const std::int64_t count = std::min(at_once, positions - first);
    hidden.push_back(log_likelihood(model, pair, without_each_of(memory, first, count)));
  }
  const Tensor whole = log_likelihood(model, pair, memory);  // [1, T]
  return (whole - at::cat(hidden)).t().contiguous().cpu();
}

}  // namespace ferry
