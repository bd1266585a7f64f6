#include "model/attention.h"

#include "kernels/stage.h"

namespace ferry {

AttentionImpl::AttentionImpl(const TransformerShape& shape)
    : query(register_module("query", Linear(shape.width, shape.width))),
      key(register_module("key", Linear(shape.width, shape.width))),
      value(register_module("value", Linear(shape.width, shape.width))),
      output(register_module("output", Linear(shape.width, shape.width))),
      heads_(shape.heads),
      dropout_(shape.attention_dropout) {}

KeysAndValues AttentionImpl::project(const Tensor& x) {
  const kernels::InStage stage(kernels::Stage::Attention);
  const std::vector<Tensor> projected = apply_all({key, value}, x);
  return {projected[0], projected[1]};
}

QueriesKeysAndValues AttentionImpl::project_all(const Tensor& x) {
  const kernels::InStage stage(kernels::Stage::Attention);
  const std::vector<Tensor> projected = apply_all({query, key, value}, x);
  return {projected[0], {projected[1], projected[2]}};
}

Tensor AttentionImpl::attend(const QueriesKeysAndValues& all, const AttentionMask& mask, ForwardContext& context) {
  const kernels::InStage stage(kernels::Stage::Attention);
  const Tensor joined =
      kernels::attention(all.queries, all.source.keys, all.source.values, heads_, mask, context.dropout(dropout_));
  return output(joined);
}

Tensor AttentionImpl::weights(const Tensor& queries_from, const KeysAndValues& source, const AttentionMask& mask) {
  return kernels::attention_weights(query(queries_from), source.keys, heads_, mask);
}

}  // namespace ferry
