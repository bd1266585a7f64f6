#include "kernels/activation.h"

#include "base/errors.h"

namespace ferry::kernels {
namespace {

Tensor activate(const Tensor& x, ActivationKind kind) {
  switch (kind) {
    case ActivationKind::Relu:
      return at::relu(x);
    case ActivationKind::Gelu:
      return at::gelu(x);
    case ActivationKind::Swiglu: {
      const std::int64_t width = x.size(-1) / 2;
      return at::silu(x.narrow(-1, 0, width)) * x.narrow(-1, width, width);
    }
  }
  throw InternalError("an activation is one of three");
}

}  // namespace

Tensor activation(const Tensor& x, ActivationKind kind, const Dropout& dropout) {
  const Tensor y = activate(x, kind);
  if (dropout.probability == 0) return y;
  return y * dropout_factors(dropout, y.sizes(), y.device()).to(y.scalar_type());
}

}  // namespace ferry::kernels
