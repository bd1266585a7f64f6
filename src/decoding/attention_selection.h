// Which part of a model's cross-attention aligns best.
#pragma once

#include "decoding/attention_reading.h"

namespace ferry {

struct SelectedAttention {
  AttentionChoice choice;
  /// Of what the target pieces (without </s>) need of their sources (source_influence, each piece's largest), the share
  /// that stands at the source piece to which this attention links them: 1 where every link goes to what its piece
  /// needs most.
  double agreement = 0;
  std::int64_t pairs = 0;  ///< on how many it was measured
  bool operator==(const SelectedAttention&) const = default;
};

/// Every layer, its heads' mean and each of its heads, the upper half and all of the layers, each also one step later.
std::vector<AttentionChoice> attention_candidates(int layers, int heads);

/// The candidate of the highest agreement on these pairs, of equal ones the first. Without people's links the model
/// itself is asked which source pieces it needs. Nothing where it needs none of them.
std::optional<SelectedAttention> select_attention(TransformerImpl& model, const std::vector<Pieces>& sources,
                                                  const std::vector<Pieces>& targets);

}  // namespace ferry
