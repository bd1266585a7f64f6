#include "kernels/embedding.h"

#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

Tensor embed_plain(const Tensor& table, const Tensor& ids, const Tensor& positions, const EmbeddingOptions& options,
                   const Dropout& dropout) {
  const Tensor rows = at::embedding(table, ids, options.padding_id) * options.scale;
  const Tensor x = rows + positions.narrow(0, 0, ids.size(1)).to(table.scalar_type());
  if (dropout.probability == 0) return x;
  return x * dropout_factors(dropout, x.sizes(), x.device()).to(x.scalar_type());
}

namespace {

class Embed : public Function<Embed> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& table, const Tensor& ids_in, const Tensor& positions,
                        const EmbeddingOptions& options, const Dropout& dropout) {
    context->saved_data["stage"] = current_stage();
    const Tensor ids = ids_in.contiguous();
    const std::int64_t columns = table.size(1);
    Tensor out = at::empty({ids.size(0), ids.size(1), columns}, table.options());
    const DropoutRule rule = rule_of(dropout, columns);
    at::parallel_for(0, ids.numel(), 64, [&](std::int64_t begin, std::int64_t end) {
      loops().embed(data_of<float>(table), ids.data_ptr<std::int64_t>(), data_of<float>(positions), data_of<float>(out),
                    begin, end, ids.size(1), columns, static_cast<float>(options.scale), rule);
    });
    context->save_for_backward({ids, table});
    context->saved_data["scale"] = options.scale;
    context->saved_data["padding"] = options.padding_id;
    keep_dropout(context, dropout);
    return out;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& ids = saved[0];
    auto& kept = context->saved_data;
    const Tensor dy = gradients[0].contiguous();
    const std::int64_t columns = dy.size(-1);
    const GradientSum gradient = gradient_sum(saved[1]);
    const DropoutRule rule = rule_of(kept_dropout(context), columns);
    // Threads share columns, not rows: two of them never add to the same number.
    at::parallel_for(0, columns, 64, [&](std::int64_t begin, std::int64_t end) {
      loops().embed_backward(data_of<float>(dy), ids.data_ptr<std::int64_t>(), data_of<float>(gradient.values),
                             ids.numel(), columns, begin, end, static_cast<float>(kept["scale"].toDouble()),
                             kept["padding"].toInt(), rule);
    });
    return {gradient.for_autograd(), {}, {}, {}, {}};
  }
};

}  // namespace

Tensor embed(const Tensor& table, const Tensor& ids, const Tensor& positions, const EmbeddingOptions& options,
             const Dropout& dropout) {
  if (!fits_loops(table) || table.scalar_type() != at::kFloat || !table.is_contiguous()) {
    return embed_plain(table, ids, positions, options, dropout);
  }
  return Embed::apply(table, ids, positions, options, dropout);
}

}  // namespace ferry::kernels
