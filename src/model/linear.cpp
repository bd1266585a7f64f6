#include "model/linear.h"

#include <algorithm>

#include "kernels/linear.h"

namespace ferry {

LinearImpl::LinearImpl(std::int64_t inputs, std::int64_t outputs, const Tensor& shared)
    : weight(shared.defined() ? shared : register_parameter("weight", at::zeros({outputs, inputs}))),
      bias(register_parameter("bias", at::zeros({outputs}))) {}

Tensor LinearImpl::forward(const Tensor& x) const {
  return fixed_ ? fixed_->product(x, bias) : kernels::linear(x, weight, bias);
}

std::vector<Tensor> apply_all(const std::vector<Linear>& maps, const Tensor& x) {
  if (std::ranges::any_of(maps, [](const Linear& map) { return map->is_fixed(); })) {
    std::vector<Tensor> results;
    for (const Linear& map : maps) results.push_back(map->forward(x));
    return results;
  }
  std::vector<kernels::LinearMap> weights;
  for (const Linear& map : maps) weights.push_back({map->weight, map->bias});
  return kernels::linears(x, weights);
}

}  // namespace ferry
