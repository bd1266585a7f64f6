// Third station: which pairs travel together. Pure functions: a checkpoint stores an epoch and a position, no object.
#pragma once

#include <cstdint>
#include <vector>

#include "data/encoded_corpus.h"

namespace ferry {

using PairIndex = std::uint32_t;

/// A permutation of 0..pairs-1; a pure function of its arguments.
std::vector<PairIndex> epoch_order(std::size_t pairs, std::uint64_t seed, std::int64_t epoch);

struct BatchPlan {
  std::vector<std::vector<PairIndex>> batches;  ///< every pair once
};

/// Batches in which each side, padded (with </s>), has at most batch_tokens positions; a pair longer than that is alone
/// in its batch. Sentences of like length together, yet other companions each epoch; the order of the batches is
/// shuffled by (seed, epoch).
BatchPlan plan_batches(const EncodedCorpus& corpus, const std::vector<PairIndex>& order, int batch_tokens,
                       std::uint64_t seed, std::int64_t epoch);

/// Batches for evaluation: the same rule, no shuffling, longest first.
BatchPlan plan_batches_by_length(const EncodedCorpus& corpus, int batch_tokens);

}  // namespace ferry
