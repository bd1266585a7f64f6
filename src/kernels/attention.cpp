#include "kernels/attention.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "base/errors.h"
#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

Tensor hidden_mask(const AttentionVisibility& visibility, std::int64_t sentences, std::int64_t queries,
                   std::int64_t keys, const at::Device& device) {
  const auto positions = at::TensorOptions().dtype(at::kLong).device(device);
  const Tensor key = at::arange(keys, positions);
  Tensor hidden = at::zeros({sentences, 1, queries, keys}, positions.dtype(at::kBool));
  if (visibility.key_lengths.defined()) {
    hidden = hidden.logical_or(key.view({1, 1, 1, keys}) >= visibility.key_lengths.view({sentences, 1, 1, 1}));
  }
  if (visibility.causal) {
    hidden = hidden.logical_or(key.view({1, 1, 1, keys}) > at::arange(queries, positions).view({1, 1, queries, 1}));
  }
  return hidden;
}

namespace {

Tensor by_heads(const Tensor& x, int heads) {
  return x.reshape({x.size(0), x.size(1), heads, x.size(2) / heads}).transpose(1, 2);
}

Tensor softmax_weights(const Tensor& q, const Tensor& k, int heads, const AttentionVisibility& visibility) {
  const double scale = 1.0 / std::sqrt(static_cast<double>(q.size(2) / heads));
  const Tensor scores = at::matmul(by_heads(q, heads), by_heads(k, heads).transpose(2, 3)) * scale;
  const Tensor hidden = hidden_mask(visibility, q.size(0), q.size(1), k.size(1), q.device());
  const Tensor masked = scores.masked_fill(hidden, -std::numeric_limits<double>::infinity());
  // A row without visible keys would be 0 / 0: it is given weights of zero instead.
  return at::softmax(masked, -1).masked_fill(hidden.all(-1, true), 0);
}

}  // namespace

Tensor attention_plain(const Tensor& q, const Tensor& k, const Tensor& v, int heads,
                       const AttentionVisibility& visibility, const Dropout& dropout) {
  Tensor weights = softmax_weights(q, k, heads, visibility);
  if (dropout.probability > 0) {
    weights = weights * dropout_factors(dropout, weights.sizes(), q.device()).to(q.scalar_type());
  }
  Tensor out = at::matmul(weights, by_heads(v, heads)).transpose(1, 2).reshape(q.sizes());
  if (visibility.query_lengths.defined()) {
    const Tensor position = at::arange(q.size(1), visibility.query_lengths.options());
    out = out.masked_fill((position.unsqueeze(0) >= visibility.query_lengths.unsqueeze(1)).unsqueeze(2), 0);
  }
  return out;
}

Tensor attention_weights(const Tensor& q, const Tensor& k, int heads, const AttentionVisibility& visibility) {
  const NoGradients guard;
  return softmax_weights(q.to(at::kFloat), k.to(at::kFloat), heads, visibility);
}

namespace {

// Lengths as plain numbers, and the shape that all heads share.
struct Geometry {
  std::int64_t sentences, queries, keys, width;
  int heads;
  const std::int32_t* key_lengths;
  const std::int32_t* query_lengths;
  bool causal;

  std::int64_t weights() const { return sentences * heads * queries * keys; }
  std::int64_t kept_of_head() const { return queries * round_up16(keys); }
  HeadShape head(std::int64_t item, const DropoutRule& rule) const {
    const std::int64_t sentence = item / heads;
    const auto columns = static_cast<int>(width / heads);
    return {.queries = static_cast<int>(queries),
            .keys = static_cast<int>(keys),
            .width = columns,
            .real_queries = query_lengths != nullptr ? query_lengths[sentence] : static_cast<int>(queries),
            .real_keys = key_lengths != nullptr ? key_lengths[sentence] : static_cast<int>(keys),
            .causal = causal,
            .scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(columns))),
            .dropout = rule,
            .dropout_offset = static_cast<std::uint64_t>(item * queries * keys)};
  }
};

template <typename T>
HeadView<T> view_of(const Tensor& tensor, std::int64_t item, int heads) {
  using Plain = std::remove_const_t<T>;
  return {data_of<Plain>(tensor) + item / heads * tensor.stride(0) + item % heads * (tensor.size(2) / heads),
          tensor.stride(1)};
}

// [B, T, D] like x. Rows that are a power of two of bytes apart fall on the same lines of the cache where a product
// reads them across, for the gradient of a weight; in bfloat16, where a row is half as long, that costs a quarter of
// its time.
Tensor rows_apart(const Tensor& x) {
  constexpr std::int64_t line = 32;  // bfloat16 numbers of a cache line
  const std::int64_t width = x.size(2);
  if (x.scalar_type() != at::kBFloat16 || width % (4 * line) != 0) return at::empty(x.sizes(), x.options());
  return at::empty({x.size(0), x.size(1), width + line}, x.options()).narrow(2, 0, width);
}

Tensor with_unit_stride(const Tensor& x) {
  return x.stride(2) == 1 ? x : x.contiguous();
}

