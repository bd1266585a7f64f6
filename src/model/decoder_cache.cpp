#include "model/decoder_cache.h"

#include <algorithm>

namespace ferry {
namespace {

// Only the filled positions are copied.
Tensor selected(const Tensor& cache, const Tensor& rows, std::int64_t length) {
  Tensor to = at::empty({rows.size(0), cache.size(1), cache.size(2)}, cache.options());
  to.narrow(1, 0, length).copy_(cache.narrow(1, 0, length).index_select(0, rows));
  return to;
}

void select_rows(DecoderCache& cache, const Tensor& rows) {
  for (LayerCache& layer : cache.layers) {
    layer.keys = selected(layer.keys, rows, cache.length);
    layer.values = selected(layer.values, rows, cache.length);
  }
}

}  // namespace

void DecoderCache::reorder(const Tensor& origins) {
  const std::int64_t rows = sentences() * hypotheses;
  if (origins.size(0) != rows) {
    select_rows(*this, origins);
    hypotheses = origins.size(0) / sentences();
    return;
  }
  const Tensor moved = (origins != at::arange(rows, origins.options())).nonzero().squeeze(1);
  if (moved.size(0) == 0) return;
  const Tensor from = origins.index_select(0, moved);
  for (LayerCache& layer : layers) {
    for (const Tensor* part : {&layer.keys, &layer.values}) {
      Tensor filled = part->narrow(1, 0, length);
      filled.index_copy_(0, moved, filled.index_select(0, from));
    }
  }
}

void DecoderCache::keep_sentences(const Tensor& sentences) {
  const Tensor within = at::arange(hypotheses, sentences.options());
  select_rows(*this, (sentences.unsqueeze(1) * hypotheses + within.unsqueeze(0)).flatten());
  memory_lengths = memory_lengths.index_select(0, sentences);
  const std::int64_t longest = memory_lengths.max().item<std::int64_t>();
  for (LayerCache& layer : layers) {
    for (Tensor* part : {&layer.memory.keys, &layer.memory.values}) {
      *part = part->narrow(1, 0, longest).index_select(0, sentences);
    }
  }
}

void DecoderCache::reserve(std::int64_t positions) {
  if (positions <= capacity()) return;
  const std::int64_t room = std::max(positions, capacity() * 2);
  for (LayerCache& layer : layers) {
    for (Tensor* part : {&layer.keys, &layer.values}) {
      Tensor larger = at::empty({part->size(0), room, part->size(2)}, part->options());
      larger.narrow(1, 0, length).copy_(part->narrow(1, 0, length));
      *part = larger;
    }
  }
}

}  // namespace ferry
