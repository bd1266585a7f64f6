#include "model/embedding.h"

#include <cmath>

#include "kernels/embedding.h"
#include "kernels/stage.h"
#include "model/positions.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

EmbeddingImpl::EmbeddingImpl(std::int64_t vocabulary, std::int64_t width, double dropout, const Tensor& table)
    : weight(table.defined() ? table : register_parameter("weight", at::zeros({vocabulary, width}))),
      dropout_(dropout) {}

const Tensor& EmbeddingImpl::positions(std::int64_t length) {
  if (!positions_.defined() || positions_.size(0) < length) {
    positions_ = sinusoidal_positions(std::max<std::int64_t>(256, length * 2), weight.size(1));
  }
  if (positions_.device() != weight.device()) positions_ = positions_.to(weight.device());
  return positions_;
}

Tensor EmbeddingImpl::forward(const Tensor& ids, ForwardContext& context, std::int64_t first_position) {
  const kernels::InStage stage(kernels::Stage::Embedding);
  const std::int64_t last = first_position + ids.size(1);
  const Tensor places = positions(last).narrow(0, first_position, ids.size(1));
  const double scale = std::sqrt(static_cast<double>(weight.size(1)));
  return kernels::embed(weight, ids, places, {.scale = scale, .padding_id = pad_id}, context.dropout(dropout_));
}

}  // namespace ferry
