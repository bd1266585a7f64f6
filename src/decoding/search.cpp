#include "decoding/search.h"

#include <algorithm>
#include <cmath>

#include "base/errors.h"
#include "decoding/beam.h"
#include "decoding/greedy.h"
#include "kernels/stage.h"

namespace ferry {

std::int64_t longest_translation(double ratio, std::int64_t source_pieces) {
  return static_cast<std::int64_t>(std::floor(ratio * static_cast<double>(source_pieces))) + translation_allowance;
}

SentenceRules sentence_rules(const SearchOptions& options, std::int64_t source_pieces, std::vector<std::int32_t> prefix,
                             std::uint64_t key) {
  const std::int64_t longest =
      std::max(longest_translation(options.max_length_ratio, source_pieces), static_cast<std::int64_t>(prefix.size()));
  return {.longest = longest,
          .shortest = std::min<std::int64_t>(options.min_length, longest),
          .prefix = std::move(prefix),
          .key = key};
}

std::vector<std::vector<Hypothesis>> search(Scorer& scorer, const SearchBatch& batch, const SearchOptions& options) {
  const kernels::InStage stage(kernels::Stage::Search);
  check(options.beam == 1 || !options.sampling, "sampling keeps one hypothesis");
  return options.beam == 1 ? greedy_search(scorer, batch, options) : beam_search(scorer, batch, options);
}

}  // namespace ferry
