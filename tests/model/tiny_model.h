// A Transformer small enough for hand counts, and batches for it.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "data/batch.h"
#include "model/transformer.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

/// D 8, H 2, feed-forward 16, two layers on each side, vocabularies of 13; no dropout.
inline TransformerShape tiny_shape() {
  return {.width = 8,
          .heads = 2,
          .feed_forward = 16,
          .encoder_layers = 2,
          .decoder_layers = 2,
          .source_vocabulary = 13,
          .target_vocabulary = 13};
}

/// The same with dropout everywhere.
inline TransformerShape tiny_shape_with_dropout() {
  TransformerShape shape = tiny_shape();
  shape.dropout = shape.attention_dropout = shape.feed_forward_dropout = 0.3;
  return shape;
}

/// Biases and gains are given other values than 0 and 1, so that none of them can be left out unnoticed.
inline Transformer tiny_model(const TransformerShape& shape = tiny_shape(), std::uint64_t seed = 1) {
  Transformer model(shape, seed);
  const NoGradients guard;
  for (auto& parameter : model->named_parameters()) {
    if (parameter.second.dim() == 2) continue;
    RandomStream stream(random_key(seed, "test values of " + parameter.first));
    float* values = parameter.second.data_ptr<float>();
    for (std::int64_t i = 0; i < parameter.second.numel(); ++i) {
      values[i] += 0.3F * static_cast<float>(stream.normal());
    }
  }
  return model;
}

/// Sentences of piece ids (4 to 12) with these lengths, without begin and end; a pure function of lengths and salt.
inline std::vector<std::vector<std::int32_t>> invented_sentences(const std::vector<int>& lengths, int salt) {
  std::vector<std::vector<std::int32_t>> sentences;
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    RandomStream stream(random_key(3, "sentence", i, static_cast<std::uint64_t>(salt)));
    std::vector<std::int32_t> ids;
    for (int j = 0; j < lengths[i]; ++j) ids.push_back(static_cast<std::int32_t>(4 + stream.below(9)));
    sentences.push_back(ids);
  }
  return sentences;
}

/// Pair i has source_lengths[i] and target_lengths[i] pieces.
inline Batch invented_batch(const std::vector<int>& source_lengths, const std::vector<int>& target_lengths,
                            int salt = 0) {
  const auto sources = invented_sentences(source_lengths, salt);
  const auto targets = invented_sentences(target_lengths, salt + 1000);
  EncodedCorpus corpus;
  std::vector<PairIndex> all;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    corpus.source.add(sources[i]);
    corpus.target.add(targets[i]);
    corpus.lines.push_back(static_cast<std::int64_t>(i) + 1);
    all.push_back(static_cast<PairIndex>(i));
  }
  return collate(corpus, all);
}

/// Three sentences, ragged on both sides: sources 6, 2 and 4 positions, targets 3, 5 and 2 (end included).
inline Batch ragged_batch() {
  return invented_batch({5, 1, 3}, {2, 4, 1});
}

/// More padding, filled with `fill` from each length on.
inline Tensor refilled(const Tensor& ids, const Tensor& lengths, std::int64_t more, std::int64_t fill) {
  const Tensor wider = at::constant_pad_nd(ids, {0, more}, pad_id);
  const Tensor padding = at::arange(wider.size(1)).unsqueeze(0) >= lengths.unsqueeze(1);
  return wider.masked_fill(padding, fill);
}

/// The same batch with more padding, filled with `fill` everywhere there is padding.
inline Batch with_padding(const Batch& batch, std::int64_t more_source, std::int64_t more_target,
                          std::int64_t fill = pad_id) {
  Batch padded = batch;
  padded.source.ids = refilled(batch.source.ids, batch.source.lengths, more_source, fill);
  padded.target_input = refilled(batch.target_input, batch.target_lengths, more_target, fill);
  padded.target_output = refilled(batch.target_output, batch.target_lengths, more_target, fill);
  return padded;
}

/// Only this sentence of the batch, without padding.
inline Batch only_sentence(const Batch& batch, std::int64_t index) {
  const auto row = [&](const Tensor& ids, const Tensor& lengths) {
    return ids.narrow(0, index, 1).narrow(1, 0, lengths[index].item<std::int64_t>()).contiguous();
  };
  Batch one;
  one.source.ids = row(batch.source.ids, batch.source.lengths);
  one.source.lengths = batch.source.lengths.narrow(0, index, 1).clone();
  one.target_input = row(batch.target_input, batch.target_lengths);
  one.target_output = row(batch.target_output, batch.target_lengths);
  one.target_lengths = batch.target_lengths.narrow(0, index, 1).clone();
  one.source_tokens = one.source.ids.numel();
  one.target_tokens = one.target_output.numel();
  return one;
}

/// True where a target position is real: [B, T].
inline Tensor real_targets(const Batch& batch) {
  return at::arange(batch.target_input.size(1)).unsqueeze(0) < batch.target_lengths.unsqueeze(1);
}

/// Logits [B, T, V] without dropout, without gradients.
inline Tensor evaluate(Transformer& model, const Batch& batch) {
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  return model->forward(batch, context);
}

/// The decoder's states for the rows of a target [N, D], composed layer by layer with the public parts;
/// `project` makes the keys and values of one layer's cross-attention from the rows of the memory [M, D].
inline Tensor decode_by_hand(Transformer& model, const Batch& batch, const Memory& memory,
                             const std::function<KeysAndValues(CrossAttention&, const Tensor&)>& project) {
  ForwardContext context = ForwardContext::evaluation();
  const SentenceRows target(batch.target_lengths, batch.target_input.size(1));
  const AttentionMask causal = causal_mask(target);
  const SentenceRows source(memory.lengths, memory.states.size(1));
  const AttentionMask to_memory = memory_mask(source, target);
  const Tensor seen = source.packed(memory.states);
  Tensor x = model->target_embedding(batch.target_input, target, context);
  for (DecoderLayer& layer_of_model : model->decoder->layers) {
    DecoderLayerImpl& layer = *layer_of_model;
    const Tensor own = layer.self_attention_norm(
        x, context, [&](const Tensor& normed) { return layer.self_attention(normed, causal, context); });
    const Tensor crossed = layer.cross_attention_norm(own, context, [&](const Tensor& normed) {
      return layer.cross_attention(normed, project(layer.cross_attention, seen), to_memory, context);
    });
    x = layer.feed_forward_norm(crossed, context,
                                [&](const Tensor& normed) { return layer.feed_forward(normed, context); });
  }
  return model->decoder->norm(x, context);
}

/// The largest absolute difference.
inline double distance(const Tensor& a, const Tensor& b) {
  return (a - b).abs().max().item<double>();
}

/// The largest absolute value of a parameter's gradient; zero when there is none.
inline double gradient_size(const Tensor& parameter) {
  return parameter.grad().defined() ? parameter.grad().abs().max().item<double>() : 0;
}

}  // namespace ferry
