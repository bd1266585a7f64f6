#include "kernels/linear.h"

#include <algorithm>

#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/product.h"
#include "kernels/rows.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

void round_into(const Tensor& numbers, const Tensor& to) {
  at::parallel_for(0, numbers.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
    typed_loops<Bf16>().from_float(data_of<float>(numbers), data_of<Bf16>(to), begin, end);
  });
}

Tensor converted(const Tensor& weight, at::ScalarType type) {
  const NoGradients guard;
  if (weight.scalar_type() == type) return weight.detach();
  if (weight.scalar_type() != at::kFloat || type != at::kBFloat16 || !fits_loops(weight) || !weight.is_contiguous()) {
    return weight.detach().to(type);
  }
  Tensor to = at::empty(weight.sizes(), weight.options().dtype(type));
  round_into(weight, to);
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
      typed_loops<T>().column_sums(data_of<T>(rows), data_of<float>(sums), rows.size(0), rows.stride(0), begin, end);
    });
  });
}

namespace {

// Parameters: weight and bias of each map in turn.
class Linears : public Function<Linears> {
 public:
  static variable_list forward(AutogradContext* context, const Tensor& x, at::TensorList parameters) {
    context->saved_data["stage"] = current_stage();
    context->saved_data["sizes"] = x.sizes();
    context->set_materialize_grads(false);
    const Tensor rows = rows_of(x);
    variable_list saved{rows};
    variable_list results;
    for (std::size_t i = 0; i < parameters.size(); i += 2) {
      saved.push_back(converted(parameters[i], x.scalar_type()));
      const Tensor y = product(rows, saved.back().t(), x.scalar_type(), parameters[i + 1].detach());
      results.push_back(with_dimensions_of(x, y));
    }
    saved.insert(saved.end(), parameters.begin(), parameters.end());
    context->save_for_backward(saved);
    return results;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& rows = saved[0];
    variable_list results(1 + 2 * gradients.size());
    Tensor dx;
    for (std::size_t i = 0; i < gradients.size(); ++i) {
      if (!gradients[i].defined()) continue;  // nobody used this map's result
      const Tensor& weight = saved[1 + i];
      const Tensor* parameters = &saved[1 + gradients.size() + 2 * i];
      const Tensor dy = rows_of(gradients[i]);
      if (context->needs_input_grad(1 + 2 * i)) {
        GradientSum sum = gradient_sum(parameters[0]);
        product_into(sum.values, dy.t(), rows, {}, Sum::Add);
        results[1 + 2 * i] = sum.for_autograd();
      }
      if (context->needs_input_grad(2 + 2 * i)) {
        const GradientSum sum = gradient_sum(parameters[1]);
        add_column_sums(dy, sum.values);
        results[2 + 2 * i] = sum.for_autograd();
      }
      if (context->needs_input_grad(0)) {  // at last, so that it is in the cache for what comes next
        const Sum sum = dx.defined() ? Sum::Add : Sum::Replace;
        if (!dx.defined()) dx = at::empty(rows.sizes(), rows.options());
        product_into(dx, dy, weight, {}, sum);
      }
    }
    if (dx.defined()) results[0] = dx.view(context->saved_data["sizes"].toIntVector());
    return results;
  }
};

bool fits(const Tensor& x, const LinearMap& map) {
  return fits_loops(x) && map.weight.scalar_type() == at::kFloat && x.numel() > 0 && map.bias.defined();
}

}  // namespace

Tensor linear(const Tensor& x, const Tensor& weight, const Tensor& bias) {
  return linears(x, {{weight, bias}}).front();
}

std::vector<Tensor> linears(const Tensor& x, const std::vector<LinearMap>& maps) {
  variable_list results;
  if (!std::ranges::all_of(maps, [&](const LinearMap& map) { return fits(x, map); })) {
    for (const LinearMap& map : maps) results.push_back(linear_plain(x, map.weight, map.bias));
    return results;
  }
  variable_list parameters;
  for (const LinearMap& map : maps) parameters.insert(parameters.end(), {map.weight, map.bias});
  return Linears::apply(x, at::TensorList(parameters));
}

}  // namespace ferry::kernels
