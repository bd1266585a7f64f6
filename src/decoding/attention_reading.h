// The cross-attention of finished pairs, and which part of it is looked at.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "model/transformer.h"

namespace ferry {

/// Whose attention.
struct AttentionChoice {
  std::vector<int> layers = {};  ///< from 0, their mean; none: the upper half of the layers
  std::optional<int> head = {};  ///< from 0; none: the mean of all heads
  /// 0: row t is the step that produces target piece t. 1: the step after it, which has that piece as its input and may
  /// look at what it translates only now (Chen et al. 2020, "Accurate word alignment induction from neural machine
  /// translation", section 3).
  int shift = 0;
  bool operator==(const AttentionChoice&) const = default;
};

/// "the mean of all heads of layers 0, 1", "head 2 of layer 1, one step later"
std::string to_text(const AttentionChoice& choice);

using Pieces = std::vector<std::int32_t>;

/// All pairs as one batch on this device.
Batch collate_pairs(const std::vector<Pieces>& sources, const std::vector<Pieces>& targets, const at::Device& device);

/// Cross-attention of one pair in every layer: [H, target pieces + 1, source pieces + 1] float32 each, on the CPU. Row
/// t belongs to the step that produced target piece t (and at last </s>), column s to source piece s (and at last
/// </s>).
using PairAttention = std::vector<Tensor>;

std::vector<PairAttention> cross_attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                                    const std::vector<Pieces>& targets);

/// The part of it that is chosen, [target pieces + 1, source pieces + 1]; rows sum to 1. The layers and the head exist.
Tensor read_attention(const PairAttention& attention, const AttentionChoice& choice);

/// Both at once. Throws UserError where the model has no such layer or head.
std::vector<Tensor> attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                       const std::vector<Pieces>& targets, const AttentionChoice& choice = {});

}  // namespace ferry
