#include "checkpoint/judged_by.h"

namespace ferry {

JudgedBy judged_by(const ValidationConfig& config, const Progress& progress) {
  JudgedBy judged{.metric = config.metric, .tokenize = config.tokenize, .text = {}};
  if (progress.data) judged.text = progress.data->valid;
  return judged;
}

bool can_be_compared(const JudgedBy& one, const JudgedBy& other) {
  return one.metric == other.metric && one.tokenize == other.tokenize &&
         (!one.text || !other.text || changes(*one.text, *other.text, {}).empty());
}

}  // namespace ferry
