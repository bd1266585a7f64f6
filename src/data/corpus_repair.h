// A cleaned copy of a training text, with a list of all that was removed and changed.
#pragma once

#include <cstdint>
#include <filesystem>

#include "data/corpus_check.h"

namespace ferry {

/// What is to be done; findings in neither set are left. Blank and too long pairs are removed in any case.
struct RepairPlan {
  FindingSet change;
  FindingSet remove;
};

/// The treatments of the table of findings.
RepairPlan default_plan();

struct RepairCounts {
  std::int64_t written = 0;  ///< pairs
  std::int64_t removed = 0;
  std::int64_t changed = 0;  ///< of those written
};

/// Throws UserError where there is a file of that name, or a folder that is not empty: nothing is ever overwritten.
void refuse_used_folder(const std::filesystem::path& folder);

/// Makes the folder, which appears complete or not at all: `source.txt`, `target.txt`, and `changes.tsv`, in which
/// every pair that was removed or changed stands with its line number (over all files of a side), `removed` or
/// `changed`, and the findings that were the reason. Lines are changed first; what is to be removed is judged by the
/// changed text, so that of two pairs that differed only in that only one is left. Throws UserError as
/// refuse_used_folder does, and where the folder cannot be written; StoppedBySignal after a stop signal while it is.
RepairCounts write_repaired(const CorpusTexts& texts, const CorpusFindings& findings, int max_tokens,
                            const RepairPlan& plan, const std::filesystem::path& folder);

}  // namespace ferry
