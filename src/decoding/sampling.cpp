#include "decoding/sampling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "base/random.h"

namespace ferry {
namespace {

struct Choice {
  std::int32_t piece;
  double weight;  ///< e^((score - highest) / temperature)
};

std::vector<Choice> choices(std::span<const float> row, double temperature) {
  float highest = -std::numeric_limits<float>::infinity();
  for (const float score : row) highest = std::isfinite(score) ? std::max(highest, score) : highest;
  std::vector<Choice> all;
  all.reserve(row.size());
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (!std::isfinite(row[i])) continue;
    const double below = static_cast<double>(row[i]) - static_cast<double>(highest);
    all.push_back({static_cast<std::int32_t>(i), std::exp(below / temperature)});
  }
  return all;
}

double sum(const std::vector<Choice>& choices) {
  double total = 0;
  for (const Choice& choice : choices) total += choice.weight;
  return total;
}

/// What top_k and top_p leave. A heap, because a few dozen of the vocabulary's thousands are nearly always enough.
std::vector<Choice> best_of(std::vector<Choice> all, const Sampling& sampling) {
  const auto less = [](const Choice& a, const Choice& b) {
    return a.weight != b.weight ? a.weight < b.weight : a.piece > b.piece;
  };
  const std::size_t most = sampling.top_k > 0 ? static_cast<std::size_t>(sampling.top_k) : all.size();
  const double mass = sampling.top_p * sum(all);
  std::ranges::make_heap(all, less);
  std::vector<Choice> kept;
  double reached = 0;
  while (!all.empty() && kept.size() < most && (kept.empty() || reached < mass)) {
    std::ranges::pop_heap(all, less);
    kept.push_back(all.back());
    all.pop_back();
    reached += kept.back().weight;
  }
  return kept;
}

}  // namespace

std::optional<std::int32_t> draw_piece(std::span<const float> row, const Sampling& sampling, std::uint64_t key,
                                       std::uint64_t position) {
  std::vector<Choice> left = choices(row, sampling.temperature);
  if (sampling.top_k > 0 || sampling.top_p < 1) left = best_of(std::move(left), sampling);
  if (left.empty()) return std::nullopt;
  double place = RandomStream(random_key(sampling.seed, "sampled pieces", key, position)).uniform() * sum(left);
  for (const Choice& choice : left) {
    place -= choice.weight;
    if (place < 0) return choice.piece;
  }
  return left.back().piece;  // rounding left a rest
}

}  // namespace ferry
