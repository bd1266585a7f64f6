#include "kernels/dropout.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/errors.h"
#include "base/random.h"
#include "kernels/instruction_set.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

DropoutRule rule_of(const Dropout& dropout, std::int64_t columns) {
  check(dropout.probability >= 0 && dropout.probability < 1, "a dropout probability is in [0, 1)");
  // Just below 1 it is rounded to 2^32, which as a threshold would be none.
  const std::int64_t threshold =
      std::min<std::int64_t>(std::llround(dropout.probability * 0x1.0p32), std::numeric_limits<std::uint32_t>::max());
  return {.key = dropout.key,
          .first = static_cast<std::uint32_t>(dropout.first_row * columns),
          .threshold = static_cast<std::uint32_t>(threshold),
          .scale = static_cast<float>(1.0 / (1.0 - dropout.probability))};
}

void keep_dropout(AutogradContext* context, const Dropout& dropout) {
  context->saved_data["probability"] = dropout.probability;
  context->saved_data["key"] = static_cast<std::int64_t>(dropout.key);
  context->saved_data["first row"] = dropout.first_row;
}

Dropout kept_dropout(AutogradContext* context) {
  auto& kept = context->saved_data;
  return {kept["probability"].toDouble(), static_cast<std::uint64_t>(kept["key"].toInt()), kept["first row"].toInt()};
}

Tensor dropout_factors(const Dropout& dropout, at::IntArrayRef shape, const at::Device& device) {
  const NoGradients guard;
  Tensor factors = at::ones(shape, at::TensorOptions().dtype(at::kFloat).device(device));
  if (dropout.probability == 0) return factors;
  if (!device.is_cpu()) {
    at::manual_seed(random_key(dropout.key, "rows", static_cast<std::uint64_t>(dropout.first_row)));
    return factors.bernoulli_(1 - dropout.probability).div_(1 - dropout.probability);
  }
  const Tensor ones = factors.clone();
  typed_loops<float>().dropout_backward(data_of<float>(ones), data_of<float>(factors), 0, ones.numel(),
                                        rule_of(dropout, ones.size(-1)));
  return factors;
}

Tensor dropout_add_plain(const Tensor& x, const Tensor& residual, const Dropout& dropout) {
  if (dropout.probability == 0) return residual + x;
  return residual + x * dropout_factors(dropout, x.sizes(), x.device());
}

namespace {

class DropoutAdd : public Function<DropoutAdd> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& x, const Tensor& residual, const Dropout& dropout) {
    context->saved_data["stage"] = current_stage();
    keep_dropout(context, dropout);
    context->saved_data["type"] = static_cast<std::int64_t>(x.scalar_type());
    const Tensor from = x.contiguous();
    const Tensor base = residual.contiguous();
    const DropoutRule rule = rule_of(dropout, base.size(-1));
    Tensor out = at::empty_like(base);
    with_type(from, [&](auto type) {
      using T = decltype(type);
      at::parallel_for(0, out.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
        typed_loops<T>().dropout_add(data_of<T>(from), data_of<float>(base), data_of<float>(out), begin, end, rule);
      });
    });
    return out;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const Dropout dropout = kept_dropout(context);
    const auto type = static_cast<at::ScalarType>(context->saved_data["type"].toInt());
    const Tensor dy = gradients[0].contiguous();
    if (dropout.probability == 0 && type == at::kFloat) return {dy, dy, {}};
    const DropoutRule rule = rule_of(dropout, dy.size(-1));
    Tensor dx = at::empty(dy.sizes(), dy.options().dtype(type));
    with_type(dx, [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, dy.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
        typed_loops<T>().dropout_backward(data_of<float>(dy), data_of<T>(dx), begin, end, rule);
      });
    });
    return {dx, dy, {}};
  }
};

}  // namespace

Tensor dropout_add(const Tensor& x, const Tensor& residual, const Dropout& dropout) {
  if (!fits_loops(x) || residual.scalar_type() != at::kFloat) return dropout_add_plain(x, residual, dropout);
  return DropoutAdd::apply(x, residual, dropout);
}

}  // namespace ferry::kernels
