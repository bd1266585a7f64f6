// Attention as its definition has it: what the fused form is compared with, and what runs where that does not.
#include <cmath>
#include <limits>

#include "kernels/attention.h"

namespace ferry::kernels {

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

/// Queries, keys and values with padding, whatever they came with.
struct Padded {
  Padded(const Tensor& q, const Tensor& k, const AttentionVisibility& visibility)
      : queries(visibility.query_rows ? visibility.query_rows->padded(q) : q),
        keys(values(k, visibility)),
        seen(visibility.key_rows ? AttentionVisibility{visibility.key_rows->lengths, visibility.causal} : visibility) {}

  static Tensor values(const Tensor& v, const AttentionVisibility& visibility) {
    return visibility.key_rows ? visibility.key_rows->padded(v) : v;
  }

  Tensor queries, keys;
  AttentionVisibility seen;
};

Tensor weight_factors(const Dropout& dropout, const Tensor& q, const Padded& padded, int heads,
                      const AttentionVisibility& visibility) {
  const std::int64_t rows = q.numel() / q.size(-1);
  const std::int64_t keys = padded.keys.size(1);
  Tensor factors = dropout_factors(dropout, {rows, heads * keys}, q.device());
  if (visibility.query_rows) factors = visibility.query_rows->padded(factors);
  return factors.view({padded.queries.size(0), padded.queries.size(1), heads, keys}).transpose(1, 2);
}

}  // namespace

Tensor attention_plain(const Tensor& q, const Tensor& k, const Tensor& v, int heads,
                       const AttentionVisibility& visibility, const Dropout& dropout) {
  const Padded padded(q, k, visibility);
  Tensor weights = softmax_weights(padded.queries, padded.keys, heads, padded.seen);
  if (dropout.probability > 0) {
    weights = weights * weight_factors(dropout, q, padded, heads, visibility).to(q.scalar_type());
  }
  const Tensor values = by_heads(Padded::values(v, visibility), heads);
  const Tensor out = at::matmul(weights, values).transpose(1, 2).reshape(padded.queries.sizes());
  return visibility.query_rows ? visibility.query_rows->packed(out) : out;
}

Tensor attention_weights(const Tensor& q, const Tensor& k, int heads, const AttentionVisibility& visibility) {
  const NoGradients guard;
  const Padded padded(q.to(at::kFloat), k.to(at::kFloat), visibility);
  return softmax_weights(padded.queries, padded.keys, heads, padded.seen);
}

}  // namespace ferry::kernels
