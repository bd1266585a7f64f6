#include "kernels/output_loss.h"

#include <algorithm>
#include <optional>

#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/linear.h"
#include "kernels/product.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

OutputLoss output_loss_plain(const Tensor& hidden, const Tensor& weight, const Tensor& bias, const Tensor& targets,
                             double smoothing) {
  const Tensor logits = linear_plain(hidden, weight, bias);
  const Tensor log_p = at::log_softmax(logits.scalar_type() == at::kDouble ? logits : logits.to(at::kFloat), -1);
  const Tensor nll = -log_p.gather(1, targets.unsqueeze(1)).sum(at::kDouble);
  const Tensor uniform = -log_p.mean(1).sum(at::kDouble);
  const Tensor highest = log_p.gather(1, targets.unsqueeze(1)).squeeze(1) == log_p.amax(1);
  return {nll * (1 - smoothing) + uniform * smoothing, nll.detach(), highest.sum().to(at::kDouble)};
}

namespace {

// A slice's logits (512 rows of 8,000 float32 numbers: 16 MB) should stay within the outer cache.
std::int64_t slice_rows(std::int64_t vocabulary) {
  return std::clamp<std::int64_t>((std::int64_t{4} << 20) / vocabulary / 16 * 16, 16, 1024);
}

class SlicedLoss : public Function<SlicedLoss> {
 public:
  static variable_list forward(AutogradContext* context, const Tensor& hidden_in, const Tensor& weight,
                               const Tensor& bias, const Tensor& targets, double smoothing, bool learning) {
    context->saved_data["stage"] = current_stage();
    const Tensor hidden = hidden_in.contiguous();
    const Tensor used = converted(weight, hidden.scalar_type());
    const auto floats = hidden.options().dtype(at::kFloat);
    Tensor totals = at::zeros({hidden.size(0), 3}, floats.dtype(at::kDouble));
    Tensor dhidden, dweight, dbias;
    if (learning) {
      dhidden = at::empty_like(hidden);
      dweight = at::empty(weight.sizes(), floats);
      dbias = at::zeros({weight.size(0)}, floats);
    }
    const std::int64_t most = std::min(slice_rows(weight.size(0)), hidden.size(0));
    const Tensor logits = at::empty({most, weight.size(0)}, floats);
    // In float32 the gradient takes the place of the logits.
    const bool in_place = !learning || hidden.scalar_type() == at::kFloat;
    const Tensor gradient = in_place ? logits : at::empty(logits.sizes(), hidden.options());
    const RightFactor to_logits(used.t());
    std::optional<RightFactor> to_hidden;
    if (learning) to_hidden.emplace(used);
    for (std::int64_t begin = 0; begin < hidden.size(0); begin += most) {
      const std::int64_t count = std::min(most, hidden.size(0) - begin);
      Tensor slice = logits.narrow(0, 0, count);
      const Tensor rows = hidden.narrow(0, begin, count);
      product_into(slice, rows, to_logits, bias.detach());
      const Tensor dslice = learning ? gradient.narrow(0, 0, count) : Tensor();
      rows_loss(slice, targets.narrow(0, begin, count), smoothing, dslice, totals.narrow(0, begin, count));
      if (!learning) continue;
      Tensor drows = dhidden.narrow(0, begin, count);
      product_into(drows, dslice, *to_hidden);
      product_into(dweight, dslice.t(), rows, {}, begin == 0 ? Sum::Replace : Sum::Add);
      add_column_sums(dslice, dbias);
    }
    if (learning) context->save_for_backward({dhidden, dweight, dbias});
    const Tensor sums = totals.sum(0);
    variable_list results{sums[0].clone(), sums[1].clone(), sums[2].clone()};
    context->mark_non_differentiable({results[1], results[2]});
    return results;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const double factor = gradients[0].defined() ? gradients[0].item<double>() : 0.0;
    const auto scaled = [factor](const Tensor& x) { return factor == 1.0 ? x : x * factor; };
    return {scaled(saved[0]), scaled(saved[1]), scaled(saved[2]), {}, {}, {}};
  }

 private:
  static void rows_loss(const Tensor& logits, const Tensor& targets, double smoothing, const Tensor& gradient,
                        const Tensor& totals) {
    const std::int64_t vocabulary = logits.size(1);
    const auto run = [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, logits.size(0), 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t r = begin; r < end; ++r) {
          typed_loops<T>().cross_entropy_row(data_of<float>(logits) + r * vocabulary, vocabulary,
                                             targets.data_ptr<std::int64_t>()[r], static_cast<float>(smoothing),
                                             gradient.defined() ? data_of<T>(gradient) + r * vocabulary : nullptr,
                                             totals.data_ptr<double>() + r * 3);
        }
      });
    };
    with_type(gradient.defined() ? gradient : logits, run);
  }
};

}  // namespace

OutputLoss output_loss(const Tensor& hidden, const Tensor& weight, const Tensor& bias, const Tensor& targets,
                       double smoothing) {
  if (!fits_loops(hidden) || weight.scalar_type() != at::kFloat || hidden.size(0) == 0 || !bias.defined()) {
    return output_loss_plain(hidden, weight, bias, targets, smoothing);
  }
  const variable_list sums =
      SlicedLoss::apply(hidden, weight, bias, targets.contiguous(), smoothing, wants_gradient({hidden, weight, bias}));
  return {sums[0], sums[1], sums[2]};
}

}  // namespace ferry::kernels
