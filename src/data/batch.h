// What the model sees of the data. Letters: B sentences, S source positions, T target positions.
#pragma once

#include <cstdint>
#include <vector>

#include "base/tensor.h"
#include "data/batch_plan.h"

namespace ferry {

/// Source sentences end with </s>. Padding stands at the end of a row, and only there.
struct SourceBatch {
  Tensor ids;      ///< [B, S] int64, padded with pad_id
  Tensor lengths;  ///< [B] int32, </s> included
};

struct Batch {
  SourceBatch source;
  Tensor target_input;             ///< [B, T] int64: <s> y1 ... yn, then padding
  Tensor target_output;            ///< [B, T] int64: y1 ... yn </s>, then padding
  Tensor target_lengths;           ///< [B] int32: n + 1
  std::int64_t source_tokens = 0;  ///< real positions, </s> included
  std::int64_t target_tokens = 0;
  std::vector<PairIndex> pairs;  ///< which pairs of the corpus these are
};

/// The only place where padding, <s> and </s> are added.
Batch collate(const EncodedCorpus& corpus, const std::vector<PairIndex>& pairs);

/// A batch as collate gives it, moved to where the model is.
Batch on_device(Batch batch, const at::Device& device);

/// Source sentences alone, for translation; an empty sentence becomes a lone </s>.
SourceBatch collate_source(const std::vector<std::vector<std::int32_t>>& sentences);

}  // namespace ferry
