#include "kernels/linear.h"

#include "kernels/instruction_set.h"
#include "kernels/product.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

Tensor converted(const Tensor& weight, at::ScalarType type) {
  const NoGradients guard;
  if (weight.scalar_type() == type) return weight.detach();
  if (weight.scalar_type() != at::kFloat || type != at::kBFloat16 || !fits_loops(weight) || !weight.is_contiguous()) {
    return weight.detach().to(type);
  }
  Tensor to = at::empty(weight.sizes(), weight.options().dtype(type));
  at::parallel_for(0, weight.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
    typed_loops<Bf16>().from_float(data_of<float>(weight), data_of<Bf16>(to), begin, end);
  });
  return to;
}

Tensor linear_plain(const Tensor& x, const Tensor& weight, const Tensor& bias) {
  const Tensor y = at::matmul(x, weight.to(x.scalar_type()).t());
  return bias.defined() ? y + bias.to(x.scalar_type()) : y;
}

void add_column_sums(const Tensor& rows, const Tensor& sums) {
  with_type(rows, [&](auto type) {
    using T = decltype(type);
    // Each thread takes some columns over all rows: the order of the sums does not depend on their number.
    at::parallel_for(0, rows.size(1), 64, [&](std::int64_t begin, std::int64_t end) {
      typed_loops<T>().column_sums(data_of<T>(rows), data_of<float>(sums), rows.size(0), rows.size(1), begin, end);
    });
  });
}

namespace {

class Linear : public Function<Linear> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& x, const Tensor& weight, const Tensor& bias) {
    context->saved_data["stage"] = current_stage();
    const Tensor rows = x.reshape({-1, x.size(-1)}).contiguous();
    const Tensor used = converted(weight, x.scalar_type());
    context->save_for_backward({rows, used});
    context->saved_data["sizes"] = x.sizes();
    Tensor y = product(rows, used.t(), x.scalar_type(), bias.detach());
    std::vector<std::int64_t> sizes = x.sizes().vec();
    sizes.back() = weight.size(0);
    return y.view(sizes);
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& rows = saved[0];
    const Tensor& weight = saved[1];
    const Tensor dy = gradients[0].reshape({-1, weight.size(0)}).contiguous();
    Tensor dx;
    if (context->needs_input_grad(0)) {
      dx = product(dy, weight, rows.scalar_type()).view(context->saved_data["sizes"].toIntVector());
    }
    Tensor dweight;
    if (context->needs_input_grad(1)) dweight = product(dy.t(), rows, at::kFloat);
    Tensor dbias;
    if (context->needs_input_grad(2)) {
      dbias = at::zeros({dy.size(1)}, dy.options().dtype(at::kFloat));
      add_column_sums(dy, dbias);
    }
    return {dx, dweight, dbias};
  }
};

}  // namespace

Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias) {
  const bool fits = fits_loops(x) && weight.scalar_type() == at::kFloat && x.numel() > 0 && bias.defined();
  return fits ? Linear::apply(x, weight, bias) : linear_plain(x, weight, bias);
}

}  // namespace ferry::kernels
