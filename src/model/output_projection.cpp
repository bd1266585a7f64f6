#include "model/output_projection.h"

#include "kernels/linear.h"
#include "kernels/stage.h"

namespace ferry {

OutputProjectionImpl::OutputProjectionImpl(std::int64_t vocabulary, std::int64_t width, const Tensor& table)
    : weight(table.defined() ? table : register_parameter("weight", at::zeros({vocabulary, width}))),
      bias(register_parameter("bias", at::zeros({vocabulary}))) {}

Tensor OutputProjectionImpl::forward(const Tensor& states) const {
  const kernels::InStage stage(kernels::Stage::Output);
  if (fixed_) return fixed_->product(states, bias);
  return kernels::linear(states, weight, bias).to(at::kFloat);
}

}  // namespace ferry
