// What is said, and kept, when the batches of an update did not fit into memory.
#pragma once

#include "base/json.h"
#include "training/train_step.h"

namespace ferry {

class MemoryShortage {
 public:
  /// Updates of which not one sentence fits, in a row, before training ends.
  static constexpr int most_without_a_sentence = 3;

  /// After update number `update`. Where memory ran out: warns (with the lines of sentences that were left out), lowers
  /// options.most_positions for the updates to come, and returns what is to be told in metrics.jsonl; else null. Throws
  /// UserError when nothing fits any more.
  Json note(const StepResult& step, const EncodedCorpus& corpus, std::int64_t update, StepOptions& options);

 private:
  int without_a_sentence_ = 0;
};

}  // namespace ferry
