// How much each target piece owes to each source piece.
#pragma once

#include "decoding/attention_reading.h"

namespace ferry {

enum class AlignmentMethod {
  /// What hiding a source piece from cross-attention costs the target piece. Attention alone is a poor guide: it looks
  /// at neighbours and at marks as well, and later layers know already what earlier ones have read.
  Influence,
  Attention,  ///< the weights of cross-attention as they are; many times faster
};

struct AlignmentOptions {
  AlignmentMethod method = AlignmentMethod::Influence;
  AttentionChoice attention = {};  ///< the weights; under Influence they decide where no source piece is needed
};

/// For each pair [target pieces + 1, source pieces + 1] float32; rows, at last that of </s>, sum to 1. Under Influence
/// a row is (influence + 0.05 attention) / (sum of influence + 0.05), in nats, influence being what source_influence
/// gives where that is positive. Throws UserError where the model has no such layer or head.
std::vector<Tensor> soft_alignments(TransformerImpl& model, const std::vector<Pieces>& sources,
                                    const std::vector<Pieces>& targets, const AlignmentOptions& options = {});

}  // namespace ferry
