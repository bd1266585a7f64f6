#include "decoding/source_influence.h"

#include <algorithm>

#include "base/errors.h"

namespace ferry {
namespace {

/// Logits held at once: 64 MB of them.
constexpr std::int64_t most_logits = std::int64_t{1} << 24;

/// One pair as a batch, on the model's device.
Batch collate_pair(const Pieces& source, const Pieces& target, const at::Device& device) {
  EncodedCorpus corpus;
  corpus.source.add(source);
  corpus.target.add(target);
  corpus.lines = {1};
  Batch batch = collate(corpus, {0});
  for (Tensor* tensor :
       {&batch.source.ids, &batch.source.lengths, &batch.target_input, &batch.target_output, &batch.target_lengths}) {
    *tensor = tensor->to(device);
  }
  return batch;
}

/// [S, S - 1, D] from [1, S, D]: row k is the memory without position k. Positions are part of the states, so that
/// leaving one out moves nothing.
Memory without_each_position(const Memory& memory) {
  const std::int64_t positions = memory.states.size(1);
  std::vector<std::int64_t> others;
  for (std::int64_t hidden = 0; hidden < positions; ++hidden) {
    for (std::int64_t position = 0; position < positions; ++position) {
      if (position != hidden) others.push_back(position);
    }
  }
  const Tensor index = at::tensor(others, at::kLong).to(memory.states.device());
  return {memory.states[0].index_select(0, index).view({positions, positions - 1, memory.states.size(2)}),
          (memory.lengths - 1).expand({positions}).contiguous()};
}

/// [R, T]: log-probability of the pair's target pieces under each of R memories.
Tensor log_likelihood(TransformerImpl& model, const Batch& pair, const Memory& memories) {
  const std::int64_t rows = memories.states.size(0);
  const std::int64_t steps = pair.target_output.size(1);
  const std::int64_t at_once = std::max<std::int64_t>(1, most_logits / (steps * model.shape().target_vocabulary));
  std::vector<Tensor> parts;
  for (std::int64_t begin = 0; begin < rows; begin += at_once) {
    const std::int64_t count = std::min(at_once, rows - begin);
    Batch batch;
    batch.target_input = pair.target_input.expand({count, steps}).contiguous();
    batch.target_lengths = pair.target_lengths.expand({count}).contiguous();
    ForwardContext context = ForwardContext::evaluation();
    const Memory memory{memories.states.narrow(0, begin, count).contiguous(), memories.lengths.narrow(0, begin, count)};
    const Tensor log_p = at::log_softmax(model.output(model.decode(batch, memory, context)), -1);
    parts.push_back(log_p.gather(2, pair.target_output.expand({count, steps}).unsqueeze(2)).squeeze(2));
  }
  return at::cat(parts);
}

}  // namespace

Tensor source_influence(TransformerImpl& model, const Pieces& source, const Pieces& target) {
  check(!source.empty(), "there is something to hide");
  const NoGradients guard;
  const Batch pair = collate_pair(source, target, model.output->bias.device());
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model.encode(pair.source, context);
  const Tensor whole = log_likelihood(model, pair, memory);                          // [1, T]
  const Tensor hidden = log_likelihood(model, pair, without_each_position(memory));  // [S, T]
  return (whole - hidden).t().contiguous().cpu();
}

}  // namespace ferry
