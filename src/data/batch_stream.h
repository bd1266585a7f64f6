// Last station: the endless stream of training batches, made one ahead by a thread of its own. Another thread prepares
// the next epoch (sampled segmentations, order, plan) while this one is used.
#pragma once

#include <cstdint>
#include <memory>

#include "data/batch.h"

namespace ferry {

/// Where the stream stands: the next batch is number `batch` of epoch `epoch` (both from 0).
struct StreamPosition {
  std::int64_t epoch = 0;
  std::int64_t batch = 0;
  bool operator==(const StreamPosition&) const = default;
};

struct StreamOptions {
  int batch_tokens = 0;
  double sampling = 0;  ///< alpha of Tokenizer::sample; 0: always the best segmentation
  int max_tokens = 128;
  std::uint64_t seed = 1;
};

class BatchStream {
 public:
  /// The corpus, text and tokenizers must outlive the stream. Throws UserError when the corpus has no pairs. A start
  /// beyond the end of its epoch means the beginning of the next.
  BatchStream(const EncodedCorpus& corpus, const ParallelText& text, const TokenizerPair& tokenizers,
              StreamOptions options, StreamPosition start);
  ~BatchStream();
  BatchStream(const BatchStream&) = delete;
  BatchStream& operator=(const BatchStream&) = delete;

  /// Waits for the next batch. What the background thread threw is thrown here.
  Batch next();
  /// The position of the batch that next() will give.
  StreamPosition position() const;
  /// Batches in the epoch of that position; waits until that epoch is planned.
  std::int64_t batches_in_epoch() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace ferry
