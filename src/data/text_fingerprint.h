// What tells whether a parallel text is still the one that a run was begun with.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/errors.h"
#include "data/parallel_text.h"

namespace ferry {

/// One file as its lines were read: compression, the kind of line ends and a byte order mark make no difference.
struct FileFingerprint {
  std::int64_t lines = 0;
  std::string sha256;  ///< of the text of its side, a LF after each line, from the first file to the end of this one
  bool operator==(const FileFingerprint&) const = default;
};

struct TextFingerprint {
  std::vector<FileFingerprint> source;
  std::vector<FileFingerprint> target;
  bool operator==(const TextFingerprint&) const = default;
};

/// A side of more than 100 files counts as one file, so that fingerprints stay short. Columns of one file are two
/// sides.
TextFingerprint fingerprint(const ParallelText& text);

/// What is other now, one problem for each side that changed, at the first file that did; empty for the same text, also
/// where it is distributed over other files. `files` are those of `now`.
std::vector<Problem> changes(const TextFingerprint& before, const TextFingerprint& now, const ParallelFiles& files);

}  // namespace ferry
