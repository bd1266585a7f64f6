#include "kernels/feed_forward.h"

#include <algorithm>

#include "kernels/activation.h"
#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/linear.h"
#include "kernels/product.h"
#include "kernels/rows.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

Tensor feed_forward_plain(const Tensor& x, const FeedForwardWeights& weights, const Dropout& dropout) {
  const Tensor inner = linear_plain(x, weights.inner, weights.inner_bias);
  return linear_plain(activation(inner, ActivationKind::Relu, dropout), weights.outer, weights.outer_bias);
}

namespace {

// A block's inner states (512 rows of 1,024 float32 numbers: 2 MB) should stay within the cache between the two
// products; of fewer rows the gradients of the weights, read and written once a block, cost more.
std::int64_t rows_of_a_block(const Tensor& inner_weight) {
  const std::int64_t row = inner_weight.size(0) * static_cast<std::int64_t>(inner_weight.element_size());
  return std::clamp<std::int64_t>((std::int64_t{2} << 20) / row / 16 * 16, 512, 2048);
}

/// Calls work(begin, rows) for each block of `all` rows.
template <typename Work>
void for_each_block(std::int64_t all, std::int64_t most, const Work& work) {
  for (std::int64_t begin = 0; begin < all; begin += most) work(begin, std::min(most, all - begin));
}

/// In place; the first of the elements is number `first` of the dropout site.
void relu_in_place(const Tensor& inner, std::int64_t first, DropoutRule rule) {
  rule.first += static_cast<std::uint32_t>(first);
  with_type(inner, [&](auto tag) {
    using T = decltype(tag);
    at::parallel_for(0, inner.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
      typed_loops<T>().relu(data_of<T>(inner), begin, end, rule);
    });
  });
}

/// In place. An element that relu or dropout removed is zero in `inner`, and every other one is positive.
void relu_backward_in_place(const Tensor& gradient, const Tensor& inner, float scale) {
  with_type(gradient, [&](auto tag) {
    using T = decltype(tag);
    at::parallel_for(0, gradient.numel(), element_grain, [&](std::int64_t begin, std::int64_t end) {
      typed_loops<T>().relu_backward(data_of<T>(gradient), data_of<T>(inner), begin, end, scale);
    });
  });
}

class FeedForward : public Function<FeedForward> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& x_in, const Tensor& inner_weight,
                        const Tensor& inner_bias, const Tensor& outer_weight, const Tensor& outer_bias,
                        const Dropout& dropout, bool learning) {
    context->saved_data["stage"] = current_stage();
    const Tensor x = rows_of(x_in).contiguous();
    const Tensor w1 = converted(inner_weight, x.scalar_type());
    const Tensor w2 = converted(outer_weight, x.scalar_type());
    const std::int64_t most = std::min(rows_of_a_block(w1), x.size(0));
    const DropoutRule rule = rule_of(dropout, w1.size(0));
    const Tensor inner = at::empty({learning ? x.size(0) : most, w1.size(0)}, x.options());
    const Tensor y = at::empty({x.size(0), w2.size(0)}, x.options());
    const RightFactor to_inner(w1.t());
    const RightFactor to_outer(w2.t());
    for_each_block(x.size(0), most, [&](std::int64_t begin, std::int64_t rows) {
      Tensor h = inner.narrow(0, learning ? begin : 0, rows);
      Tensor out = y.narrow(0, begin, rows);
      product_into(h, x.narrow(0, begin, rows), to_inner, inner_bias.detach());
      relu_in_place(h, begin * h.size(1), rule);
      product_into(out, h, to_outer, outer_bias.detach());
    });
    if (learning) context->save_for_backward({x, inner, w1, w2, inner_weight, inner_bias, outer_weight, outer_bias});
    context->saved_data["scale"] = static_cast<double>(rule.scale);
    return with_dimensions_of(x_in, y);
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& x = saved[0];
    const Tensor& inner = saved[1];
    const Tensor& w1 = saved[2];
    const Tensor& w2 = saved[3];
    const auto scale = static_cast<float>(context->saved_data["scale"].toDouble());
    const Tensor dy = rows_of(gradients[0]).contiguous();
    const Tensor dx = at::empty_like(x);
    GradientSum dw1 = gradient_sum(saved[4]);
    const GradientSum db1 = gradient_sum(saved[5]);
    GradientSum dw2 = gradient_sum(saved[6]);
    const GradientSum db2 = gradient_sum(saved[7]);
    const std::int64_t most = std::min(rows_of_a_block(w1), x.size(0));
    const RightFactor from_outer(w2);
    const RightFactor from_inner(w1);
    const Tensor block = at::empty({most, w1.size(0)}, x.options());
    for_each_block(x.size(0), most, [&](std::int64_t begin, std::int64_t rows) {
      const Tensor h = inner.narrow(0, begin, rows);
      const Tensor dout = dy.narrow(0, begin, rows);
      Tensor dh = block.narrow(0, 0, rows);
      Tensor din = dx.narrow(0, begin, rows);
      product_into(dw2.values, dout.t(), h, {}, Sum::Add);
      product_into(dh, dout, from_outer);
      relu_backward_in_place(dh, h, scale);
      product_into(dw1.values, dh.t(), x.narrow(0, begin, rows), {}, Sum::Add);
      product_into(din, dh, from_inner);
      add_column_sums(dh, db1.values);
    });
    add_column_sums(dy, db2.values);
    return {with_dimensions_of(gradients[0], dx),
            dw1.for_autograd(),
            db1.for_autograd(),
            dw2.for_autograd(),
            db2.for_autograd(),
            {},
            {}};
  }
};

}  // namespace

Tensor feed_forward(const Tensor& x, const FeedForwardWeights& weights, const Dropout& dropout) {
  const auto& [inner, inner_bias, outer, outer_bias] = weights;
  if (!fits_loops(x) || inner.scalar_type() != at::kFloat || x.numel() == 0) {
    return feed_forward_plain(x, weights, dropout);
  }
  return FeedForward::apply(x, inner, inner_bias, outer, outer_bias, dropout,
                            wants_gradient({x, inner, inner_bias, outer, outer_bias}));
}

}  // namespace ferry::kernels