template <typename Work>
void for_each_head(const Geometry& geometry, const Work& work) {
  const std::size_t scratch_size =
      attention_scratch_size(static_cast<int>(geometry.queries), static_cast<int>(geometry.keys),
                             static_cast<int>(geometry.width) / geometry.heads);
  // A thread should have some hundred thousand multiplications to do, or waking it does not pay.
  const std::int64_t multiplications = geometry.queries * geometry.keys * (geometry.width / geometry.heads);
  const std::int64_t grain = 1 + 131072 / std::max<std::int64_t>(multiplications, 1);
  at::parallel_for(0, geometry.sentences * geometry.heads, grain, [&](std::int64_t begin, std::int64_t end) {
    constexpr std::size_t line = 16;  // floats of a cache line: a vector across two of them costs twice
    std::vector<float> memory(scratch_size + line);
    void* scratch = memory.data();
    std::size_t space = memory.size() * sizeof(float);
    std::align(line * sizeof(float), scratch_size * sizeof(float), scratch, space);
    for (std::int64_t item = begin; item < end; ++item) work(item, static_cast<float*>(scratch));
  });
}

class Attention : public Function<Attention> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& q_in, const Tensor& k_in, const Tensor& v_in,
                        std::int64_t heads, const c10::optional<Tensor>& key_lengths,
                        const c10::optional<Tensor>& query_lengths, bool causal, const Dropout& dropout, bool keep) {
    context->saved_data["stage"] = current_stage();
    const Tensor q = with_unit_stride(q_in);
    const Tensor k = with_unit_stride(k_in);
    const Tensor v = with_unit_stride(v_in);
    Tensor out = rows_apart(q);
    Tensor weights;
    if (keep) {
      weights = at::empty({q.size(0), heads, q.size(1), round_up16(k.size(1))}, q.options().dtype(at::kFloat));
    }
    const Geometry geometry = describe(q, k, heads, key_lengths, query_lengths, causal);
    const DropoutRule rule = rule_of(dropout, geometry.weights());
    with_type(q, [&](auto tag) {
      using T = decltype(tag);
      for_each_head(geometry, [&](std::int64_t item, float* scratch) {
        const HeadShape shape = geometry.head(item, rule);
        float* kept = keep ? data_of<float>(weights) + item * geometry.kept_of_head() : nullptr;
        typed_loops<T>().attention_forward(
            view_of<const T>(q, item, geometry.heads), view_of<const T>(k, item, geometry.heads),
            view_of<const T>(v, item, geometry.heads), view_of<T>(out, item, geometry.heads), kept, shape, scratch);
      });
    });
    if (keep) context->save_for_backward({q, k, v, weights});
    context->saved_data["heads"] = heads;
    context->saved_data["key_lengths"] = key_lengths;
    context->saved_data["query_lengths"] = query_lengths;
    context->saved_data["causal"] = causal;
    keep_dropout(context, dropout);
    return out;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& q = saved[0];
    const Tensor& k = saved[1];
    const Tensor& v = saved[2];
    auto& kept = context->saved_data;
    const auto key_lengths = kept["key_lengths"].toOptional<Tensor>();
    const auto query_lengths = kept["query_lengths"].toOptional<Tensor>();
    const Geometry geometry =
        describe(q, k, kept["heads"].toInt(), key_lengths, query_lengths, kept["causal"].toBool());
    const DropoutRule rule = rule_of(kept_dropout(context), geometry.weights());
    const Tensor dout = gradients[0].contiguous();
    Tensor dq = rows_apart(q);
    Tensor dk = rows_apart(k);
    Tensor dv = rows_apart(v);
    with_type(q, [&](auto tag) {
      using T = decltype(tag);
      for_each_head(geometry, [&](std::int64_t item, float* scratch) {
        const float* weights = data_of<float>(saved[3]) + item * geometry.kept_of_head();
        const int h = geometry.heads;
        typed_loops<T>().attention_backward(view_of<const T>(q, item, h), view_of<const T>(k, item, h),
                                            view_of<const T>(v, item, h), view_of<const T>(dout, item, h), weights,
                                            view_of<T>(dq, item, h), view_of<T>(dk, item, h), view_of<T>(dv, item, h),
                                            geometry.head(item, rule), scratch);
      });
    });
    return {dq, dk, dv, {}, {}, {}, {}, {}, {}};
  }

 private:
  static Geometry describe(const Tensor& q, const Tensor& k, std::int64_t heads,
                           const c10::optional<Tensor>& key_lengths, const c10::optional<Tensor>& query_lengths,
                           bool causal) {
    return {q.size(0),
            q.size(1),
            k.size(1),
            q.size(2),
            static_cast<int>(heads),
            key_lengths ? key_lengths->data_ptr<std::int32_t>() : nullptr,
            query_lengths ? query_lengths->data_ptr<std::int32_t>() : nullptr,
            causal};
  }
};

}  // namespace

Tensor attention(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const AttentionVisibility& visibility,
                 const Dropout& dropout) {
  check(q.size(2) % heads == 0 && k.sizes() == v.sizes() && q.size(2) == k.size(2), "heads divide the width");
  if (!fits_loops(q) || q.numel() == 0 || k.numel() == 0) {
    return attention_plain(q, k, v, heads, visibility, dropout);
  }
  const auto optional = [](const Tensor& x) { return x.defined() ? c10::optional<Tensor>(x) : c10::nullopt; };
  return Attention::apply(q, k, v, heads, optional(visibility.key_lengths), optional(visibility.query_lengths),
                          visibility.causal, dropout, wants_gradient({q, k, v}));
}

}  // namespace ferry::kernels
