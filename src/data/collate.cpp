// The only place where padding, <s> and </s> are added.
#include <algorithm>

#include "base/errors.h"
#include "data/batch.h"

namespace ferry {
namespace {

using Sequence = std::span<const std::int32_t>;

enum class Begin { None, Marked };  ///< whether <s> stands first
enum class End { None, Marked };    ///< whether </s> stands last

/// [rows, longest] int64: each sequence with its marks, then padding.
template <typename At>
Tensor padded_rows(std::size_t rows, const At& sequence, Begin begin, End end) {
  const std::size_t marks = (begin == Begin::Marked ? 1U : 0U) + (end == End::Marked ? 1U : 0U);
  std::size_t longest = 0;
  for (std::size_t i = 0; i < rows; ++i) longest = std::max(longest, sequence(i).size());
  const std::size_t width = longest + marks;
  Tensor ids = at::empty({static_cast<std::int64_t>(rows), static_cast<std::int64_t>(width)}, at::kLong);
  // Filled by hand: a large at::full would start a second team of threads from the thread that makes batches.
  auto* row = ids.data_ptr<std::int64_t>();
  for (std::size_t i = 0; i < rows; ++i, row += width) {
    const Sequence values = sequence(i);
    std::int64_t* to = row;
    if (begin == Begin::Marked) *to++ = begin_id;
    to = std::copy(values.begin(), values.end(), to);
    if (end == End::Marked) *to++ = end_id;
    std::fill(to, row + width, std::int64_t{pad_id});
  }
  return ids;
}

/// [rows] int32: pieces and one mark.
template <typename At>
Tensor lengths_with_mark(std::size_t rows, const At& sequence) {
  Tensor lengths = at::empty({static_cast<std::int64_t>(rows)}, at::kInt);
  auto* values = lengths.data_ptr<std::int32_t>();
  for (std::size_t i = 0; i < rows; ++i) values[i] = static_cast<std::int32_t>(sequence(i).size() + 1);
  return lengths;
}

template <typename At>
SourceBatch source_batch(std::size_t rows, const At& sequence) {
  return {padded_rows(rows, sequence, Begin::None, End::Marked), lengths_with_mark(rows, sequence)};
}

template <typename At>
std::int64_t positions_with_mark(std::size_t rows, const At& sequence) {
  std::size_t positions = rows;
  for (std::size_t i = 0; i < rows; ++i) positions += sequence(i).size();
  return static_cast<std::int64_t>(positions);
}

}  // namespace

Batch collate(const EncodedCorpus& corpus, const std::vector<PairIndex>& pairs) {
  check(!pairs.empty(), "a batch has at least one pair");
  const auto source = [&](std::size_t i) { return corpus.source[pairs[i]]; };
  const auto target = [&](std::size_t i) { return corpus.target[pairs[i]]; };
  Batch batch;
  batch.source = source_batch(pairs.size(), source);
  batch.target_input = padded_rows(pairs.size(), target, Begin::Marked, End::None);
  batch.target_output = padded_rows(pairs.size(), target, Begin::None, End::Marked);
  batch.target_lengths = lengths_with_mark(pairs.size(), target);
  batch.source_tokens = positions_with_mark(pairs.size(), source);
  batch.target_tokens = positions_with_mark(pairs.size(), target);
  batch.pairs = pairs;
  return batch;
}

Batch on_device(Batch batch, const at::Device& device) {
  if (device.is_cpu()) return batch;
  for (Tensor* part :
       {&batch.source.ids, &batch.source.lengths, &batch.target_input, &batch.target_output, &batch.target_lengths}) {
    *part = part->to(device);
  }
  return batch;
}

SourceBatch collate_source(const std::vector<std::vector<std::int32_t>>& sentences) {
  check(!sentences.empty(), "a batch has at least one sentence");
  return source_batch(sentences.size(), [&](std::size_t i) { return Sequence(sentences[i]); });
}

}  // namespace ferry
