#include "decoding/soft_alignment.h"

#include "decoding/source_influence.h"

namespace ferry {
namespace {

/// The influence in nats below which attention has more to say.
constexpr double attention_weight = 0.05;

}  // namespace

std::vector<Tensor> soft_alignments(TransformerImpl& model, const std::vector<Pieces>& sources,
                                    const std::vector<Pieces>& targets, const AlignmentOptions& options) {
  std::vector<Tensor> matrices = attention_of_pairs(model, sources, targets, options.attention);
  if (options.method == AlignmentMethod::Attention) return matrices;
  for (std::size_t i = 0; i < matrices.size(); ++i) {
    if (sources[i].empty()) continue;  // </s> alone: all attention is there already
    const Tensor influence = source_influence(model, sources[i], targets[i]).clamp_min(0);
    matrices[i] = (influence + matrices[i] * attention_weight) / (influence.sum(1, true) + attention_weight);
  }
  return matrices;
}

}  // namespace ferry
