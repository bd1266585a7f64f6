#include "decoding/attention_selection.h"

#include <algorithm>
#include <numeric>

#include "decoding/source_influence.h"

namespace ferry {
namespace {

std::vector<int> layers_from(int first, int count) {
  std::vector<int> layers(static_cast<std::size_t>(count - first));
  std::iota(layers.begin(), layers.end(), first);
  return layers;
}

/// What the linked source pieces contribute, summed over the target pieces. Influence [T, S] without </s>; the
/// attention has a row and a column for it.
double linked_influence(const Tensor& attention, const Tensor& influence) {
  const Tensor links = attention.narrow(0, 0, influence.size(0)).narrow(1, 0, influence.size(1)).argmax(1, true);
  return influence.gather(1, links).sum().item<double>();
}

}  // namespace

std::vector<AttentionChoice> attention_candidates(int layers, int heads) {
  std::vector<AttentionChoice> candidates;
  for (const int shift : {0, 1}) {
    if (layers > 1) candidates.push_back({.layers = layers_from(0, layers), .shift = shift});
    if (layers > 2) candidates.push_back({.layers = layers_from(layers / 2, layers), .shift = shift});
    for (int layer = layers - 1; layer >= 0; --layer) {
      candidates.push_back({.layers = {layer}, .shift = shift});
      for (int head = 0; head < heads; ++head) candidates.push_back({.layers = {layer}, .head = head, .shift = shift});
    }
  }
  return candidates;
}

std::optional<SelectedAttention> select_attention(TransformerImpl& model, const std::vector<Pieces>& sources,
                                                  const std::vector<Pieces>& targets) {
  const std::vector<AttentionChoice> candidates =
      attention_candidates(model.shape().decoder_layers, model.shape().heads);
  std::vector<double> linked(candidates.size(), 0.0);
  double most = 0;
  for (std::size_t pair = 0; pair < sources.size(); ++pair) {
    const auto rows = static_cast<std::int64_t>(targets[pair].size());
    const auto columns = static_cast<std::int64_t>(sources[pair].size());
    const Tensor whole = source_influence(model, sources[pair], targets[pair]);
    const Tensor influence = whole.narrow(0, 0, rows).narrow(1, 0, columns).clamp_min(0);
    most += influence.amax(1).sum().item<double>();
    const PairAttention attention = cross_attention_of_pairs(model, {sources[pair]}, {targets[pair]}).front();
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      linked[i] += linked_influence(read_attention(attention, candidates[i]), influence);
    }
  }
  if (most <= 0) return std::nullopt;
  const auto best = static_cast<std::size_t>(std::ranges::max_element(linked) - linked.begin());
  return SelectedAttention{
      .choice = candidates[best], .agreement = linked[best] / most, .pairs = static_cast<std::int64_t>(sources.size())};
}

}  // namespace ferry
