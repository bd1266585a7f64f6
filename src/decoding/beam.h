// Beam search over a batch of sentences.
#pragma once

#include "decoding/search.h"

namespace ferry {

/// Keeps the `beam` best hypotheses of each sentence. One that ends keeps its place: so many fewer go on, and with a
/// beam of 1 this is greedy search. A sentence is done when all have ended, or as soon as `n_best` have and none of
/// those that go on can overtake them any more (highest_possible_score); not when the first one ends, for a longer one
/// may win under the length penalty.
std::vector<std::vector<Hypothesis>> beam_search(Scorer& scorer, const SearchBatch& batch,
                                                 const SearchOptions& options);

}  // namespace ferry
