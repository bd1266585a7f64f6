#include "training/batch_parts.h"

#include <algorithm>

namespace ferry {
namespace {

void cut(const Batch& batch, const BatchPart& part, std::int64_t most_positions, std::vector<BatchPart>& parts) {
  if (most_positions == 0 || part.rows() == 1 || positions_of(batch, part) <= most_positions) {
    parts.push_back(part);
    return;
  }
  const std::int64_t middle = part.begin + part.rows() / 2;
  cut(batch, {part.batch, part.begin, middle}, most_positions, parts);
  cut(batch, {part.batch, middle, part.end}, most_positions, parts);
}

}  // namespace

std::int64_t positions_of(const Batch& batch, const BatchPart& part) {
  return part.rows() * std::max(batch.source.ids.size(1), batch.target_input.size(1));
}

std::vector<BatchPart> parts_of(const std::vector<Batch>& batches, std::int64_t most_positions) {
  std::vector<BatchPart> parts;
  for (std::size_t i = 0; i < batches.size(); ++i) {
    cut(batches[i], {i, 0, batches[i].source.ids.size(0)}, most_positions, parts);
  }
  return parts;
}

Batch rows_of(const Batch& batch, const BatchPart& part) {
  const auto rows = [&](const Tensor& x) { return x.narrow(0, part.begin, part.rows()); };
  Batch cut{.source = {rows(batch.source.ids), rows(batch.source.lengths)},
            .target_input = rows(batch.target_input),
            .target_output = rows(batch.target_output),
            .target_lengths = rows(batch.target_lengths),
            .pairs = {}};
  cut.source_tokens = cut.source.lengths.sum().item<std::int64_t>();
  cut.target_tokens = cut.target_lengths.sum().item<std::int64_t>();
  if (part.rows() == 1) {
    cut.source.ids = cut.source.ids.narrow(1, 0, cut.source_tokens);
    cut.target_input = cut.target_input.narrow(1, 0, cut.target_tokens);
    cut.target_output = cut.target_output.narrow(1, 0, cut.target_tokens);
  }
  if (!batch.pairs.empty()) cut.pairs.assign(batch.pairs.begin() + part.begin, batch.pairs.begin() + part.end);
  return cut;
}

bool is_one_of(const std::vector<PairIndex>& pairs, const Batch& batch, const BatchPart& part) {
  if (part.rows() != 1 || batch.pairs.empty()) return false;
  return std::ranges::count(pairs, batch.pairs[static_cast<std::size_t>(part.begin)]) > 0;
}

ForwardContext context_of(const ForwardContext& whole, const Batch& batch, const BatchPart& part) {
  const auto before = [&](const Tensor& lengths) {
    return lengths.narrow(0, 0, part.begin).sum().item<std::int64_t>();
  };
  return whole.of_part(before(batch.source.lengths), before(batch.target_lengths));
}

}  // namespace ferry
