#include "training/memory_shortage.h"

#include "base/errors.h"
#include "base/format.h"
#include "base/line_numbers.h"
#include "base/log.h"

namespace ferry {

Json MemoryShortage::note(const StepResult& step, const EncodedCorpus& corpus, std::int64_t update,
                          StepOptions& options) {
  Json told;
  if (step.most_positions != options.most_positions) {
    options.most_positions = step.most_positions;
    log::warning(
        "update {} did not fit into memory at once: batches are computed in parts of at most {} positions from now on, "
        "with the same gradient; training.batch_tokens: {} makes them that small from the start",
        update, step.most_positions, step.most_positions);
    told["most_positions"] = step.most_positions;
  }
  LineNumbers numbers;
  std::vector<std::int64_t> lines;
  for (const PairIndex pair : step.left_out) {
    lines.push_back(corpus.lines[pair]);
    numbers.add(lines.back());
  }
  if (!lines.empty()) {
    log::warning(
        "update {}: {} left out, too long for this machine's memory even alone: training {}; data.max_tokens "
        "leaves out long pairs from the start",
        update, lines.size() == 1 ? "1 pair is" : format("{} pairs are", lines.size()), numbers.names());
    told["lines"] = lines;
  }
  without_a_sentence_ = step.totals.tokens == 0 ? without_a_sentence_ + 1 : 0;
  if (without_a_sentence_ >= most_without_a_sentence) {
    throw UserError(format("memory does not suffice for one sentence, {} updates in a row", without_a_sentence_),
                    "a smaller model (model.preset, model.width), a smaller data.max_tokens, or more memory");
  }
  return told;
}

}  // namespace ferry
