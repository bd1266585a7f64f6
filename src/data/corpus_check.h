// What is wrong with a corpus, or at least worth knowing: all findings of its parts, and what the parts have in common.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/line_numbers.h"
#include "base/script.h"
#include "data/finding.h"
#include "data/parallel_text.h"

namespace ferry {

enum class Side { Source, Target, Both };

/// One kind of finding in a text.
struct FindingCount {
  Finding finding;
  Side side = Side::Both;  ///< which side of the pairs; Both for what is found in pairs
  std::int64_t count = 0;  ///< of lines or pairs; of lines with several counterparts (different_targets, ..._sources)
  LineNumbers lines{};     ///< over all files of a side, from 1
};

/// What was found in one part of a corpus.
struct PartFindings {
  std::string name;                     ///< the text's
  std::int64_t pairs_read = 0;          ///< 0: there is no such part
  std::vector<LeftOut> left_out;        ///< blank or surely too long
  std::vector<FindingCount> found;      ///< what was found, in the order of finding_kinds, the source side first
  std::vector<FindingSet> pairs;        ///< for each pair of the text, what was found in it and its sides
  Script source_script = Script::None;  ///< which most of the lines are in
  Script target_script = Script::None;
  double length_ratio = 1;  ///< median of target characters for a source character

  std::int64_t pairs_used() const { return pairs_read - static_cast<std::int64_t>(left_out.size()); }
};

/// The parts of a corpus; a text without lines is a part that is not there.
struct CorpusTexts {
  const ParallelText& train;
  const ParallelText& valid;
  const ParallelText& test;
};

struct CorpusFindings {
  PartFindings train;
  PartFindings valid;
  PartFindings test;
};

/// Looks for every kind of finding. In pairs that are blank or too long for max_tokens pieces nothing else is looked
/// for. Parallel in fixed parts: the outcome does not depend on the number of threads. About ten seconds for a million
/// pairs on two cores; memory beside the texts: about 100 bytes a pair.
CorpusFindings check_corpus(const CorpusTexts& texts, int max_tokens);

}  // namespace ferry
