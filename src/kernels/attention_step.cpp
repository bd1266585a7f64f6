#include "kernels/attention_step.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "kernels/instruction_set.h"

namespace ferry::kernels {
namespace {

template <typename T>
HeadView<T> head_of(const Tensor& x, std::int64_t sentence, std::int64_t first_column) {
  return {data_of<float>(x) + sentence * x.stride(0) + first_column, x.stride(1)};
}

}  // namespace

Tensor attention_step(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const Tensor& key_lengths) {
  const std::int64_t queries = q.size(1);
  const std::int64_t keys = k.size(1);
  const std::int64_t width = q.size(2) / heads;
  const std::int32_t* lengths = key_lengths.defined() ? key_lengths.data_ptr<std::int32_t>() : nullptr;
  const auto scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(width)));
  Tensor out = at::empty(q.sizes(), q.options());
  const std::int64_t grain = 1 + few_multiplications_of_heads / std::max<std::int64_t>(queries * keys * width, 1);
  at::parallel_for(0, q.size(0) * heads, grain, [&](std::int64_t begin, std::int64_t end) {
    std::vector<float> weights(static_cast<std::size_t>(round_up16(keys)));
    for (std::int64_t item = begin; item < end; ++item) {
      const std::int64_t sentence = item / heads;
      const std::int64_t column = item % heads * width;
      loops().attention_step(head_of<const float>(q, sentence, column), head_of<const float>(k, sentence, column),
                             head_of<const float>(v, sentence, column), head_of<float>(out, sentence, column),
                             {.queries = static_cast<int>(queries),
                              .keys = lengths != nullptr ? lengths[sentence] : static_cast<int>(keys),
                              .width = static_cast<int>(width),
                              .scale = scale},
                             weights.data());
    }
  });
  return out;
}

}  // namespace ferry::kernels
