#include "kernels/sentence_rows.h"

#include <vector>

#include "base/errors.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

SentenceRows::SentenceRows(const Tensor& real, std::int64_t with_padding) : lengths(real), longest(with_padding) {
  const Tensor numbers = real.to(at::kCPU).contiguous();
  const auto* length = numbers.data_ptr<std::int32_t>();
  Tensor first = at::empty({real.size(0)}, at::kLong);
  std::vector<std::int64_t> all;
  for (std::int64_t sentence = 0; sentence < real.size(0); ++sentence) {
    check(length[sentence] <= longest, "no sentence is longer than the longest");
    first.data_ptr<std::int64_t>()[sentence] = static_cast<std::int64_t>(all.size());
    for (std::int64_t i = 0; i < length[sentence]; ++i) all.push_back(sentence * longest + i);
  }
  starts = first.to(real.device());
  places = at::tensor(all, at::kLong).to(real.device());
}

namespace {

std::vector<std::int64_t> sizes_with(std::vector<std::int64_t> first, at::IntArrayRef rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

/// rows [P, ..], places [N] -> [N, ..]. No place twice: so the way back copies, where index_select's has to add.
class Selected : public Function<Selected> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& rows, const Tensor& places) {
    context->save_for_backward({places});
    context->saved_data["rows"] = rows.size(0);
    return rows.index_select(0, places);
  }
  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const Tensor& dy = gradients[0];
    const std::int64_t rows = context->saved_data["rows"].toInt();
    const Tensor dx = at::zeros(sizes_with({rows}, dy.sizes().slice(1)), dy.options());
    return {dx.index_copy(0, context->get_saved_variables()[0], dy), {}};
  }
};

}  // namespace

Tensor SentenceRows::packed(const Tensor& padded) const {
  check(padded.size(0) == sentences() && padded.size(1) == longest, "every sentence has its padding");
  const Tensor all = padded.flatten(0, 1);
  return rows() == all.size(0) ? all : Selected::apply(all, places);
}

Tensor SentenceRows::padded(const Tensor& packed) const {
  check(packed.size(0) == rows(), "every row belongs to a sentence");
  const std::vector<std::int64_t> sizes = sizes_with({sentences(), longest}, packed.sizes().slice(1));
  if (rows() == sentences() * longest) return packed.reshape(sizes);
  const Tensor zeros = at::zeros(sizes_with({sentences() * longest}, packed.sizes().slice(1)), packed.options());
  return zeros.index_copy(0, places, packed).view(sizes);
}

}  // namespace ferry::kernels
