#include "model/self_attention.h"

namespace ferry {

Tensor SelfAttentionImpl::forward(const Tensor& x, const AttentionMask& mask, ForwardContext& context) {
  return attend(x, project(x), mask, context);
}

Tensor SelfAttentionImpl::step(const Tensor& x, LayerCache& cache, std::int64_t position, ForwardContext& context) {
  const KeysAndValues now = project(x);
  cache.keys.narrow(1, position, 1).copy_(now.keys);
  cache.values.narrow(1, position, 1).copy_(now.values);
  const KeysAndValues past{cache.keys.narrow(1, 0, position + 1), cache.values.narrow(1, 0, position + 1)};
  return attend(x, past, {}, context);
}

}  // namespace ferry
