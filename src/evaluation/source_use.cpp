#include "evaluation/source_use.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/errors.h"
#include "base/format.h"
#include "base/random.h"

namespace ferry {
namespace {

constexpr std::size_t most_pairs = 300;
constexpr double clear_perplexity_ratio = 1.1;

/// Every so manieth pair of the corpus.
EncodedCorpus sample(const EncodedCorpus& corpus) {
  const std::size_t pairs = std::min(most_pairs, corpus.size());
  EncodedCorpus chosen;
  for (std::size_t i = 0; i < pairs; ++i) {
    const std::size_t pair = i * corpus.size() / pairs;
    chosen.source.add(corpus.source[pair]);
    chosen.target.add(corpus.target[pair]);
    chosen.lines.push_back(corpus.lines[pair]);
  }
  return chosen;
}

EncodedCorpus with_shuffled_sources(const EncodedCorpus& corpus) {
  EncodedCorpus shuffled = corpus;
  shuffled.source = {};
  for (const std::size_t pair : permutation_without_fixed_points(corpus.size())) {
    shuffled.source.add(corpus.source[pair]);
  }
  return shuffled;
}

}  // namespace

bool SourceUse::clear() const {
  return shuffled_loss - loss > std::log(clear_perplexity_ratio);
}

std::vector<std::size_t> permutation_without_fixed_points(std::size_t size) {
  check(size >= 2, "one element alone stays where it is");
  std::vector<std::size_t> permutation(size);
  std::iota(permutation.begin(), permutation.end(), std::size_t{0});
  // Sattolo 1986: a shuffle that never leaves an element in its place makes one cycle of all of them.
  RandomStream random(1, "sources of other pairs");
  for (std::size_t i = size - 1; i > 0; --i) std::swap(permutation[i], permutation[random.below(i)]);
  return permutation;
}

std::optional<SourceUse> source_use(TransformerImpl& model, const EncodedCorpus& corpus, const LossOptions& options) {
  if (corpus.size() < 2) return std::nullopt;
  const EncodedCorpus pairs = sample(corpus);
  return SourceUse{.pairs = static_cast<std::int64_t>(pairs.size()),
                   .loss = corpus_loss(model, pairs, options).nll_per_token(),
                   .shuffled_loss = corpus_loss(model, with_shuffled_sources(pairs), options).nll_per_token()};
}

Json to_json(const SourceUse& use) {
  return {{"pairs", use.pairs},
          {"nll", use.loss},
          {"nll_with_shuffled_sources", use.shuffled_loss},
          {"uses_source", use.clear()}};
}

std::string to_line(const SourceUse& use) {
  const std::string losses =
      format("loss {:.2f} with the right sources, {:.2f} with those of other sentences", use.loss, use.shuffled_loss);
  return use.clear() ? losses : "the model does not use its source yet: " + losses;
}

}  // namespace ferry
