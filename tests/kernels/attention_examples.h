// Inputs and forms of attention for its tests.
#pragma once

#include <vector>

#include "kernels/attention.h"
#include "kernels/kernel_comparison.h"

namespace ferry::kernels {

inline std::vector<Tensor> attention_inputs(std::int64_t sentences, std::int64_t queries, std::int64_t keys,
                                            std::int64_t width) {
  return {random_numbers("q", {sentences, queries, width}), random_numbers("k", {sentences, keys, width}),
          random_numbers("v", {sentences, keys, width})};
}

// Full, a single one, none at all, and something between.
inline Tensor some_lengths(std::int64_t sentences, std::int64_t most) {
  const std::vector<std::int64_t> choices{most, 1, 0, (most + 1) / 2};
  Tensor lengths = at::empty({sentences}, at::kInt);
  for (std::int64_t i = 0; i < sentences; ++i) lengths[i] = choices[static_cast<std::size_t>(i % 4)];
  return lengths;
}

// The sentences of both sides without padding.
inline AttentionVisibility packed(const Tensor& query_lengths, std::int64_t queries, const Tensor& key_lengths,
                                  std::int64_t keys, bool causal) {
  return {.key_lengths = {},
          .causal = causal,
          .query_rows = SentenceRows(query_lengths, queries),
          .key_rows = SentenceRows(key_lengths, keys)};
}

// Four sentences whose queries are their keys.
inline AttentionVisibility packed(std::int64_t length, bool causal) {
  return packed(some_lengths(4, length), length, some_lengths(4, length), length, causal);
}

inline std::vector<Tensor> packed_inputs(const AttentionVisibility& visibility, std::int64_t width) {
  return {random_numbers("q", {visibility.query_rows->rows(), width}),
          random_numbers("k", {visibility.key_rows->rows(), width}),
          random_numbers("v", {visibility.key_rows->rows(), width})};
}

inline TensorFunction fused(int heads, const AttentionVisibility& visibility, const Dropout& dropout = {}) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{attention(in[0], in[1], in[2], heads, visibility, dropout)};
  };
}

inline TensorFunction plain(int heads, const AttentionVisibility& visibility, const Dropout& dropout = {}) {
  return [=](const std::vector<Tensor>& in) {
    return std::vector<Tensor>{attention_plain(in[0], in[1], in[2], heads, visibility, dropout)};
  };
}

}  // namespace ferry::kernels
