#include "model/embedding.h"

#include <cmath>

#include "kernels/embedding.h"
#include "kernels/stage.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

EmbeddingImpl::EmbeddingImpl(std::int64_t vocabulary, std::int64_t width, double dropout, const Tensor& table)
    : weight(table.defined() ? table : register_parameter("weight", at::zeros({vocabulary, width}))),
      dropout_(dropout) {}

Tensor EmbeddingImpl::positions(std::int64_t length) {
  return positions_.first(length, weight.size(1), weight.device());
}

Tensor EmbeddingImpl::embed(const Tensor& ids, const Tensor& positions, ForwardContext& context) const {
  const kernels::InStage stage(kernels::Stage::Embedding);
  const double scale = std::sqrt(static_cast<double>(weight.size(1)));
  return kernels::embed(weight, ids, positions, {.scale = scale, .padding_id = pad_id}, context.dropout(dropout_));
}

Tensor EmbeddingImpl::forward(const Tensor& ids, const SentenceRows& rows, ForwardContext& context) {
  const Tensor places = positions(rows.longest).index_select(0, rows.positions);
  return embed(rows.packed(ids).unsqueeze(0), places, context).squeeze(0);
}

Tensor EmbeddingImpl::step(const Tensor& ids, std::int64_t position, ForwardContext& context) {
  return embed(ids.unsqueeze(1), positions(position + 1).narrow(0, position, 1), context);
}

}  // namespace ferry
