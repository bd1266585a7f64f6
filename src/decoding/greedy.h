// Greedy search and sampling: one hypothesis for each sentence, one piece at a time.
#pragma once

#include "decoding/search.h"

namespace ferry {

/// Each sentence takes the best piece, or draws one, until </s>. What search() calls for a beam of 1.
std::vector<std::vector<Hypothesis>> greedy_search(Scorer& scorer, const SearchBatch& batch,
                                                   const SearchOptions& options);

}  // namespace ferry
