#include "decoding/model_scorer.h"

namespace ferry {
namespace {

// Positions for which there is room at first; the cache doubles when they are used up.
constexpr std::int64_t first_capacity = 32;

}  // namespace

void ModelScorer::start(const SourceBatch& source) {
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  const Memory memory = model_->encode({source.ids.to(device()), source.lengths.to(device())}, context);
  cache_ = model_->decoder->start(memory, 1, first_capacity);
}

Tensor ModelScorer::step(const Tensor& newest) {
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  return model_->output(model_->decoder->step(newest.to(device()), cache_, context)).cpu();
}

void ModelScorer::reorder(const Tensor& origins) {
  const NoGradients guard;
  cache_.reorder(origins.to(device()));
}

void ModelScorer::keep_sentences(const Tensor& sentences) {
  const NoGradients guard;
  cache_.keep_sentences(sentences.to(device()));
}

}  // namespace ferry
