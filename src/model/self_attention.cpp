#include "model/self_attention.h"

namespace ferry {

Tensor SelfAttentionImpl::forward(const Tensor& x, const AttentionMask& mask, ForwardContext& context) {
  return attend(project_all(x), mask, context);
}

Tensor SelfAttentionImpl::step(const Tensor& x, LayerCache& cache, std::int64_t position, ForwardContext& context) {
  const QueriesKeysAndValues now = project_all(x);
  cache.keys.narrow(1, position, 1).copy_(now.source.keys);
  cache.values.narrow(1, position, 1).copy_(now.source.values);
  const KeysAndValues past{cache.keys.narrow(1, 0, position + 1), cache.values.narrow(1, 0, position + 1)};
  return attend({now.queries, past}, {}, context);
}

}  // namespace ferry
