#include "model/residual.h"

#include "kernels/norm.h"
#include "kernels/stage.h"

namespace ferry {

NormImpl::NormImpl(std::int64_t width)
    : weight(register_parameter("weight", at::ones({width}))), bias(register_parameter("bias", at::zeros({width}))) {}

Tensor NormImpl::forward(const Tensor& x, const ForwardContext& context) const {
  const kernels::InStage stage(kernels::Stage::Norm);
  return kernels::layer_norm(x, weight, bias, context.product_type());
}

Tensor ResidualImpl::forward(const Tensor& x, ForwardContext& context,
                             const std::function<Tensor(const Tensor&)>& sublayer) const {
  const kernels::InStage stage(kernels::Stage::Norm);
  const kernels::NormAndSkip parts = kernels::norm_and_skip(x, weight, bias, context.product_type());
  const Tensor change = sublayer(parts.normed);
  return kernels::dropout_add(change, parts.skip, context.dropout(dropout_));
}

}  // namespace ferry
