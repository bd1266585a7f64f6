#include "kernels/norm.h"

#include <algorithm>

#include "kernels/instruction_set.h"
#include "kernels/rows.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

Tensor layer_norm_plain(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type) {
  return at::layer_norm(x, {x.size(-1)}, gain, bias, norm_epsilon).to(type);
}

namespace {

constexpr std::int64_t row_grain = 64;
// Rows whose contributions to the gain's and bias's gradients are summed together. Fixed, so that the order of the sums
// does not depend on the number of threads.
constexpr std::int64_t block_rows = 128;

class Norm : public Function<Norm> {
 public:
  static variable_list forward(AutogradContext* context, const Tensor& input, const Tensor& gain, const Tensor& bias,
                               std::int64_t type) {
    context->saved_data["stage"] = current_stage();
    context->set_materialize_grads(false);  // of a result that nobody uses there is none
    const Tensor x = input.contiguous();
    const std::int64_t columns = x.size(-1);
    const std::int64_t rows = x.numel() / columns;
    Tensor y = at::empty(x.sizes(), x.options().dtype(static_cast<at::ScalarType>(type)));
    const Tensor mean = at::empty({rows}, x.options());
    const Tensor rstd = at::empty({rows}, x.options());
    with_type(y, [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, rows, row_grain, [&](std::int64_t begin, std::int64_t end) {
        typed_loops<T>().norm_forward(data_of<float>(x) + begin * columns, data_of<float>(gain), data_of<float>(bias),
                                      data_of<T>(y) + begin * columns, data_of<float>(mean) + begin,
                                      data_of<float>(rstd) + begin, end - begin, columns,
                                      static_cast<float>(norm_epsilon));
      });
    });
    context->save_for_backward({x, gain, mean, rstd});
    return {y, x.view_as(x)};
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    if (!gradients[0].defined()) return {gradients[1], {}, {}, {}};
    const variable_list saved = context->get_saved_variables();
    const Tensor& x = saved[0];
    const Tensor& gain = saved[1];
    const std::int64_t columns = x.size(-1);
    const std::int64_t rows = x.numel() / columns;
    const Tensor dy = gradients[0].contiguous();
    const Tensor skip = gradients[1].defined() ? gradients[1].contiguous() : Tensor();
    Tensor dx = at::empty_like(x);
    const std::int64_t blocks = pieces_of(rows, block_rows);
    const Tensor partial = at::zeros({blocks, 2, columns}, x.options());
    with_type(dy, [&](auto tag) {
      using T = decltype(tag);
      at::parallel_for(0, blocks, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t block = first; block < last; ++block) {
          const std::int64_t begin = block * block_rows;
          const std::int64_t count = std::min(block_rows, rows - begin);
          float* sums = data_of<float>(partial) + block * 2 * columns;
          typed_loops<T>().norm_backward(data_of<T>(dy) + begin * columns, data_of<float>(x) + begin * columns,
                                         data_of<float>(gain), data_of<float>(saved[2]) + begin,
                                         data_of<float>(saved[3]) + begin,
                                         skip.defined() ? data_of<float>(skip) + begin * columns : nullptr,
                                         data_of<float>(dx) + begin * columns, sums, sums + columns, count, columns);
        }
      });
    });
    // By one thread, from the first block to the last: ATen's order depends on the number of threads where there are
    // many blocks.
    const Tensor sums = at::zeros({2, columns}, x.options());
    typed_loops<float>().column_sums(data_of<float>(partial), data_of<float>(sums), blocks, 2 * columns, 0,
                                     2 * columns);
    return {dx, sums[0], sums[1], {}};
  }
};

}  // namespace

NormAndSkip norm_and_skip(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type) {
  if (!fits_loops(x) || x.scalar_type() != at::kFloat || x.numel() == 0) {
    return {layer_norm_plain(x, gain, bias, type), x};
  }
  const variable_list both = Norm::apply(x, gain, bias, static_cast<std::int64_t>(type));
  return {both[0], both[1]};
}

Tensor layer_norm(const Tensor& x, const Tensor& gain, const Tensor& bias, at::ScalarType type) {
  return norm_and_skip(x, gain, bias, type).normed;
}

}  // namespace ferry::kernels
