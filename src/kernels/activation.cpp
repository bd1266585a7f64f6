#include "kernels/activation.h"

#include "base/errors.h"
#include "kernels/instruction_set.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

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

// An element that relu or dropout removed is zero in y, and every other one is positive: y alone tells the way back.
class ReluDropout : public Function<ReluDropout> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& input, const Dropout& dropout) {
    context->saved_data["stage"] = current_stage();
    const DropoutRule rule = rule_of(dropout, input.numel());
    const Tensor x = input.contiguous();
    Tensor y = at::empty_like(x);
    with_type(x, [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, x.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
        typed_loops<T>().relu_forward(data_of<T>(x), data_of<T>(y), begin, end, rule);
      });
    });
    context->save_for_backward({y});
    context->saved_data["scale"] = static_cast<double>(rule.scale);
    return y;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const Tensor y = context->get_saved_variables()[0];
    const Tensor dy = gradients[0].contiguous();
    const auto scale = static_cast<float>(context->saved_data["scale"].toDouble());
    Tensor dx = at::empty_like(dy);
    with_type(dy, [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, dy.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
        typed_loops<T>().relu_backward(data_of<T>(dy), data_of<T>(y), data_of<T>(dx), begin, end, scale);
      });
    });
    return {dx, {}};
  }
};

}  // namespace

Tensor activation_plain(const Tensor& x, ActivationKind kind, const Dropout& dropout) {
  const Tensor y = activate(x, kind);
  if (dropout.probability == 0) return y;
  return y * dropout_factors(dropout, y.sizes(), y.device()).to(y.scalar_type());
}

Tensor activation(const Tensor& x, ActivationKind kind, const Dropout& dropout) {
  if (kind != ActivationKind::Relu || !fits_loops(x)) return activation_plain(x, kind, dropout);
  return ReluDropout::apply(x, dropout);
}

}  // namespace ferry::kernels
