#include "model/linear.h"

#include "kernels/linear.h"

namespace ferry {

LinearImpl::LinearImpl(std::int64_t inputs, std::int64_t outputs)
    : weight(register_parameter("weight", at::zeros({outputs, inputs}))),
      bias(register_parameter("bias", at::zeros({outputs}))) {}

Tensor LinearImpl::forward(const Tensor& x) const {
  return rounded_ ? rounded_->product(x, bias) : kernels::linear(x, weight, bias);
}

}  // namespace ferry
