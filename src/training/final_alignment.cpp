#include "training/final_alignment.h"

#include <cmath>

#include "base/errors.h"
#include "base/log.h"
#include "checkpoint/restore.h"

namespace ferry {
namespace {

// Hiding every source piece once takes a pass of the decoder each: enough pairs to tell heads apart, in seconds.
constexpr std::size_t most_alignment_pairs = 100;
constexpr int longest_alignment_side = 50;

struct SampledPairs {
  std::vector<Pieces> sources, targets;
};

/// Short pairs from all over the corpus.
SampledPairs sample_pairs(const EncodedCorpus& corpus) {
  std::vector<std::size_t> fitting;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    if (std::max(corpus.source.length(i), corpus.target.length(i)) <= longest_alignment_side) fitting.push_back(i);
  }
  SampledPairs pairs;
  const std::size_t count = std::min(most_alignment_pairs, fitting.size());
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t pair = fitting[i * fitting.size() / count];
    pairs.sources.emplace_back(corpus.source[pair].begin(), corpus.source[pair].end());
    pairs.targets.emplace_back(corpus.target[pair].begin(), corpus.target[pair].end());
  }
  return pairs;
}

}  // namespace

void record_alignment(const PreparedData& data, const at::Device& device) {
  const std::filesystem::path place = find_model(data.config.run);
  if (load_checkpoint(place, Parts::Model).alignment) return;
  // Training has ended well: what keeps the alignment from being noted, a damaged optimizer state included, is told.
  try {
    Checkpoint checkpoint = load_checkpoint(place, Parts::All);
    Transformer model = restore_model(checkpoint, place.string());
    model->to(device);
    const SampledPairs pairs = sample_pairs(data.valid.size() > 0 ? data.valid : data.train);
    checkpoint.alignment = select_attention(*model, pairs.sources, pairs.targets);
    if (!checkpoint.alignment) return;
    if (!std::isfinite(checkpoint.alignment->agreement)) {
      log::warning("the attention that aligns best is not known: the model computes numbers that are not finite");
      return;
    }
    save_checkpoint_as(place, checkpoint);
    log::info("alignment: {} finds {:.0f} % of what translations need of their source",
              to_text(checkpoint.alignment->choice), 100 * checkpoint.alignment->agreement);
  } catch (const UserError& error) {
    log::warning("the attention that aligns best could not be noted:\n{}", error.what());
  }
}

}  // namespace ferry
