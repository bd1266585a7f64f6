#include "training/memory_estimate.h"

#include <algorithm>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/threads.h"
#include "data/batch_plan.h"
#include "decoding/translator.h"
#include "kernels/instruction_set.h"
#include "training/device.h"

namespace ferry {
namespace {

constexpr std::int64_t float_bytes = 4;

/// How far the estimate may be from the truth.
constexpr double uncertainty = 0.25;

/// Code that oneDNN makes, thread-local scratch, and what the allocator cannot fill.
constexpr std::int64_t library_growth = 80'000'000;

std::int64_t attention_weights(const TransformerShape& shape) {
  return 4 * (shape.width * shape.width + shape.width);
}

std::int64_t feed_forward_weights(const TransformerShape& shape) {
  const std::int64_t inner = shape.feed_forward * (shape.activation == Activation::Swiglu ? 2 : 1);
  return shape.width * inner + inner + shape.feed_forward * shape.width + shape.width;
}

/// Numbers kept by the activation for each position, in units of the feed-forward width: relu keeps its result alone,
/// which is also the next product's input; the others are LibTorch's own functions, which keep more.
std::int64_t kept_by_activation(const TransformerShape& shape) {
  const bool dropped = shape.feed_forward_dropout > 0;
  switch (shape.activation) {
    case Activation::Relu:
      return 1;
    case Activation::Gelu:
      return dropped ? 4 : 2;
    case Activation::Swiglu:
      break;
  }
  return dropped ? 7 : 5;
}

std::int64_t vocabulary_rows(const TransformerShape& shape) {
  switch (shape.tie) {
    case Tie::All:
      return shape.target_vocabulary;
    case Tie::Target:
      return shape.source_vocabulary + shape.target_vocabulary;
    case Tie::None:
      break;
  }
  return shape.source_vocabulary + 2 * shape.target_vocabulary;
}

}  // namespace

std::int64_t parameter_count(const TransformerShape& shape) {
  const std::int64_t norm = 2 * shape.width;
  const std::int64_t encoder = attention_weights(shape) + feed_forward_weights(shape) + 2 * norm;
  const std::int64_t decoder = 2 * attention_weights(shape) + feed_forward_weights(shape) + 3 * norm;
  return shape.encoder_layers * encoder + shape.decoder_layers * decoder + 2 * norm +
         vocabulary_rows(shape) * shape.width + shape.target_vocabulary;
}

std::int64_t batch_memory(const TransformerShape& shape, const BatchSize& size, std::int64_t product_bytes) {
  const std::int64_t width = shape.width;
  const std::int64_t feed_forward = kept_by_activation(shape) * shape.feed_forward;
  const std::int64_t source = size.sentences * size.source;
  const std::int64_t target = size.sentences * size.target;
  // A layer's residual sums are float32, one before each sublayer; in the product type are their norms, the queries,
  // keys and values, what attention gives, and the inner feed-forward. Cross-attention's keys and values are the
  // source's.
  const std::int64_t encoder_position = 2 * width * float_bytes + (6 * width + feed_forward) * product_bytes;
  const std::int64_t decoder_position = 3 * width * float_bytes + (9 * width + feed_forward) * product_bytes;
  const std::int64_t memory_position = 2 * width * product_bytes;
  const std::int64_t heads = size.sentences * shape.heads * float_bytes;  // attention weights are kept in float32
  const std::int64_t encoder_heads = heads * size.source * size.source;
  const std::int64_t decoder_heads = heads * size.target * (size.target + size.source);
  const std::int64_t layers =
      shape.encoder_layers * (source * encoder_position + encoder_heads) +
      shape.decoder_layers * (target * decoder_position + source * memory_position + decoder_heads);
  // The last states of both stacks, the encoder's once more with their padding and again without, and their gradient.
  const std::int64_t ends =
      (source + target) * width * (float_bytes + product_bytes) + 2 * source * width * product_bytes;
  // On the way back: gradients of the residual sum and of the widest layer, which is an attention where the
  // feed-forward sublayer goes by blocks (kernels/feed_forward.cpp).
  const std::int64_t widest = std::max(source, target);
  const std::int64_t inner = shape.activation == Activation::Relu ? 0 : 2 * shape.feed_forward;
  const std::int64_t layer = std::max(4 * width, inner);
  const std::int64_t backward = widest * (layer * product_bytes + 3 * width * float_bytes);
  return layers + ends + backward;
}

BatchSize largest_batch(const TransformerShape& shape, const EncodedCorpus& corpus, const Config& config,
                        std::int64_t product_bytes) {
  const BatchPlan plan = plan_batches(corpus, epoch_order(corpus.size(), config.seed, 0),
                                      config.training.batch_tokens.value(), config.seed, 0);
  BatchSize largest;
  for (const std::vector<PairIndex>& batch : plan.batches) {
    BatchSize size{.sentences = static_cast<std::int64_t>(batch.size())};
    for (const PairIndex pair : batch) {
      size.source = std::max<std::int64_t>(size.source, corpus.source.length(pair) + 1);
      size.target = std::max<std::int64_t>(size.target, corpus.target.length(pair) + 1);
    }
    if (batch_memory(shape, size, product_bytes) > batch_memory(shape, largest, product_bytes)) largest = size;
  }
  return largest;
}

MemoryEstimate estimate_memory(const PreparedData& data, const HeldMemory& held) {
  const Config& config = data.config;
  const TransformerShape shape =
      transformer_shape(config.model, data.tokenizers.source->size(), data.tokenizers.target->size());
  const bool half = choose_product_type(config.precision, at::kCPU) == at::kBFloat16;
  const std::int64_t product_bytes = half ? 2 : float_bytes;
  const std::int64_t weights = parameter_count(shape);
  const std::int64_t buffers = config.training.average_decay.value() > 0 ? 5 : 4;
  // The output table's gradient, its sum with those of the embeddings, and one of these.
  const std::int64_t tables = 3 * shape.target_vocabulary * shape.width * float_bytes;
  const std::int64_t converted = product_bytes < float_bytes ? weights * product_bytes : 0;
  // The output projection computes 4 Mi logits at a time; their gradient takes their place where it is float32
  // (kernels/output_loss.cpp).
  const std::int64_t slice = (std::int64_t{4} << 20) * (half ? float_bytes + product_bytes : float_bytes);
  // Without AVX-512 the output table lies in panels twice, and the weights of a feed-forward sublayer once
  // (kernels/panels.h).
  const bool in_panels = !half && !kernels::dnnl_is_fast_in_float32();
  const std::int64_t panels =
      in_panels ? 2 * shape.width * (shape.target_vocabulary + shape.feed_forward) * float_bytes : 0;
  const BatchSize largest = largest_batch(shape, data.train, config, product_bytes);
  // Keys and values of each layer's both attentions, in float32; translations as long as the sources.
  const bool searches = !config.data.valid.empty() || !config.data.test.empty();
  const std::int64_t hypotheses = config.data.test.empty() ? 1 : config.decoding.beam;
  const std::int64_t batches = std::min(thread_count(), most_batches_at_once);
  const std::int64_t positions = config.decoding.batch_tokens * batches;
  const std::int64_t cache = positions * shape.decoder_layers * 2 * shape.width * float_bytes;
  return {.parameters = weights * buffers * float_bytes + tables + converted + slice + panels,
          .batch = batch_memory(shape, largest, product_bytes),
          .sentences = largest.sentences,
          .search = searches ? cache * (1 + 2 * hypotheses) : 0,
          .restored = held.restored,
          .program = held.resident - held.restored,
          .growth = library_growth};
}

namespace {

// What needs less memory, and how much of it.
std::string smaller(const MemoryEstimate& estimate, const TrainingConfig& training) {
  if (estimate.batch <= estimate.parameters) {
    return "a smaller model (model.preset, model.width, tokenizer.vocabulary), or a machine with more memory";
  }
  if (estimate.sentences == 1) {
    return "the largest batch is one long pair: a smaller data.max_tokens leaves such pairs out";
  }
  return format(
      "training.batch_tokens: {} with training.accumulate: {} gives the same updates with half the memory for "
      "batches; or a smaller model.preset",
      std::max(1, training.batch_tokens.value() / 2), training.accumulate * 2);
}

}  // namespace

void check_memory(const MemoryEstimate& estimate, const AvailableMemory& available, const Config& config) {
  const std::int64_t needed = estimate.peak() - estimate.program - estimate.restored;
  log::info(
      "memory: about {} at the peak ({} weights and optimizer, {} largest batch, {} program and data); {} more are "
      "available ({})",
      memory_size(estimate.peak()), memory_size(estimate.parameters),
      memory_size(std::max({estimate.batch, estimate.search, estimate.restored})),
      memory_size(estimate.program + estimate.growth), memory_size(available.bytes), available.limit);
  const auto at_least = [](std::int64_t bytes) {
    return static_cast<std::int64_t>((1 - uncertainty) * static_cast<double>(bytes));
  };
  // Where allocations fail, a batch that does not fit is computed in parts: only the model itself must fit.
  const std::int64_t indispensable = available.allocations_fail ? estimate.parameters : needed;
  if (at_least(indispensable) > available.bytes) {
    throw UserError(format("training needs about {} more memory, {} are available ({})", memory_size(needed),
                           memory_size(available.bytes), available.limit),
                    smaller(estimate, config.training));
  }
  if (static_cast<double>(needed) * (1 + uncertainty) > static_cast<double>(available.bytes)) {
    log::warning("memory may not suffice; {}", smaller(estimate, config.training));
  }
}

}  // namespace ferry
