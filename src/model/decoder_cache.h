// What decoding keeps between steps, so that nothing is computed twice. Letters: B sentences, R hypotheses (R = B times
// the hypotheses of one sentence), S source positions.
#pragma once

#include <vector>

#include "model/attention.h"

namespace ferry {

/// One decoder layer's share.
struct LayerCache {
  Tensor keys;           ///< self-attention, [R, capacity, D]; positions before DecoderCache::length are filled
  Tensor values;         ///< likewise
  KeysAndValues memory;  ///< cross-attention, [B, S, D]: projected once, shared by all hypotheses of a sentence
};

struct DecoderCache {
  std::vector<LayerCache> layers;
  Tensor memory_lengths;        ///< [B] int32
  std::int64_t length = 0;      ///< target positions so far
  std::int64_t hypotheses = 1;  ///< per sentence

  std::int64_t sentences() const { return memory_lengths.size(0); }
  std::int64_t capacity() const { return layers.front().keys.size(1); }

  /// Keeps these sentences [B'] (int64, may be fewer) with all their hypotheses.
  void keep_sentences(const Tensor& sentences);
  /// Hypothesis r goes on from what was hypothesis origins[r] of the same sentence, [R'] int64; sentences stay. R' may
  /// differ from R: each sentence then has R' / B hypotheses. Those that go on from themselves cost nothing.
  void reorder(const Tensor& origins);
  /// Makes room for at least this many positions.
  void reserve(std::int64_t positions);
};

}  // namespace ferry
