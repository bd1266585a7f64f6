// The findings of a corpus in words and as JSON.
#pragma once

#include <string>

#include "base/json.h"
#include "data/corpus_check.h"

namespace ferry {

/// Training pairs are what `--fix` repairs; those that are only scored it leaves alone.
enum class Purpose { Training, Scoring };

/// Each kind with its count, first line numbers, meaning and, for training, what `--fix` does with it; several lines.
std::string report(const ParallelText& text, const PartFindings& findings, Purpose purpose);

/// "4 exact repeats, 1 source with different targets": the counts alone, without the pairs that are left out (which
/// summary(ParallelText) counts) and without what a text's remarks say. Empty where nothing was found.
std::string short_report(const PartFindings& findings);

/// pairs, used, files {source, target}, scripts, length_ratio, and findings by name, also those that were not made:
/// {count, lines}, or for what is found in lines {count, source {count, lines}, target {count, lines}}.
Json to_json(const ParallelText& text, const PartFindings& findings);

}  // namespace ferry
