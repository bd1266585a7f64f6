#include "kernels/sentence_rows.h"

#include <vector>

#include "base/errors.h"
#include "kernels/loops/loops.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

namespace {

// Of few rows the additional ones would cost more than the making of a product.
std::int64_t rows_for(std::int64_t real) {
  constexpr std::int64_t many = 512;
  return real < many ? real : round_up16(real);
}

std::vector<std::int64_t> sizes_with(std::vector<std::int64_t> first, at::IntArrayRef rest) {
  first.insert(first.end(), rest.begin(), rest.end());
  return first;
}

/// x [P, ..], places [R] -> [rows, ..]: those of x, then zeros. No place twice: so the way back copies, where that of
/// index_select has to add.
class Selected : public Function<Selected> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& x, const Tensor& places, std::int64_t rows) {
    context->save_for_backward({places});
    context->saved_data["all"] = x.size(0);
    const Tensor selected = at::empty(sizes_with({rows}, x.sizes().slice(1)), x.options());
    Tensor real = selected.narrow(0, 0, places.size(0));
    at::index_select_out(real, x, 0, places);
    selected.narrow(0, places.size(0), rows - places.size(0)).zero_();
    return selected;
  }
  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const Tensor places = context->get_saved_variables()[0];
    const Tensor dy = gradients[0].narrow(0, 0, places.size(0));
    Tensor dx = at::zeros(sizes_with({context->saved_data["all"].toInt()}, dy.sizes().slice(1)), dy.options());
    return {dx.index_copy_(0, places, dy), {}, {}};
  }
};

}  // namespace

SentenceRows::SentenceRows(const Tensor& real_lengths, std::int64_t with_padding)
    : lengths(real_lengths.contiguous()), longest(with_padding) {
  const Tensor numbers = lengths.to(at::kCPU);
  const auto* length = numbers.data_ptr<std::int32_t>();
  std::vector<std::int64_t> firsts;
  std::vector<std::int64_t> all;
  std::vector<std::int64_t> within;
  for (std::int64_t sentence = 0; sentence < lengths.size(0); ++sentence) {
    check(0 <= length[sentence] && length[sentence] <= longest, "no sentence is longer than the longest");
    firsts.push_back(static_cast<std::int64_t>(all.size()));
    for (std::int64_t i = 0; i < length[sentence]; ++i) {
      all.push_back(sentence * longest + i);
      within.push_back(i);
    }
  }
  within.resize(static_cast<std::size_t>(rows_for(static_cast<std::int64_t>(all.size()))));
  const auto there = [this](const std::vector<std::int64_t>& values) {
    return at::tensor(values, at::kLong).to(lengths.device());
  };
  starts = there(firsts);
  places = there(all);
  positions = there(within);
}

Tensor SentenceRows::packed(const Tensor& padded) const {
  check(padded.size(0) == sentences() && padded.size(1) == longest, "every sentence has its padding");
  const Tensor all = padded.flatten(0, 1);
  return rows() == all.size(0) && real() == rows() ? all : Selected::apply(all, places, rows());
}

Tensor SentenceRows::padded(const Tensor& packed) const {
  check(packed.size(0) == rows() || packed.size(0) == real(), "every row has its place");
  const Tensor rows_of_sentences = packed.narrow(0, 0, real());
  const std::vector<std::int64_t> sizes = sizes_with({sentences(), longest}, packed.sizes().slice(1));
  if (real() == sentences() * longest) return rows_of_sentences.reshape(sizes);
  Tensor zeros = at::zeros(sizes_with({sentences() * longest}, packed.sizes().slice(1)), packed.options());
  return zeros.index_copy_(0, places, rows_of_sentences).view(sizes);
}

}  // namespace ferry::kernels
