#include "data/batch_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

#include "base/errors.h"
#include "base/random.h"

namespace ferry {
namespace {

// Positions of a side, with </s>.
std::int64_t source_length(const EncodedCorpus& corpus, PairIndex pair) {
  return corpus.source.length(pair) + 1;
}
std::int64_t target_length(const EncodedCorpus& corpus, PairIndex pair) {
  return corpus.target.length(pair) + 1;
}

template <typename T>
void shuffle(std::vector<T>& values, RandomStream& random) {
  for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[random.below(i)]);
}

/// Cuts a sequence into batches, each as full as the limit allows. Both sides count, so the longer one decides.
void cut(const EncodedCorpus& corpus, std::span<const PairIndex> sequence, int batch_tokens,
         std::vector<std::vector<PairIndex>>& batches) {
  std::vector<PairIndex> batch;
  std::int64_t longest = 0;
  for (const PairIndex pair : sequence) {
    const std::int64_t length = std::max(source_length(corpus, pair), target_length(corpus, pair));
    const std::int64_t with_pair = std::max(longest, length);
    if (!batch.empty() && with_pair * static_cast<std::int64_t>(batch.size() + 1) > batch_tokens) {
      batches.push_back(std::exchange(batch, {}));
      longest = length;
    } else {
      longest = with_pair;
    }
    batch.push_back(pair);
  }
  if (!batch.empty()) batches.push_back(std::move(batch));
}

/// How many pairs are sorted together: about 128 batches' worth. The more, the less padding (5 % of the positions of a
/// corpus of short sentences where all of it is sorted at once, 15 % with 15 batches); the fewer, the more chance.
std::size_t pairs_in_pool(const EncodedCorpus& corpus, const std::vector<PairIndex>& order, int batch_tokens) {
  constexpr double batches_in_pool = 128;
  double positions = 0;
  for (const PairIndex pair : order) {
    positions += static_cast<double>(std::max(source_length(corpus, pair), target_length(corpus, pair)));
  }
  const auto pools = std::max(1L, std::lround(positions / (batches_in_pool * batch_tokens)));
  return order.size() / static_cast<std::size_t>(pools) + 1;
}

/// Like lengths side by side: by target length, then by source length, up and down in turn so that the source length
/// does not jump where the target length changes. A target length counts as one more or one less half of the time, else
/// sentences would meet the same companions in every epoch of a small corpus.
void sort_pool(const EncodedCorpus& corpus, std::span<PairIndex> pool, RandomStream& random) {
  struct Keyed {
    std::int64_t target;
    std::int64_t source;
    PairIndex pair;
  };
  std::vector<Keyed> keyed;
  keyed.reserve(pool.size());
  for (const PairIndex pair : pool) {
    const std::uint64_t draw = random.below(4);
    const std::int64_t target = target_length(corpus, pair) + (draw == 0 ? -1 : draw == 1 ? 1 : 0);
    const std::int64_t source = source_length(corpus, pair);
    keyed.push_back({target, target % 2 == 0 ? source : -source, pair});
  }
  std::stable_sort(keyed.begin(), keyed.end(), [](const Keyed& a, const Keyed& b) {
    return a.target != b.target ? a.target < b.target : a.source < b.source;
  });
  for (std::size_t i = 0; i < pool.size(); ++i) pool[i] = keyed[i].pair;
}

}  // namespace

std::vector<PairIndex> epoch_order(std::size_t pairs, std::uint64_t seed, std::int64_t epoch) {
  std::vector<PairIndex> order(pairs);
  std::iota(order.begin(), order.end(), PairIndex{0});
  RandomStream random(seed, "order of the pairs", static_cast<std::uint64_t>(epoch));
  shuffle(order, random);
  return order;
}

BatchPlan plan_batches(const EncodedCorpus& corpus, const std::vector<PairIndex>& order, int batch_tokens,
                       std::uint64_t seed, std::int64_t epoch) {
  check(batch_tokens > 0, "a batch has room for something");
  BatchPlan plan;
  RandomStream random(seed, "batches", static_cast<std::uint64_t>(epoch));
  std::vector<PairIndex> sequence = order;
  const std::size_t pool_size = pairs_in_pool(corpus, order, batch_tokens);
  for (std::size_t begin = 0; begin < sequence.size(); begin += pool_size) {
    const auto pool = std::span(sequence).subspan(begin, std::min(pool_size, sequence.size() - begin));
    sort_pool(corpus, pool, random);
    cut(corpus, pool, batch_tokens, plan.batches);
  }
  shuffle(plan.batches, random);
  return plan;
}

BatchPlan plan_batches_by_length(const EncodedCorpus& corpus, int batch_tokens) {
  check(batch_tokens > 0, "a batch has room for something");
  std::vector<PairIndex> sequence(corpus.size());
  std::iota(sequence.begin(), sequence.end(), PairIndex{0});
  std::stable_sort(sequence.begin(), sequence.end(), [&](PairIndex a, PairIndex b) {
    return std::pair(target_length(corpus, a), source_length(corpus, a)) >
           std::pair(target_length(corpus, b), source_length(corpus, b));
  });
  BatchPlan plan;
  cut(corpus, sequence, batch_tokens, plan.batches);
  return plan;
}

}  // namespace ferry
